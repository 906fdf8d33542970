// The legend of a timeline: what is in it, and nothing else.

import TouchKit

/// Signs and their meaning, in as many lines as they need.
nonisolated struct Legend {
  private struct Item {
    var shape: (_ x: Double, _ y: Double) -> String
    var text: String
  }

  private static let lineHeight = 22.0
  private static let size = 11.0
  private static let signWidth = 30.0
  private var lines: [[(x: Double, item: Item)]] = []

  /// How high it is, in points.
  var height: Double { Double(lines.count) * Self.lineHeight }

  /// The legend of these lanes.
  init(_ lanes: [Lanes.Content], width: Double) {
    var x = 0.0
    for item in Self.items(of: lanes) {
      let wide = Self.signWidth + SVGText.width(of: item.text, size: Self.size) + 22
      if lines.isEmpty || x + wide > width {
        lines.append([])
        x = 0
      }
      lines[lines.count - 1].append((x, item))
      x += wide
    }
  }

  /// Draws it.
  func draw(into svg: inout SVGText, x: Double, y: Double) {
    for (index, line) in lines.enumerated() {
      let middle = y + (Double(index) + 0.5) * Self.lineHeight
      for (place, item) in line {
        svg.add(item.shape(x + place, middle))
        svg.add(
          SVGText.label(x + place + Self.signWidth, middle + 4, item.text, size: Self.size, .soft))
      }
    }
  }

  private static func items(of lanes: [Lanes.Content]) -> [Item] {
    // Most recognizers are reset as soon as they have decided: then nothing is drawn.
    let seen = lanes.flatMap(\.spans).filter { $0.look != .over || $0.end - $0.start > 0.01 }
    let spans = Set(seen.map(\.look.rawValue))
    let marks = Set(lanes.flatMap { $0.marks.map(\.look.rawValue) })
    var items: [Item] = []
    for look in SpanLook.allCases where spans.contains(look.rawValue) {
      items.append(Item(shape: { shape(look, $0, $1) }, text: words(look)))
    }
    for look in MarkLook.allCases where marks.contains(look.rawValue) {
      let lift = look == .action ? 11.0 : 0
      items.append(
        Item(
          shape: { LanesPicture.sign(look, $0 + 12, $1 - lift, to: $0 + 12, count: 1) },
          text: words(look)))
    }
    return items
  }

  private static func shape(_ look: SpanLook, _ x: Double, _ y: Double) -> String {
    func bar(_ paint: String) -> String { SVGText.rect(x, y - 5.5, 24, 11, radius: 3, paint) }
    switch look {
    case .finger:
      return SVGText.line(x + 4, y, x + 22, y, SVGText.stroke(.finger, 2))
        + SVGText.line(x + 12, y, x + 22, y, SVGText.stroke(.finger, 6))
        + SVGText.circle(x + 4, y, 4.5, SVGText.fill(.finger))
    case .possible: return bar(SVGText.fill(.possible))
    case .active: return bar(SVGText.fill(.active))
    case .touch: return bar(SVGText.fill(.touch))
    case .waiting: return bar("fill=\"url(#tk-waiting)\" " + SVGText.stroke(.waiting, 1))
    case .held: return bar("fill=\"url(#tk-held)\" " + SVGText.stroke(.touch, 1))
    case .over: return SVGText.line(x + 1, y, x + 23, y, SVGText.stroke(.line, 2))
    }
  }

  private static func words(_ look: SpanLook) -> String {
    switch look {
    case .finger: "finger rests, moves"
    case .possible: "possible"
    case .waiting: "waits for another to fail"
    case .active: "began, changed"
    case .over: "decided, until its reset"
    case .touch: "view hears of a touch"
    case .held: "held back from the view"
    }
  }

  private static func words(_ look: MarkLook) -> String {
    switch look {
    case .recognized: "recognized"
    case .failed: "failed"
    case .cancelled: "cancelled"
    case .action: "action"
    case .refused: "does not get the touch"
    case .input: "other input"
    case .note: "note"
    }
  }
}
