// How the parts of a drawing lie: how often lines across it meet ink, what its ink encloses, which
// directions it has. It compares neither places nor order.

/// What the differences of a structure count, each beside 1.
struct StructureWeights: Equatable, Sendable {
  /// A crossing more or less in a band of rows or columns, and in a rank of them.
  var crossing: Float = 0.2
  /// The whole grid in a bay more or less.
  var bay: Float = 2
  /// From all lines level or upright to all lines aslant: half of it.
  var slant: Float = 1
  /// The whole height in spread more or less.
  var height: Float = 10

  /// Structure is overlooked.
  static let none = StructureWeights(crossing: 0, bay: 0, slant: 0, height: 0)
}

/// The structure of a gesture, after the gradient, structural and concavity features of handwriting
/// recognition (J. Favata, G. Srikantan: *A multiple feature/resolution approach to handprinted digit
/// and character recognition,* International Journal of Imaging Systems and Technology 1996).
///
/// Flags, rests and bars that repeat are crossings of rows or columns, as drawn from top to bottom and
/// from left to right, and sorted, so that it matters less where they are. Hooks and cups are bays.
enum StrokeStructure {
  /// Crossings of rows and columns, both sorted, bays, and the slant and height of the ink.
  static let length = 6

  /// Describes a drawing after a walk along its ink.
  static func describe(_ drawing: Drawing, as structure: UnsafeMutablePointer<Fours>) {
    let grid = InkGrid(drawing)
    let ofRows = InkGrid.crossings(grid.rows)
    let ofColumns = InkGrid.crossings(grid.columns)
    structure[0] = InkGrid.bands(ofRows)
    structure[1] = InkGrid.bands(ofColumns)
    structure[2] = InkGrid.bands(InkGrid.sorted(ofRows))
    structure[3] = InkGrid.bands(InkGrid.sorted(ofColumns))
    structure[4] = grid.bays
    structure[5] = Fours(slant(drawing), height(drawing), 0, 0)
  }

  /// The mean cosine of four times the angle of the tangents: 1 if all are level or upright, -1 if all
  /// are aslant. A dot has none.
  private static func slant(_ drawing: Drawing) -> Float {
    var sum = 0.0
    for index in drawing.samples.indices {
      let chord = drawing.chord(at: index)
      let square = (chord * chord).sum()
      if !(square > 0) { continue }
      let double = (chord.x * chord.x - chord.y * chord.y) / square
      sum += 2 * double * double - 1
    }
    return Float(sum / Double(drawing.samples.count))
  }

  /// The standard deviation of the samples' y, as a share of the size.
  private static func height(_ drawing: Drawing) -> Float {
    let middle = drawing.centroid.y
    var sum = 0.0
    for sample in drawing.samples { sum += (sample.y - middle) * (sample.y - middle) }
    return Float((sum / Double(drawing.samples.count)).squareRoot() / drawing.size)
  }

  /// The fourth power of the factor by which a score grows: 1 where nothing differs.
  @inline(__always)
  static func difference(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, weights: StructureWeights
  ) -> Float {
    var factor = 1 + weights.bay * apart(query[4], template[4]).sum()
    for index in 0..<4 {
      factor *= 1 + weights.crossing * apart(query[index], template[index]).sum()
    }
    let rest = apart(query[5], template[5])
    return factor * (1 + weights.slant * rest.x) * (1 + weights.height * rest.y)
  }

  @inline(__always)
  private static func apart(_ one: Fours, _ other: Fours) -> Fours {
    let across = one - other
    return across.replacing(with: -across, where: across .< 0)
  }
}
