// What an app shows, as SVG.

import TouchKit
import TouchTrace

/// Draws the views of an application.
struct ScenePicture {
  private var text = ""
  private var clipCount = 0

  /// The picture of what an application shows now.
  static func svg(of application: UIApplication) -> String {
    application.layoutWindowsIfNeeded()
    let size = application.screen.bounds.size
    var picture = ScenePicture()
    picture.text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(size.width))" \
      height="\(number(size.height))" font-family="sans-serif">
      <rect width="100%" height="100%" fill="#ffffff"/>

      """
    for window in application.windows where !window.isHidden { picture.draw(window.snapshot()) }
    return picture.text + "</svg>\n"
  }

  private static func number(_ value: CGFloat) -> String { shortDecimal(Double(value), places: 2) }

  private static func paint(_ color: CGColor?) -> String {
    guard let color, color.alpha > 0 else { return "none" }
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return "rgba(\(parts[0]),\(parts[1]),\(parts[2]),\(number(color.alpha)))"
  }

  private mutating func draw(_ view: ViewSnapshot) {
    let (bounds, matrix) = (view.bounds, view.transform)
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * view.anchorPoint.x,
      y: bounds.minY + bounds.height * view.anchorPoint.y)
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(Self.number)
    var group = "<g transform=\"translate(\(Self.number(view.position.x)) "
    group += "\(Self.number(view.position.y))) matrix(\(numbers.joined(separator: " "))) "
    group += "translate(\(Self.number(-anchor.x)) \(Self.number(-anchor.y)))\""
    if view.alpha < 1 { group += " opacity=\"\(Self.number(view.alpha))\"" }
    let frame = frame(bounds, view.cornerRadius)
    if view.clips {
      clipCount += 1
      text += "<clipPath id=\"c\(clipCount)\"><rect \(frame)/></clipPath>\n"
      group += " clip-path=\"url(#c\(clipCount))\""
    }
    text += group + ">\n"
    if view.backgroundColor != nil || view.borderWidth > 0 {
      text += "<rect \(frame) fill=\"\(Self.paint(view.backgroundColor))\""
      if view.borderWidth > 0 {
        text += " stroke=\"\(Self.paint(view.borderColor))\""
        text += " stroke-width=\"\(Self.number(view.borderWidth))\""
      }
      text += "/>\n"
    }
    draw(view.content, in: bounds)
    for shape in view.shapes { draw(shape) }
    for subview in view.subviews { draw(subview) }
    text += "</g>\n"
  }

  private func frame(_ bounds: CGRect, _ radius: CGFloat) -> String {
    let side = "x=\"\(Self.number(bounds.minX))\" y=\"\(Self.number(bounds.minY))\" "
    let size = "width=\"\(Self.number(bounds.width))\" height=\"\(Self.number(bounds.height))\""
    return side + size + (radius > 0 ? " rx=\"\(Self.number(radius))\"" : "")
  }

  private mutating func draw(_ content: ViewSnapshot.Content, in bounds: CGRect) {
    switch content {
    case .none: break
    case .image(let name, _, _):
      text += "<rect \(frame(bounds, 0)) fill=\"#d8d8d8\"/>\n"
      draw(name, at: CGPoint(x: bounds.midX, y: bounds.midY), size: 12, "fill=\"#555\"", .center)
    case .text(let words, let font, let color, let alignment, _):
      let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
      let x =
        switch alignment {
        case .center: bounds.midX
        case .right: bounds.maxX
        case .left, .natural: bounds.minX
        }
      var y = bounds.midY - font.lineHeight * CGFloat(lines.count - 1) / 2
      let weight =
        font.weight.rawValue > UIFont.Weight.regular.rawValue ? " font-weight=\"bold\"" : ""
      for line in lines {
        draw(
          String(line), at: CGPoint(x: x, y: y), size: font.pointSize,
          "fill=\"\(Self.paint(color))\"\(weight)", alignment)
        y += font.lineHeight
      }
    }
  }

  private mutating func draw(
    _ line: String, at place: CGPoint, size: CGFloat, _ look: String, _ alignment: NSTextAlignment
  ) {
    let anchor =
      switch alignment {
      case .center: "middle"
      case .right: "end"
      case .left, .natural: "start"
      }
    text += "<text x=\"\(Self.number(place.x))\" y=\"\(Self.number(place.y + size * 0.35))\" "
    text += "font-size=\"\(Self.number(size))\" text-anchor=\"\(anchor)\" \(look)>"
    text += "\(SVGText.escaped(line))</text>\n"
  }

  private mutating func draw(_ shape: ViewSnapshot.Shape) {
    func point(_ place: CGPoint) -> String {
      "\(Self.number(place.x + shape.origin.x)) \(Self.number(place.y + shape.origin.y))"
    }
    let steps = shape.path.elements.map { element in
      switch element {
      case .move(let end): "M\(point(end))"
      case .line(let end): "L\(point(end))"
      case .quadCurve(let end, let control): "Q\(point(control)) \(point(end))"
      case .curve(let end, let first, let second): "C\(point(first)) \(point(second)) \(point(end))"
      case .close: "Z"
      }
    }
    text += "<path d=\"\(steps.joined())\" fill=\"\(Self.paint(shape.fillColor))\" "
    text += "stroke=\"\(Self.paint(shape.strokeColor))\" "
    text += "stroke-width=\"\(Self.number(shape.lineWidth))\"/>\n"
  }
}
