// Random labels, pictures, layers and what they tell assistive technologies.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

extension Calls {
  private static func change(_ label: UILabel, _ picture: UIImageView, _ dice: inout Dice) {
    switch dice.below(9) {
    case 0: label.text = dice.pick([nil, "", "One", "Two words", "A text that needs some lines"])
    case 1: label.font = dice.pick([.systemFont(ofSize: 12), .boldSystemFont(ofSize: 12)])
    case 2: label.textColor = dice.pick([.red, .label])
    case 3: label.textAlignment = dice.pick([.left, .center, .right, .natural])
    case 4: label.numberOfLines = dice.below(3)
    case 5:
      let name = dice.pick(["wide", "tall"])
      UIImage.register("wide", size: CGSize(width: 30, height: 10))
      UIImage.register("tall", size: CGSize(width: 10, height: 30))
      picture.image = dice.pick([nil, UIImage(named: name)])
    case 6:
      picture.contentMode = dice.pick([.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center])
    case 7: label.sizeToFit()
    default: picture.sizeToFit()
    }
  }

  private static func tell(_ view: UIView, _ dice: inout Dice) {
    switch dice.below(6) {
    case 0: view.isAccessibilityElement.toggle()
    case 1: view.accessibilityLabel = dice.pick([nil, "Name", "Other"])
    case 2: view.accessibilityValue = dice.pick([nil, "Value"])
    case 3: view.accessibilityHint = dice.pick([nil, "Hint"])
    case 4: view.accessibilityTraits = dice.pick([[], .button, [.image, .selected]])
    default: view.accessibilityIdentifier = dice.pick([nil, "id"])
    }
  }

  private static func change(
    _ layer: CALayer, _ shapes: [CAShapeLayer], _ dice: inout Dice
  ) {
    let shape = dice.pick(shapes)
    switch dice.below(20) {
    case 0: layer.cornerRadius = dice.value(0, 9)
    case 1: layer.borderWidth = dice.value(0, 3)
    case 2: layer.borderColor = dice.pick([nil, UIColor.red.cgColor])
    case 3: layer.masksToBounds.toggle()
    case 4: layer.anchorPoint = CGPoint(x: dice.value(0, 1), y: dice.value(0, 1))
    case 5: layer.position = CGPoint(x: dice.value(0, 99), y: dice.value(0, 99))
    case 6: layer.bounds.size.width = dice.value(1, 99)
    case 7:
      layer.frame = CGRect(x: dice.value(0, 99), y: 9, width: 50, height: dice.value(9, 99))
    case 8: layer.opacity = Float(dice.value(-1, 2))
    case 9: layer.isHidden.toggle()
    case 10: layer.backgroundColor = dice.pick([nil, UIColor.blue.cgColor])
    case 11: layer.transform = CATransform3DMakeRotation(dice.value(-3, 3), 0, 0, 1)
    case 12: layer.addSublayer(shape)
    case 13: if dice.chance(0.4) { shape.removeFromSuperlayer() }
    case 14:
      shape.path = dice.pick([
        nil, CGPath(rect: CGRect(x: 1, y: 2, width: dice.value(1, 9), height: 4)),
      ])
    case 15: shape.strokeColor = dice.pick([nil, UIColor.red.cgColor])
    case 16: shape.fillColor = dice.pick([nil, UIColor.green.cgColor])
    case 17: (shape.lineWidth, shape.lineCap) = (dice.value(0, 4), dice.pick([.butt, .round]))
    case 18:
      shape.frame = CGRect(x: dice.value(0, 9), y: dice.value(0, 9), width: 20, height: 10)
      shape.opacity = Float(dice.value(0, 1))
    default:
      shape.transform = CATransform3DMakeScale(dice.value(0, 2), 2, 1)
      shape.isHidden = dice.chance(0.3)
      shape.bounds.origin.x = dice.value(0, 3)
      shape.position.y = dice.value(0, 9)
      shape.backgroundColor = dice.pick([nil, UIColor.black.cgColor])
    }
  }

  private static func read(_ layer: CALayer, _ record: Record) {
    record.note("frame", layer.frame)
    record.note("bounds", layer.bounds)
    record.note("position", layer.position)
    record.note("anchor", layer.anchorPoint)
    record.note("opacity", Double(layer.opacity))
    record.note("hidden", layer.isHidden)
    record.note("on", layer.backgroundColor)
    record.note("border", layer.borderColor)
    record.note("transform", layer.affineTransform())
    record.note("layers", layer.sublayers?.count ?? -1)
    record.note("in", layer.superlayer != nil)
    record.note("masks", layer.masksToBounds)
    record.note("shows", layer.presentation()?.frame ?? .zero)
    record.note("shows", layer.presentation() != nil)
  }

  static let pictures = Calls(name: "pictures", seeds: 40) { dice, record in
    let stage = SmallStage(1)
    let (label, picture) = (
      UILabel(), UIImageView(frame: CGRect(x: 0, y: 90, width: 40, height: 20))
    )
    let shapes = [CAShapeLayer(), CAShapeLayer()]
    stage.application.perform {
      label.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
      for view in [label, picture] { stage.window.addSubview(view) }
    }
    for _ in 0..<60 {
      stage.application.perform {
        switch dice.below(4) {
        case 0: change(label, picture, &dice)
        case 1: tell(dice.pick([label, picture, stage.views[0]]), &dice)
        case 2: change(stage.views[0].layer, shapes, &dice)
        default: UIView.animate(withDuration: 0.5) { change(stage.views[0].layer, shapes, &dice) }
        }
        if dice.chance(0.05) { stage.views[0].removeFromSuperview() }
        if dice.chance(0.05) { stage.window.addSubview(stage.views[0]) }
      }
      stage.pass(dice.pick([0, 0.1]), record)
      for layer in [stage.views[0].layer] + shapes { read(layer, record) }
      record.note("fits", label.sizeThatFits(CGSize(width: dice.value(0, 99), height: 99)))
      record.note("told", label.accessibilityLabel)
      record.note("value", picture.accessibilityValue)
      record.note("traits", Int(label.accessibilityTraits.rawValue))
      record.note("element", picture.isAccessibilityElement)
      record.draw(stage.application, .light)
    }
  }
}
