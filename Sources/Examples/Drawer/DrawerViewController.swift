// A drawer: a panel that a finger pulls aside, with another one under it on either side.

import UIKit

/// A panel over two others. It follows a finger to either side and shrinks as it goes; a lift beyond the
/// middle leaves it open, any other closes it, and a tap on the open panel closes it too.
///
/// It uses no recognizers: the controller hears of touches through the responder chain.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class DrawerViewController: UIViewController {
  /// How far from top and bottom the panel stands when it is a whole width away, in points.
  private static let inset: CGFloat = 60
  /// How far the panel stands open, in points.
  static let openDistance: CGFloat = 250
  /// How long the panel takes to its place, in seconds.
  private static let duration = 0.25

  let leftPanel = DrawerPanel(
    "Left", rows: ["Inbox", "Sent", "Drafts", "Archive"], color: .systemTeal)
  let rightPanel = DrawerPanel(
    "Right", rows: ["Anna", "Ben", "Chris", "Dora"], color: .systemOrange)
  let mainPanel = DrawerPanel(
    "Drag me aside", rows: ["to the right: letters", "to the left: people", "a tap closes"],
    color: .systemBackground, textColor: .label)
  /// Whether the finger that is down has moved.
  private var hasMoved = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    for panel in [leftPanel, rightPanel, mainPanel] {
      panel.frame = view.bounds
      panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(panel)
    }
    show(at: 0)
  }

  /// Brings a panel that is further away than the screen is wide back to its edge, when the device turns.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    show(at: mainPanel.frame.minX)
  }

  // MARK: Touches

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hasMoved = false
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    hasMoved = true
    let step = touch.location(in: view).x - touch.previousLocation(in: view).x
    show(at: mainPanel.frame.minX + step)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let middle = view.bounds.width / 2
    if hasMoved, mainPanel.frame.minX > middle {
      slide(to: Self.openDistance)
    } else if hasMoved, mainPanel.frame.maxX < middle {
      slide(to: -Self.openDistance)
    } else {
      slide(to: 0)
    }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    slide(to: 0)
  }

  // MARK: The panel

  private func slide(to x: CGFloat) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: { self.show(at: x) })
  }

  /// Puts the panel's left edge somewhere, and shows the side that is uncovered.
  private func show(at x: CGFloat) {
    let (width, height) = (view.bounds.width, view.bounds.height)
    let x = min(max(x, -width), width)
    let y = abs(x) * Self.inset / width
    let scale = (height - 2 * y) / height
    mainPanel.frame = CGRect(x: x, y: y, width: width * scale, height: height * scale)
    leftPanel.isHidden = x <= 0
    rightPanel.isHidden = x >= 0
  }
}

/// A title and some lines.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class DrawerPanel: UIView {
  deinit {}

  /// Makes a panel; its ground is light in dark colours too, if nothing else is said.
  init(_ title: String, rows: [String], color: UIColor, textColor: UIColor = .black) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    backgroundColor = color
    layer.cornerRadius = 12
    for (index, text) in ([title] + rows).enumerated() {
      let label = UILabel(
        frame: CGRect(x: 24, y: 70 + CGFloat(index) * 44, width: 280, height: 32))
      label.text = text
      label.font = .systemFont(ofSize: index == 0 ? 28 : 18)
      label.textColor = textColor
      addSubview(label)
    }
  }
}
