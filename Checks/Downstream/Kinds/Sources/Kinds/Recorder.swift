// The file that an app copies, `Device/RecordingWindow.swift`, in the package of a stranger: run.sh copies it
// beside this one.

import UIKit

/// A window that hands the lines of its recording to `write`, with a card that can be dragged.
@MainActor public func recordingWindow(_ write: @escaping (String) throws -> Void) -> UIWindow {
  let window = RecordingWindow(frame: UIScreen.main.bounds)
  window.record("Kinds", write: write)
  window.rootViewController = UIViewController()
  window.makeKeyAndVisible()
  let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  card.addGestureRecognizer(UIPanGestureRecognizer())
  window.addSubview(card)
  return window
}
