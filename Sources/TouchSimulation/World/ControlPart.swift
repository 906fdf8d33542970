// A control of a simulated app as the simulation looks at it: its class is found once.

import TouchKit

/// A control, with its class.
struct ControlPart {
  enum Kind {
    case toggle(UISwitch)
    case slider(UISlider)
    case stepper(UIStepper)
    case segments(UISegmentedControl)
    case pages(UIPageControl)
    case field(UITextField)
    /// It has no value.
    case other
  }

  /// The number of the view.
  let id: Int
  let control: UIControl
  let kind: Kind

  init(_ id: Int, _ control: UIControl) {
    self.id = id
    self.control = control
    kind =
      switch control {
      case let toggle as UISwitch: .toggle(toggle)
      case let slider as UISlider: .slider(slider)
      case let stepper as UIStepper: .stepper(stepper)
      case let segments as UISegmentedControl: .segments(segments)
      case let pages as UIPageControl: .pages(pages)
      case let field as UITextField: .field(field)
      default: .other
      }
  }

  /// Which value it has; `nil` if its class has none, or keeps none.
  var value: Double? {
    switch kind {
    case .toggle(let toggle): toggle.isOn ? 1 : 0
    case .slider(let slider): Double(slider.value)
    case .stepper(let stepper): stepper.value
    case .segments(let segments):
      segments.isMomentary ? nil : Double(segments.selectedSegmentIndex)
    case .pages(let pages): Double(pages.currentPage)
    case .field, .other: nil
    }
  }

  /// Whether its value is beyond its limits, or its insertion point outside of its text.
  var isBeyondLimits: Bool {
    switch kind {
    case .slider(let slider):
      !(slider.minimumValue...slider.maximumValue).contains(slider.value)
    case .stepper(let stepper):
      !(stepper.minimumValue...stepper.maximumValue).contains(stepper.value)
    case .segments(let segments):
      // Without a choice it is -1, and -2 once the chosen one was removed. [seen]
      !(-2..<max(segments.numberOfSegments, 0)).contains(segments.selectedSegmentIndex)
    case .pages(let pages):
      !(0...max(pages.numberOfPages - 1, 0)).contains(pages.currentPage)
    case .field(let field): !ControlPart.hasCaretInside(field)
    case .toggle, .other: false
    }
  }

  /// Whether an insertion point is in the text exactly while the field is edited.
  private static func hasCaretInside(_ field: UITextField) -> Bool {
    guard let range = field.selectedTextRange else { return !field.isEditing }
    let place = field.offset(from: field.beginningOfDocument, to: range.start)
    let end = field.offset(from: field.beginningOfDocument, to: field.endOfDocument)
    return field.isEditing && range.isEmpty && place >= 0 && place <= end
  }
}
