// Faults of views: the finger does not reach what it should.

import TouchAgent
import UIKit

/// Is nowhere for a finger.
private final class NowhereView: UIView {
  deinit {}
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

/// Lets fingers pass to what is behind it, and keeps those on its subviews.
private final class PassingView: UIView {
  deinit {}
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Takes all fingers for itself.
private final class GreedyView: UIView {
  deinit {}
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? self : nil
  }
}

/// Tells when two fingers touch it.
private final class TwoTouchesView: UIView {
  var done: () -> Void = {}
  deinit {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if event?.touches(for: self)?.count == 2 { done() }
  }
}

nonisolated extension AgentFault {
  static let ofViews: [AgentFault] = [
    AgentFault(
      "a clear view lies over a button", cause: ["Save", "veil lies over it"], [.tap("Save")]
    ) { page in
      let save = page.button()
      let veil = page.box("veil", save.frame.insetBy(dx: -10, dy: -10))
      veil.isUserInteractionEnabled = !page.isMended
    },
    AgentFault(
      "a button is in a panel that takes no touches",
      cause: ["Save", "panel", "isUserInteractionEnabled is false"], [.tap("Save")]
    ) { page in
      let panel = page.box("panel")
      panel.isUserInteractionEnabled = page.isMended
      page.button("Save", CGRect(x: 50, y: 50, width: 120, height: 44), in: panel)
    },
    AgentFault(
      "a label has a tap, and labels take no touches",
      cause: ["price", "isUserInteractionEnabled is false"], [.tap("price")]
    ) { page in
      let label = page.put(UILabel(), "price")
      label.text = "12"
      label.isUserInteractionEnabled = page.isMended
      page.want(UITapGestureRecognizer(), "tap", on: label)
    },
    AgentFault(
      "an image view has a pinch, and image views take no touches",
      cause: ["photo", "isUserInteractionEnabled is false"], [.pinch("photo", scale: 2)]
    ) { page in
      let photo = page.put(UIImageView(), "photo")
      photo.isUserInteractionEnabled = page.isMended
      page.want(UIPinchGestureRecognizer(), "pinch", on: photo)
    },
    AgentFault(
      "a view is hidden, and its gesture with it", cause: ["card", "it is hidden"],
      [.tap(x: 195, y: 350)]
    ) { page in
      let card = page.box()
      card.isHidden = !page.isMended
      page.want(UITapGestureRecognizer(), "tap", on: card)
    },
    AgentFault(
      "a view was faded out", cause: ["card", "its alpha is 0"], [.tap(x: 195, y: 350)]
    ) { page in
      let card = page.box()
      card.alpha = page.isMended ? 1 : 0
      page.want(UITapGestureRecognizer(), "tap", on: card)
    },
    AgentFault(
      "a view was made almost clear, so that it cannot be seen",
      cause: ["card", "its alpha is 0.005"],
      [.drag(x: 195, y: 350, 60, 0)]
    ) { page in
      let card = page.box()
      card.alpha = page.isMended ? 0.02 : 0.005
      page.want(UIPanGestureRecognizer(), "pan", on: card)
    },
    AgentFault(
      "a button hangs out of the panel that it is in", cause: ["Save", "outside of panel"],
      [.tap("Save")]
    ) { page in
      let panel = page.box(
        "panel", CGRect(x: 45, y: 200, width: 300, height: page.isMended ? 200 : 60))
      page.button("Save", CGRect(x: 50, y: 100, width: 120, height: 44), in: panel)
    },
    AgentFault(
      "a view has no size, and only its label is seen", cause: ["card", "size"],
      [.tap(x: 100, y: 215)]
    ) { page in
      let size = page.isMended ? CGSize(width: 300, height: 40) : .zero
      let card = page.box("card", CGRect(origin: CGPoint(x: 45, y: 200), size: size))
      let label = page.put(
        UILabel(), "words", CGRect(x: 0, y: 0, width: 300, height: 40), in: card)
      label.text = "Open"
      page.want(UITapGestureRecognizer(), "tap", on: card)
    },
    AgentFault(
      "a window for messages lies over all", cause: ["Save", "messages lies over it"],
      [.tap("Save")]
    ) { page in
      page.button()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.accessibilityIdentifier = "messages"
      window.windowLevel = .alert
      window.isUserInteractionEnabled = !page.isMended
      window.isHidden = false
      page.objects.append(window)
    },
    AgentFault(
      "a view says that no point is inside of it", cause: ["card", "point is outside"],
      [.tap(x: 195, y: 350)]
    ) { page in
      let card = page.put(page.isMended ? UIView() : NowhereView(), "card")
      page.want(UITapGestureRecognizer(), "tap", on: card)
    },
    AgentFault(
      "a view lets all fingers pass, and has a tap of its own", cause: ["hitTest(_:with:)"],
      [.tap(x: 195, y: 350)]
    ) { page in
      let card = page.put(page.isMended ? UIView() : PassingView(), "card")
      page.want(UITapGestureRecognizer(), "tap", on: card)
    },
    AgentFault(
      "a view takes the fingers of its subviews", cause: ["hitTest(_:with:)"], [.tap("Save")]
    ) { page in
      let panel = page.put(page.isMended ? UIView() : GreedyView(), "panel")
      page.button("Save", CGRect(x: 50, y: 50, width: 120, height: 44), in: panel)
    },
    AgentFault(
      "a picture was added after a button", cause: ["Save", "picture lies over it"], [.tap("Save")]
    ) { page in
      let save = page.button()
      let picture = page.box("picture")
      if page.isMended { page.view.insertSubview(picture, belowSubview: save) }
    },
    AgentFault(
      "an empty table lies over a view", cause: ["card", "table lies over it"], [.tap("card")]
    ) { page in
      page.want(UITapGestureRecognizer(), "tap", on: page.box())
      page.put(UITableView(), "table").isHidden = page.isMended
    },
    AgentFault(
      "a bar is higher than it looks", cause: ["Save", "bar lies over it"], [.tap("Save")]
    ) { page in
      page.button()
      page.box("bar", CGRect(x: 0, y: 0, width: 390, height: page.isMended ? 100 : 500))
    },
    AgentFault(
      "a button is not enabled", cause: ["Save", "isEnabled"], [.tap("Save")]
    ) { page in
      page.button().isEnabled = page.isMended
    },
    AgentFault(
      "a finger on a view that wants to be alone keeps others out", cause: ["exclusive view"],
      [.down("pad"), .tap("card")]
    ) { page in
      page.box("pad", CGRect(x: 45, y: 600, width: 100, height: 100)).isExclusiveTouch =
        !page.isMended
      page.want(UITapGestureRecognizer(), "tap", on: page.box())
    },
    AgentFault(
      "a view of its own class waits for two fingers and gets one",
      cause: ["isMultipleTouchEnabled"], [.down("pad", fingers: 2)]
    ) { page in
      let pad = page.put(TwoTouchesView(), "pad")
      pad.isMultipleTouchEnabled = page.isMended
      pad.done = { [unowned page] in page.done() }
    },
    AgentFault(
      "a view is tapped while it is animated", cause: ["card", "animated"], [.tap(x: 195, y: 350)]
    ) { page in
      let card = page.box()
      page.want(UITapGestureRecognizer(), "tap", on: card)
      page.whenShown = { [unowned page] in
        UIView.animate(
          withDuration: 5, delay: 0, options: page.isMended ? .allowUserInteraction : []
        ) { card.alpha = 0.8 }
      }
    },
    AgentFault(
      "the whole page was turned off during a download, and stays off",
      cause: ["Save", "page", "isUserInteractionEnabled is false"], [.tap("Save")]
    ) { page in
      page.button()
      page.view.isUserInteractionEnabled = page.isMended
    },
    AgentFault(
      "a menu opens below its bar, where the bar's fingers end",
      cause: ["menu", "outside of bar"], [.tap("menu")]
    ) { page in
      let bar = page.box(
        "bar", CGRect(x: 0, y: 60, width: 390, height: page.isMended ? 400 : 44))
      let menu = page.box("menu", CGRect(x: 200, y: 60, width: 150, height: 200), in: bar)
      page.want(UITapGestureRecognizer(), "tap", on: menu)
    },
    AgentFault(
      "a sheet lies over what is wanted", cause: ["Save", "sheet lies over it"],
      [.wait(1), .tap("Save")]
    ) { page in
      page.button("Save", CGRect(x: 120, y: 700, width: 120, height: 44))
      guard !page.isMended else { return }
      let sheet = UIViewController()
      sheet.view.accessibilityIdentifier = "sheet"
      page.whenShown = { [unowned page] in page.present(sheet, animated: false) }
    },
  ]
}
