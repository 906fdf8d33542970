// Random drawing, paths, transforms and colours.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// A view that draws something.
private final class Canvas: UIView {
  var body: (CGContext) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { body(context) }
  }

  deinit {}
}

extension Record {
  fileprivate func note(_ path: CGPath) {
    for element in path.elements {
      switch element {
      case .move(let to): note("move", to)
      case .line(let to): note("line", to)
      case .quadCurve(let to, let control):
        note("quad", to)
        note("control", control)
      case .curve(let to, let one, let two):
        note("curve", to)
        note("control", one)
        note("control", two)
      case .close: note("close", 0)
      }
    }
    note("box", path.boundingBox)
    note("pen", path.currentPoint)
    note("empty", path.isEmpty)
  }

  fileprivate func note(_ t: CATransform3D) {
    for row in t.rows { for number in row { note("number", number) } }
    note("identity", CATransform3DIsIdentity(t))
    note("affine", CATransform3DIsAffine(t))
  }
}

extension Dice {
  fileprivate mutating func point() -> CGPoint {
    CGPoint(x: quarter(-50, 150), y: quarter(-50, 150))
  }
  fileprivate mutating func rect() -> CGRect {
    CGRect(x: quarter(-9, 90), y: quarter(-9, 90), width: quarter(-9, 90), height: quarter(0, 90))
  }
  fileprivate mutating func transform() -> CGAffineTransform {
    switch below(5) {
    case 0: CGAffineTransform(translationX: quarter(-9, 9), y: quarter(-9, 9))
    case 1: CGAffineTransform(scaleX: quarter(-2, 2), y: quarter(-2, 2))
    case 2: CGAffineTransform(rotationAngle: quarter(-7, 7))
    case 3: CGAffineTransform(a: quarter(-2, 2), b: 1, c: quarter(-2, 2), d: 0.5, tx: 3, ty: 4)
    default: .identity
    }
  }
  fileprivate mutating func color() -> CGColor {
    CGColor(red: unit(), green: unit(), blue: unit(), alpha: pick([0, 0.5, 1]))
  }
}

extension Calls {
  private static func build(_ context: CGContext, _ dice: inout Dice) {
    switch dice.below(12) {
    case 0, 1: context.move(to: dice.point())
    case 2, 3: context.addLine(to: dice.point())
    case 4: context.addLines(between: (0..<dice.below(4)).map { _ in dice.point() })
    case 5: context.addQuadCurve(to: dice.point(), control: dice.point())
    case 6: context.addCurve(to: dice.point(), control1: dice.point(), control2: dice.point())
    case 7:
      context.addArc(
        center: dice.point(), radius: 20, startAngle: dice.value(-7, 7),
        endAngle: dice.value(-7, 7), clockwise: dice.chance(0.5))
    case 8: context.addRect(dice.rect())
    case 9: context.addEllipse(in: dice.rect())
    case 10: context.addPath(CGPath(rect: dice.rect()))
    default: context.closePath()
    }
  }

  private static func paint(_ context: CGContext, _ dice: inout Dice) {
    switch dice.below(12) {
    case 0: context.fillPath()
    case 1: context.strokePath()
    case 2: context.drawPath(using: dice.pick([.fill, .stroke, .fillStroke]))
    case 3: context.fill(dice.rect())
    case 4: context.fill([dice.rect(), dice.rect()])
    case 5: context.stroke(dice.rect())
    case 6: context.stroke(dice.rect(), width: dice.value(0, 9))
    case 7: context.fillEllipse(in: dice.rect())
    case 8: context.strokeEllipse(in: dice.rect())
    case 9: context.strokeLineSegments(between: (0..<dice.below(5)).map { _ in dice.point() })
    case 10:
      let path = UIBezierPath(roundedRect: dice.rect(), cornerRadius: dice.value(0, 30))
      path.lineWidth = dice.value(0, 4)
      path.lineCapStyle = dice.pick([.butt, .round, .square])
      if dice.chance(0.5) { path.fill() } else { path.stroke() }
    default: context.beginPath()
    }
  }

