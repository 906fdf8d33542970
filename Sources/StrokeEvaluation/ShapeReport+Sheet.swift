// Pictures of fits: the ink in grey, the shape over it.

import StrokeKit

extension ShapeReport {
  /// A sheet of fits as SVG: the worst first, that is those that are furthest off for their size, then
  /// others, evenly chosen from all. A gesture that is no shape is not on it.
  public func sheet(count: Int = 40, worst: Int = 10) -> String {
    let fitted = entries.indices.filter { entries[$0].verdict.fit != nil }
    let byError = fitted.sorted { error(entries[$0]) > error(entries[$1]) }
    var chosen = Array(byError.prefix(min(worst, count)))
    let rest = fitted.filter { !chosen.contains($0) }
    let wanted = min(count - chosen.count, rest.count)
    chosen += (0..<wanted).map { rest[$0 * rest.count / wanted] }
    let cells = chosen.enumerated().map { position, index in
      Cell(entry: entries[index], error: error(entries[index]), position: position).text
    }
    let rows = (chosen.count + Cell.columns - 1) / Cell.columns
    let (width, height) = (Int(Cell.side) * Cell.columns, Int(Cell.side) * rows)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      font-family="sans-serif" font-size="10">
      <rect width="\(width)" height="\(height)" fill="white"/>
      \(cells.joined(separator: "\n"))
      </svg>
      """
  }

  /// The error as a share of the ink's longer side.
  private func error(_ entry: Entry) -> Double {
    guard let fit = entry.verdict.fit else { return 0 }
    let size = Box(entry.sample.strokes).size
    return size > 0 ? fit.error / size : 0
  }
}

/// The box around strokes.
private struct Box {
  var low = SIMD2(repeating: Double.infinity)
  var high = SIMD2(repeating: -Double.infinity)

  init(_ strokes: [[StrokePoint]]) {
    for point in strokes.joined() {
      let place = SIMD2(point.x, point.y)
      low.replace(with: place, where: place .< low)
      high.replace(with: place, where: place .> high)
    }
  }

  var size: Double { (high - low).max() }
}

/// One picture of a sheet.
private struct Cell {
  static let side = 150.0
  static let columns = 8
  private static let margin = 22.0

  let entry: ShapeReport.Entry
  let error: Double
  let position: Int

  var text: String {
    let corner = SIMD2(
      Double(position % Self.columns) * Self.side, Double(position / Self.columns) * Self.side)
    let box = Box(entry.sample.strokes)
    let scale = (Self.side - 2 * Self.margin) / max(box.size, 1)
    func line(_ places: [SIMD2<Double>], _ style: String) -> String {
      let points = places.map { place in
        let place = corner + Self.margin + (place - box.low) * scale
        return "\(Self.tenths(place.x)),\(Self.tenths(place.y))"
      }
      return #"<polyline fill="none" \#(style) points="\#(points.joined(separator: " "))"/>"#
    }
    let ink = entry.sample.strokes.map { stroke in
      line(stroke.map { SIMD2($0.x, $0.y) }, #"stroke="darkgray" stroke-width="2.5""#)
    }
    let shape = (entry.verdict.fit?.shape.outlines ?? []).map {
      line($0, #"stroke="crimson""#)
    }
    let kind = entry.verdict.fit.map { "\($0.shape.kind)" } ?? "none"
    let title =
      #"<text x="\#(corner.x + 4)" y="\#(corner.y + 12)">"#
      + "\(Self.escaped(entry.sample.name)): \(kind), \(Columns.percent(error, 1)) %</text>"
    return ([title] + ink + shape).joined(separator: "\n")
  }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  /// A name as text of XML.
  private static func escaped(_ name: String) -> String {
    var text = ""
    for character in name {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      default: text.append(character)
      }
    }
    return text
  }
}
