// A subclass of each control with a value, as an app writes them, and the delegate of a text field.

import UIKit

/// A switch that counts.
public final class Lamp: UISwitch {
  /// How often a finger switched it.
  public var count = 0
  deinit { Farewells.say("Lamp") }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: Lamp.switched, for: .valueChanged)
  }
  private func switched(_ sender: UISwitch) { count += sender.isOn ? 1 : 10 }
}

/// A slider with a thin thumb that stops at tenths.
public final class Volume: UISlider {
  /// The last tenth that was told.
  public var tenth = 0
  deinit { Farewells.say("Volume") }
  public override func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(dx: 10, dy: 0)
  }
  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    defer { tenth = Int((value * 10).rounded()) }
    return super.continueTracking(touch, with: event)
  }
}

/// A stepper with a variable.
public final class Copies: UIStepper {
  /// What it counts.
  public var unit = "copies"
  deinit { Farewells.say("Copies") }
}

/// A row of segments with a variable.
public final class Sizes: UISegmentedControl {
  /// What the segments stand for.
  public var sizes = ["S", "M", "L"]
  deinit { Farewells.say("Sizes") }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, size) in sizes.enumerated() {
      insertSegment(withTitle: size, at: index, animated: false)
    }
  }
}

/// Dots with a variable.
public final class Dots: UIPageControl {
  /// How often the page changed.
  public var turns = 0
  deinit { Farewells.say("Dots") }
}

/// What an app's own text wants of the keyboard.
public final class Wishes: UITextInputTraits {
  /// Digits.
  public var keyboardType = UIKeyboardType.numberPad
  /// Makes the usual ones.
  public init() {}
}

/// A text field that is its own delegate and takes digits only.
public final class Amount: UITextField, UITextFieldDelegate {
  /// How often a key was refused.
  public var refusals = 0
  deinit { Farewells.say("Amount") }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    addTarget(self, action: Amount.changed, for: .editingChanged)
  }
  private func changed(_ sender: UITextField) { tag = Int(sender.text ?? "") ?? 0 }
  /// Digits only.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let isAllowed = string.allSatisfy(\.isNumber)
    if !isAllowed { refusals += 1 }
    return isAllowed
  }
  /// Closes the keyboard.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
  public override func deleteBackward() {
    super.deleteBackward()
    refusals = 0
  }
  public override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 4, dy: 0)
  }
}