  private static func set(_ context: CGContext, _ dice: inout Dice) {
    switch dice.below(14) {
    case 0: context.saveGState()
    case 1: context.restoreGState()
    case 2: context.setFillColor(dice.color())
    case 3: context.setFillColor(red: 0.25, green: 0.5, blue: 0.75, alpha: dice.unit())
    case 4: context.setStrokeColor(dice.color())
    case 5: context.setStrokeColor(red: 0.75, green: 0.25, blue: 0.5, alpha: dice.unit())
    case 6: context.setLineWidth(dice.value(0, 9))
    case 7: context.setLineCap(dice.pick([.butt, .round, .square]))
    case 8: context.setAlpha(dice.value(-1, 2))
    case 9: context.translateBy(x: dice.value(-9, 9), y: 3)
    case 10: context.scaleBy(x: dice.value(-2, 2), y: 1.5)
    case 11: context.rotate(by: dice.value(-3, 3))
    case 12: dice.pick([UIColor.label, .systemRed, .separator]).set()
    default: context.concatenate(dice.transform())
    }
  }

  static let drawings = Calls(name: "drawings", seeds: 40) { dice, record in
    let stage = SmallStage(1)
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.application.perform { stage.window.addSubview(canvas) }
    for _ in 0..<6 {
      var inner = dice.fork(1)
      _ = dice.next()
      canvas.body = { context in
        for _ in 0..<40 {
          build(context, &inner)
          if inner.chance(0.4) { set(context, &inner) }
          if inner.chance(0.4) { paint(context, &inner) }
          record.note("empty", context.isPathEmpty)
          record.note("matrix", context.ctm)
        }
      }
      canvas.setNeedsDisplay()
      for picture in stage.application.snapshot(for: dice.pick([.light, .dark])) {
        for view in picture.subviews {
          for shape in view.shapes {
            record.note(shape.path)
            record.note("stroke", shape.strokeColor)
            record.note("fill", shape.fillColor)
            record.note("width", shape.lineWidth)
            record.note("cap", "\(shape.lineCap)")
          }
        }
      }
    }
  }

  private static func extend(_ path: CGMutablePath, _ dice: inout Dice) {
    let transform = dice.transform()
    switch dice.below(10) {
    case 0: path.move(to: dice.point(), transform: transform)
    case 1: path.addLine(to: dice.point(), transform: transform)
    case 2:
      path.addLines(between: (0..<dice.below(4)).map { _ in dice.point() }, transform: transform)
    case 3: path.addQuadCurve(to: dice.point(), control: dice.point(), transform: transform)
    case 4:
      path.addCurve(
        to: dice.point(), control1: dice.point(), control2: dice.point(), transform: transform)
    case 5: path.addRect(dice.rect(), transform: transform)
    case 6: path.addEllipse(in: dice.rect(), transform: transform)
    case 7:
      path.addRoundedRect(
        in: dice.rect(), cornerWidth: dice.value(0, 50), cornerHeight: dice.value(0, 50),
        transform: transform)
    case 8:
      path.addArc(
        center: dice.point(), radius: dice.value(0, 40), startAngle: dice.value(-7, 7),
        endAngle: dice.value(-7, 7), clockwise: dice.chance(0.5), transform: transform)
    default: path.closeSubpath()
    }
  }

  private static func extend(_ path: UIBezierPath, _ dice: inout Dice) {
    switch dice.below(9) {
    case 0: path.move(to: dice.point())
    case 1, 2: path.addLine(to: dice.point())
    case 3: path.addQuadCurve(to: dice.point(), controlPoint: dice.point())
    case 4:
      path.addCurve(to: dice.point(), controlPoint1: dice.point(), controlPoint2: dice.point())
    case 5:
      path.addArc(
        withCenter: dice.point(), radius: 15, startAngle: dice.value(-7, 7),
        endAngle: dice.value(-7, 7), clockwise: dice.chance(0.5))
    case 6: path.close()
    case 7: path.append(UIBezierPath(ovalIn: dice.rect()))
    default: path.apply(dice.transform())
    }
  }

