// Widgets under fingers, of which several pictures are kept.

@testable import TouchEngine
@testable import TouchWidgets

extension Exhibit {
  /// A view of this frame, and what happens to it.
  private init<View: UIView>(
    film name: String, _ view: @escaping () -> View, _ frame: CGRect, _ moments: [Moment],
    _ change: @escaping (View) -> Void = { _ in }
  ) {
    self.init(name, moments: moments) { application, window in
      let view = view()
      view.frame = frame
      change(view)
      window.addSubview(view)
    }
  }

  static let films = [
    Exhibit(
      film: "Segments under a finger",
      { UISegmentedControl(items: ["One", "Two", "Three"]) }, rect(10, 10, 300, 32),
      [
        .down(1, at: 150, 26), .move(1.2, to: 260, 26), .move(1.3, to: 390, 200),
        .move(1.4, to: 150, 26), .up(1.5, at: 150, 26), .pause(1.6), .pause(2),
      ]
    ) { $0.selectedSegmentIndex = 0 },
    Exhibit(
      film: "Segments that keep no choice",
      { UISegmentedControl(items: ["One", "Two"]) }, rect(10, 10, 200, 32),
      [.down(1, at: 150, 26), .up(1.1, at: 150, 26), .pause(2)]
    ) { $0.isMomentary = true },
    Exhibit(
      film: "Segments that come and go",
      { UISegmentedControl(items: ["One", "Two"]) }, rect(10, 10, 200, 32),
      [
        .call(1) {
          ($0.subviews.last as? UISegmentedControl)?.removeSegment(at: 0, animated: true)
        },
        .call(2) {
          let control = $0.subviews.last as? UISegmentedControl
          control?.insertSegment(withTitle: "New", at: 0, animated: false)
          control?.insertSegment(with: picture("new"), at: 2, animated: false)
        },
        .call(3) {
          let control = $0.subviews.last as? UISegmentedControl
          control?.setWidth(30, forSegmentAt: 1)
          control?.selectedSegmentIndex = 1
          control?.setTitle("Longer than before", forSegmentAt: 0)
        },
        .call(4) { ($0.subviews.last as? UISegmentedControl)?.removeAllSegments() },
      ]
    ) { $0.selectedSegmentIndex = 0 },
    Exhibit(
      film: "Switch that is tapped", { UISwitch() }, rect(10, 10, 0, 0),
      [.down(1, at: 20, 20), .up(1.1, at: 20, 20), .pause(1.2), .pause(2)]),
    Exhibit(
      film: "Switch that is dragged", { UISwitch() }, rect(10, 10, 0, 0),
      [
        .down(1, at: 20, 20), .move(1.1, to: 50, 20), .pause(1.2), .move(1.3, to: 12, 20),
        .move(1.4, to: 60, 20), .up(1.5, at: 60, 20), .pause(3),
      ]),
    Exhibit(
      film: "Switch that is set", { UISwitch() }, rect(10, 10, 0, 0),
      [
        .call(1) { ($0.subviews.last as? UISwitch)?.setOn(true, animated: true) }, .pause(1.1),
        .pause(2), .call(3) { ($0.subviews.last as? UISwitch)?.setOn(false, animated: false) },
      ]),
    Exhibit(
      film: "Slider that is dragged", { UISlider() }, rect(10, 10, 200, 34),
      [
        .down(1, at: 60, 26), .move(1.1, to: 120, 30), .move(1.2, to: 500, 30),
        .move(1.3, to: -50, 30), .move(1.4, to: 100, 30), .up(1.5, at: 100, 30), .pause(2),
        .call(3) { ($0.subviews.last as? UISlider)?.setValue(1, animated: true) }, .pause(3.1),
        .pause(4), .call(5) { ($0.subviews.last as? UISlider)?.maximumValue = 2 },
        .call(6) { ($0.subviews.last as? UISlider)?.minimumValue = 1.5 },
      ]
    ) { $0.value = 0.25 },
    Exhibit(
      film: "Stepper under a finger", { UIStepper() }, rect(10, 10, 94, 32),
      [
        .down(1, at: 80, 26), .pause(1.4), .pause(3), .move(3.1, to: 300, 26),
        .move(3.2, to: 80, 26), .up(3.3, at: 80, 26), .down(4, at: 30, 26), .up(4.1, at: 30, 26),
        .call(5) { ($0.subviews.last as? UIStepper)?.value = 0 },
      ]
    ) { $0.maximumValue = 3 },
    Exhibit(
      film: "Pages under a finger", { UIPageControl() }, rect(10, 10, 200, 40),
      [
        .down(1, at: 20, 30), .up(1.1, at: 20, 30), .down(2, at: 200, 30), .up(2.1, at: 200, 30),
        .call(3) { ($0.subviews.last as? UIPageControl)?.numberOfPages = 2 },
        .call(4) { ($0.subviews.last as? UIPageControl)?.numberOfPages = 5 },
      ]
    ) { ($0.numberOfPages, $0.currentPage) = (3, 1) },
    Exhibit(
      film: "Button under a finger", { UIButton(type: .system) }, rect(20, 20, 140, 44),
      [
        .down(1, at: 60, 40), .move(1.1, to: 390, 390), .move(1.2, to: 60, 40),
        .up(1.3, at: 60, 40), .pause(2),
        .call(3) {
          let button = $0.subviews.last as? UIButton
          button?.setTitleColor(.red, for: .normal)
          button?.setTitle("Another title", for: .normal)
          button?.contentHorizontalAlignment = .trailing
          button?.contentVerticalAlignment = .top
        },
        .call(4) {
          let button = $0.subviews.last as? UIButton
          button?.contentHorizontalAlignment = .fill
          button?.contentVerticalAlignment = .fill
          button?.setBackgroundImage(picture("plate"), for: .normal)
          button?.setImage(nil, for: .normal)
        },
      ]
    ) {
      $0.setTitle("Go", for: .normal)
      $0.setTitle("Now", for: .highlighted)
      $0.setTitleColor(.green, for: .highlighted)
      $0.setImage(picture("arrow"), for: .normal)
    },
    Exhibit(
      film: "Field that is edited and cleared", { UITextField() }, rect(10, 10, 200, 34),
      [
        .down(1, at: 40, 26), .up(1.1, at: 40, 26),
        .call(2) { ($0.subviews.last as? UITextField)?.insertText("Ada Lovelace, and more text") },
        .call(3) { ($0.subviews.last as? UITextField)?.deleteBackward() },
        .down(4, at: 60, 26), .up(4.1, at: 60, 26), .down(5, at: 200, 26), .up(5.1, at: 200, 26),
        .call(6) { ($0.subviews.last as? UITextField)?.textAlignment = .center },
        .call(7) { ($0.subviews.last as? UITextField)?.isSecureTextEntry = true },
        .call(8) { ($0.subviews.last as? UITextField)?.resignFirstResponder() },
        .call(9) { ($0.subviews.last as? UITextField)?.borderStyle = .none },
      ]
    ) {
      ($0.placeholder, $0.borderStyle) = ("Name", .roundedRect)
      $0.clearButtonMode = .always
    },
    Exhibit(
      film: "Content that is scrolled and zoomed", { UIScrollView() }, rect(0, 0, 200, 300),
      [
        .down(1, at: 100, 200), .move(1.1, to: 90, 150), .move(1.2, to: 60, 80), .pause(1.3),
        .up(1.4, at: 60, 80), .pause(1.5), .pause(4), .down(5, at: 100, 100),
        .move(5.1, to: 160, 280), .move(5.2, to: 190, 390), .up(5.3, at: 190, 390), .pause(5.4),
        .pause(8),
        .call(9) {
          let scroller = $0.subviews.last as? UIScrollView
          scroller?.scrollRectToVisible(rect(300, 700, 50, 50), animated: true)
        }, .pause(9.1), .pause(10),
        .call(11) {
          let scroller = $0.subviews.last as? UIScrollView
          scroller?.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
          scroller?.setContentOffset(point(1e5, 1e5), animated: false)
          scroller?.flashScrollIndicators()
        }, .pause(13),
      ]
    ) { scroller in
      scroller.contentSize = CGSize(width: 500, height: 900)
      let content = UIView(frame: rect(50, 60, 100, 100))
      content.backgroundColor = .green
      scroller.addSubview(content)
    },
  ]
}
