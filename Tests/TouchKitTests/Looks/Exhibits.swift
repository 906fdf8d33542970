// The widgets of which pictures are kept.

@testable import TouchEngine
@testable import TouchWidgets

/// A picture of a size that no other test needs.
func picture(_ name: String) -> UIImage {
  UIImage.register("look \(name)", size: CGSize(width: 24, height: 16))
  return UIImage(named: "look \(name)")!
}

extension Exhibit {
  static let all =
    labels + buttons + switches + choices + fields + cells + others + edited + films + tableFilms
    + controllerFilms

  private static let labels = [
    Exhibit("Label", { UILabel() }, rect(10, 20, 120, 30)) {
      $0.text = "Hello"
      $0.textAlignment = .center
      $0.numberOfLines = 2
    },
    Exhibit("Picture", { UIImageView(image: picture("sun")) }, rect(0, 0, 60, 40)) {
      $0.contentMode = .scaleAspectFit
    },
  ]

  private static func button(_ type: UIButton.ButtonType) -> () -> UIButton {
    {
      let button = UIButton(type: type)
      button.setTitle("Go", for: .normal)
      button.setTitle("Wait", for: .disabled)
      button.setImage(picture("arrow"), for: .normal)
      return button
    }
  }

  private static let buttons = [
    Exhibit("Button", button(.system), rect(20, 20, 140, 44)) { _ in },
    Exhibit("Button that is pressed", button(.system), rect(20, 20, 140, 44)) {
      $0.isHighlighted = true
    },
    Exhibit("Button that is disabled", button(.system), rect(20, 20, 140, 44)) {
      $0.isEnabled = false
    },
    Exhibit("Button that is selected", button(.system), rect(20, 20, 140, 44)) {
      $0.isSelected = true
    },
    Exhibit(
      "Custom button at the leading edge, with a background", button(.custom), rect(0, 0, 200, 60)
    ) {
      $0.contentHorizontalAlignment = .leading
      $0.contentVerticalAlignment = .bottom
      $0.setBackgroundImage(picture("plate"), for: .normal)
      $0.isHighlighted = true
    },
  ]

  private static let switches = [
    Exhibit("Switch", { UISwitch() }, rect(10, 10, 0, 0)) { _ in },
    Exhibit("Switch that is on", { UISwitch() }, rect(10, 10, 0, 0)) { $0.isOn = true },
    Exhibit("Switch that is disabled", { UISwitch() }, rect(10, 10, 0, 0)) { $0.isEnabled = false },
    Exhibit("Switch under a finger") { application, window in
      let view = UISwitch(frame: rect(10, 10, 0, 0))
      window.addSubview(view)
      application.receive([TouchReport(1, .began, at: point(20, 20))], at: 0)
      application.advance(to: 1)
    },
    Exhibit("Slider", { UISlider() }, rect(10, 10, 200, 34)) { $0.value = 0.25 },
    Exhibit("Slider that is disabled", { UISlider() }, rect(10, 10, 200, 34)) {
      $0.value = 0.75
      $0.isEnabled = false
    },
    Exhibit("Slider that is pressed", { UISlider() }, rect(10, 10, 200, 34)) {
      $0.value = 1
      $0.isHighlighted = true
    },
    Exhibit("Slider with pictures and colours", { UISlider() }, rect(10, 10, 200, 34)) {
      $0.minimumValueImage = picture("low")
      $0.maximumValueImage = picture("high")
      ($0.minimumValue, $0.maximumValue, $0.value) = (-2, 2, 1)
      $0.minimumTrackTintColor = .red
      $0.maximumTrackTintColor = .green
      $0.thumbTintColor = .yellow
    },
    Exhibit("Switch with colours", { UISwitch() }, rect(10, 10, 0, 0)) {
      $0.isOn = true
      $0.onTintColor = .red
      $0.thumbTintColor = .yellow
    },
    Exhibit("Stepper at its minimum", { UIStepper() }, rect(10, 10, 94, 32)) { _ in },
    Exhibit("Stepper at its maximum", { UIStepper() }, rect(10, 10, 94, 32)) { $0.value = 100 },
    Exhibit("Stepper that wraps", { UIStepper() }, rect(10, 10, 94, 32)) { $0.wraps = true },
  ]