  static let paths = Calls(name: "paths", seeds: 40) { dice, record in
    let (path, bezier) = (CGMutablePath(), UIBezierPath())
    for step in 0..<25 {
      extend(path, &dice)
      extend(bezier, &dice)
      record.note("at", path.currentPoint)
      record.note("at", bezier.currentPoint)
      record.note("in", path.contains(dice.point()))
      record.note("in", bezier.contains(dice.point()))
      record.note("bounds", bezier.bounds)
      if step == 20 { path.addPath(bezier.cgPath, transform: dice.transform()) }
    }
    if let copy = path.copy() { record.note(copy) }
    record.note(bezier.cgPath)
    record.note("equal", path.copy() == path.mutableCopy()?.copy())
  }

  static let transforms = Calls(name: "transforms", seeds: 40) { dice, record in
    for _ in 0..<10 {
      let (one, two) = (dice.transform(), dice.transform())
      let both = one.concatenating(two)
      record.note("both", both)
      record.note("inverse", both.inverted())
      record.note("moved", one.translatedBy(x: 3, y: -4))
      record.note("scaled", one.scaledBy(x: 2, y: -0.5))
      record.note("turned", one.rotated(by: dice.value(-7, 7)))
      record.note("point", dice.point().applying(both))
      record.note("rect", dice.rect().applying(both))
      record.note("size", dice.rect().size.applying(both))
      for part in [0, 0.3, 1] { record.note("mixed", one.mixed(with: two, part)) }
      let three = CATransform3DMakeRotation(
        dice.value(-3, 3), dice.value(-1, 1), dice.value(-1, 1), dice.value(-1, 1))
      let four = CATransform3DScale(
        CATransform3DMakeTranslation(1, 2, dice.value(-1, 1)), 2, dice.value(-2, 2), 3)
      let flat = CATransform3DMakeAffineTransform(both)
      for t in [
        three, four, flat, CATransform3DConcat(three, four), CATransform3DMakeScale(2, 3, 4),
        CATransform3DRotate(four, 1, 0, 0, 1), CATransform3DTranslate(three, 1, 2, 3),
        CATransform3DRotate(three, 0.5, 1, 0, 0), CATransform3D(), CATransform3DIdentity,
        CATransform3DMakeRotation(1, 0, 0, 0),
      ] {
        record.note(t)
        if CATransform3DIsAffine(t) { record.note("flat", CATransform3DGetAffineTransform(t)) }
        record.note("equal", CATransform3DEqualToTransform(t, four))
      }
    }
  }

  static let colours = Calls(name: "colours", seeds: 10) { dice, record in
    let named: [UIColor] = [
      .clear, .black, .white, .darkGray, .gray, .lightGray, .red, .green, .blue, .cyan, .magenta,
      .yellow, .orange, .purple, .brown, .systemRed, .systemOrange, .systemYellow, .systemGreen,
      .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple,
      .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
      .systemGray5, .systemGray6, .label, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground, .secondaryLabel, .separator,
      UIColor(
        hue: dice.value(-2, 2), saturation: dice.unit(), brightness: dice.unit(),
        alpha: dice.unit()),
    ]
    for color in named {
      let mixed = color.mixed(with: dice.pick(named), CGFloat(dice.unit()))
      for one in [color, color.withAlphaComponent(0.25), mixed] {
        record.note("light", one.resolved(for: .light))
        record.note("dark", one.resolved(for: .dark))
        record.note("plain", one.cgColor)
      }
      record.note("equal", color == dice.pick(named))
    }
  }
}
