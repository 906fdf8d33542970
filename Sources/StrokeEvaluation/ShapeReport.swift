// Which shapes people's gestures are, name by name. It does not know which they should be.

import StrokeKit

/// The shapes of gestures, counted for each name.
public struct ShapeReport: Sendable {
  /// A gesture and the shape that it is, if any.
  public struct Entry: Sendable {
    /// The gesture.
    public let sample: StrokeSample
    /// What was said of it.
    public let verdict: ShapeVerdict
  }

  /// All gestures, in their order.
  public let entries: [Entry]
  /// The kinds that were asked for.
  public let kinds: ShapeKinds

  /// Finds the shape of each gesture.
  ///
  /// - Complexity: that of ``/StrokeKit/ShapeFit/verdict(on:among:)`` for each.
  public init(_ samples: [StrokeSample], among kinds: ShapeKinds = .whileHolding) {
    self.kinds = kinds
    entries = samples.map {
      Entry(sample: $0, verdict: ShapeFit.verdict(on: $0.strokes, among: kinds))
    }
  }

  /// The names of the gestures, in the order in which they come first.
  public var names: [String] {
    var known: Set<String> = []
    return entries.compactMap { known.insert($0.sample.name).inserted ? $0.sample.name : nil }
  }

  /// How many gestures of a name are of a kind that is one of some.
  public func count(of name: String, among kinds: ShapeKinds) -> Int {
    entries.count { entry in
      entry.sample.name == name
        && entry.verdict.fit.map { kinds.contains($0.shape.kind) } ?? false
    }
  }

  /// A row for each name: how many gestures of it there are, how many are of each kind, and how many
  /// are none, with the kind that those are instead where that is known.
  public var table: String {
    let names = names
    let width = (names.map(\.count).max() ?? 0) + 2
    var text = ""
    for name in names {
      let own = entries.filter { $0.sample.name == name }
      var counts: [(title: String, count: Int)] = []
      for entry in own {
        let title = Self.title(entry.verdict)
        if let index = counts.firstIndex(where: { $0.title == title }) {
          counts[index].count += 1
        } else {
          counts.append((title, 1))
        }
      }
      counts.sort { $0.count != $1.count ? $0.count > $1.count : $0.title < $1.title }
      text += Columns.pad(name, to: width) + Columns.padLeft("\(own.count)", to: 5) + "  "
      text += counts.map { "\($0.title) \($0.count)" }.joined(separator: ", ") + "\n"
    }
    return text
  }

  private static func title(_ verdict: ShapeVerdict) -> String {
    switch verdict {
    case .shape(let fit): "\(fit.shape.kind)"
    case .none(.fitsOnly(let kinds)): "none (\(kinds))"
    case .none(.tooRough): "none (too rough)"
    case .none(.tooSmall): "none (too small)"
    case .none: "none (unusable)"
    }
  }
}
