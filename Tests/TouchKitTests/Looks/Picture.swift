// A picture of views as lines of text: one for each visible view, indented by its depth.

@testable import TouchEngine
@testable import TouchWidgets

/// Writes snapshots down. It leaves out what has its usual value.
enum Picture {
  static func lines(_ view: ViewSnapshot, depth: Int = 0) -> [String] {
    let parts = [place(view)] + look(view) + content(view.content) + told(view.accessibility)
    return [String(repeating: "  ", count: depth) + parts.joined(separator: ", ")]
      + view.shapes.map { String(repeating: "  ", count: depth + 1) + shape($0) }
      + view.subviews.flatMap { lines($0, depth: depth + 1) }
  }

  private static func place(_ view: ViewSnapshot) -> String {
    let size = view.bounds.size
    let origin = CGPoint(
      x: view.position.x - view.anchorPoint.x * size.width,
      y: view.position.y - view.anchorPoint.y * size.height)
    return "\(text(origin)) \(text(size.width)) × \(text(size.height))"
  }

  private static func look(_ view: ViewSnapshot) -> [String] {
    var parts: [String] = []
    if view.bounds.origin != .zero { parts.append("shows \(text(view.bounds.origin))") }
    if !view.transform.isIdentity { parts.append("transform \(text(view.transform))") }
    if view.alpha != 1 { parts.append("alpha \(text(view.alpha))") }
    if let color = view.backgroundColor { parts.append("on \(text(color))") }
    if view.cornerRadius != 0 { parts.append("corners \(text(view.cornerRadius))") }
    if view.borderWidth != 0 {
      parts.append("border \(text(view.borderWidth)) \(view.borderColor.map(text) ?? "")")
    }
    if view.clips { parts.append("clips") }
    if !view.isUserInteractionEnabled { parts.append("no fingers") }
    if view.hasGestures { parts.append("gestures") }
    return parts
  }

  private static func content(_ content: ViewSnapshot.Content) -> [String] {
    switch content {
    case .none: []
    case .image(let name, let size, let mode):
      ["image \(name) \(text(size.width)) × \(text(size.height)) \(mode)"]
    case .text(let string, let font, let color, let alignment, let lines):
      [
        "“\(string)” \(text(font.pointSize)) \(font.weight) \(text(color)) \(alignment)"
          + (lines == 1 ? "" : " \(lines) lines")
      ]
    }
  }

  private static func told(_ told: ViewSnapshot.Accessibility?) -> [String] {
    guard let told else { return [] }
    let words = [told.label, told.value, told.hint].map { $0 ?? "–" }.joined(separator: " | ")
    var amount = ""
    if let range = told.amount { amount = " \(range.minimum) \(range.value) \(range.maximum)" }
    return ["told \(words) \(told.traits.rawValue)\(amount)\(told.isEditable ? " editable" : "")"]
  }

  private static func shape(_ shape: ViewSnapshot.Shape) -> String {
    let box = shape.path.boundingBox
    return
      "shape \(text(shape.origin)) \(text(box.origin)) \(text(box.width)) × \(text(box.height))"
      + (shape.fillColor.map { " filled \(text($0))" } ?? "")
      + (shape.strokeColor.map { " drawn \(text($0)) \(text(shape.lineWidth)) \(shape.lineCap)" }
        ?? "")
  }

  private static func text(_ point: CGPoint) -> String { "(\(text(point.x)) \(text(point.y)))" }

  private static func text(_ transform: CGAffineTransform) -> String {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(text)
      .joined(separator: " ")
  }

  private static func text(_ color: CGColor) -> String {
    "\(color.red.hundredths) \(color.green.hundredths) \(color.blue.hundredths)"
      + (color.alpha == 1 ? "" : " · \(color.alpha.hundredths)")
  }

  private static func text(_ number: CGFloat) -> String { Double(number).hundredths }
}

extension BinaryFloatingPoint {
  /// Rounded to hundredths, without zeros at the end.
  fileprivate var hundredths: String {
    let rounded = (Double(self) * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