  private static let choices = [
    Exhibit(
      "Segments", { UISegmentedControl(items: ["One", "Two", "Three"]) }, rect(10, 10, 300, 32)
    ) {
      $0.selectedSegmentIndex = 1
      $0.setEnabled(false, forSegmentAt: 2)
    },
    Exhibit("Segments of which another one was tapped") { application, window in
      let view = UISegmentedControl(items: ["One", "Two", "Three"])
      view.frame = rect(10, 10, 300, 32)
      view.selectedSegmentIndex = 0
      window.addSubview(view)
      application.advance(to: 1)
      application.receive([TouchReport(1, .began, at: point(260, 26))], at: 1)
      application.receive([TouchReport(1, .ended, at: point(260, 26))], at: 1.1)
      application.advance(to: 3)
    },
    Exhibit(
      "Segments of which none is chosen", { UISegmentedControl(items: ["One", "Two"]) },
      rect(10, 10, 200, 32)
    ) { _ in },
    Exhibit(
      "Segments with pictures", { UISegmentedControl(items: [picture("a"), "Two"]) },
      rect(10, 10, 200, 32)
    ) {
      $0.selectedSegmentIndex = 0
    },
    Exhibit(
      "Segments that are disabled", { UISegmentedControl(items: ["One", "Two"]) },
      rect(10, 10, 200, 32)
    ) {
      $0.selectedSegmentIndex = 0
      $0.isEnabled = false
    },
    Exhibit("Pages", { UIPageControl() }, rect(10, 10, 200, 40)) {
      $0.numberOfPages = 4
      $0.currentPage = 2
    },
    Exhibit("Pages after a tap") { application, window in
      let view = UIPageControl(frame: rect(10, 10, 200, 40))
      view.numberOfPages = 3
      view.pageIndicatorTintColor = .green
      view.currentPageIndicatorTintColor = .red
      window.addSubview(view)
      application.receive([TouchReport(1, .began, at: point(180, 30))], at: 0)
      application.receive([TouchReport(1, .ended, at: point(180, 30))], at: 0.1)
    },
    Exhibit(
      "Segments as wide as their texts", { UISegmentedControl(items: ["A", "Longer"]) },
      rect(10, 10, 200, 32)
    ) {
      $0.apportionsSegmentWidthsByContent = true
      $0.selectedSegmentTintColor = .yellow
      $0.selectedSegmentIndex = 1
    },
    Exhibit("One page", { UIPageControl() }, rect(10, 10, 200, 40)) {
      $0.numberOfPages = 1
      $0.hidesForSinglePage = true
    },
  ]

  private static let fields = [
    Exhibit("Field", { UITextField() }, rect(10, 10, 200, 34)) {
      $0.placeholder = "Name"
      $0.borderStyle = .roundedRect
    },
    Exhibit("Field with a text", { UITextField() }, rect(10, 10, 200, 34)) {
      $0.text = "Ada"
      $0.textAlignment = .right
      $0.borderStyle = .line
    },
    Exhibit("Field that is edited", { UITextField() }, rect(10, 10, 200, 34)) {
      $0.text = "Ada"
      $0.clearButtonMode = .whileEditing
      $0.becomeFirstResponder()
    },
    Exhibit("Field that hides its text", { UITextField() }, rect(10, 10, 200, 34)) {
      $0.text = "secret"
      $0.isSecureTextEntry = true
      $0.isEnabled = false
    },
  ]

  private static func cell(_ style: UITableViewCell.CellStyle) -> () -> UITableViewCell {
    {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  private static let cells = [
    Exhibit("Cell", cell(.default), rect(0, 0, 320, 44)) {
      $0.accessoryType = .disclosureIndicator
    },
    Exhibit("Cell with a value", cell(.value1), rect(0, 0, 320, 44)) {
      $0.accessoryType = .checkmark
    },
    Exhibit("Cell with a name", cell(.value2), rect(0, 0, 320, 44)) { $0.selectionStyle = .none },
    Exhibit("Cell with a subtitle", cell(.subtitle), rect(0, 0, 320, 60)) {
      $0.setSelected(true, animated: false)
    },
    Exhibit("Cell that is pressed", cell(.default), rect(0, 0, 320, 44)) {
      $0.setHighlighted(true, animated: false)
    },
    Exhibit("Cell with a look of its own when it is selected", cell(.default), rect(0, 0, 320, 44))
    {
      $0.setSelected(true, animated: false)
      let view = UIView()
      view.backgroundColor = .yellow
      $0.selectedBackgroundView = view
    },
  ]
}
