// A control of a simulated app as the simulation looks at it: its class is found once.

import TouchKit

/// A control, with its class.
struct ControlPart {
  enum Kind {
    case toggle(Lent<UISwitch>)
    case slider(Lent<UISlider>)
    case stepper(Lent<UIStepper>)
    case segments(Lent<UISegmentedControl>)
    case pages(Lent<UIPageControl>)
    case field(Lent<UITextField>)
    /// It has no value.
    case other
  }

  /// The number of the view.
  let id: Int
  let control: Lent<UIControl>
  let kind: Kind

  init(_ id: Int, _ control: UIControl) {
    self.id = id
    self.control = Lent(control)
    kind =
      switch control {
      case let toggle as UISwitch: .toggle(Lent(toggle))
      case let slider as UISlider: .slider(Lent(slider))
      case let stepper as UIStepper: .stepper(Lent(stepper))
      case let segments as UISegmentedControl: .segments(Lent(segments))
      case let pages as UIPageControl: .pages(Lent(pages))
      case let field as UITextField: .field(Lent(field))
      default: .other
      }
  }

  /// Which value it has; `nil` if its class has none, or keeps none.
  var value: Double? {
    switch kind {
    case .toggle(let toggle): toggle.use { $0.isOn ? 1 : 0 }
    case .slider(let slider): slider.use { Double($0.value) }
    case .stepper(let stepper): stepper.use { $0.value }
    case .segments(let segments):
      segments.use { $0.isMomentary ? nil : Double($0.selectedSegmentIndex) }
    case .pages(let pages): pages.use { Double($0.currentPage) }
    case .field, .other: nil
    }
  }

  /// Whether its value is beyond its limits, or what is selected outside of its text.
  var isBeyondLimits: Bool {
    switch kind {
    case .slider(let slider):
      slider.use { !($0.minimumValue...$0.maximumValue).contains($0.value) }
    case .stepper(let stepper):
      stepper.use { !($0.minimumValue...$0.maximumValue).contains($0.value) }
    case .segments(let segments):
      // Without a choice it is -1, and -2 once the chosen one was removed. [seen]
      segments.use { !(-2..<max($0.numberOfSegments, 0)).contains($0.selectedSegmentIndex) }
    case .pages(let pages):
      pages.use { !(0...max($0.numberOfPages - 1, 0)).contains($0.currentPage) }
    case .field(let field): field.use { !ControlPart.hasSelectionInside($0) }
    case .toggle, .other: false
    }
  }

  /// Whether a part of the text is selected, or an insertion point in it, exactly while the field is edited.
  private static func hasSelectionInside(_ field: UITextField) -> Bool {
    guard let range = field.selectedTextRange else { return !field.isEditing }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    let length = field.offset(from: range.start, to: range.end)
    let end = field.offset(from: field.beginningOfDocument, to: field.endOfDocument)
    return field.isEditing && start >= 0 && length >= 0 && start + length <= end
  }
}
