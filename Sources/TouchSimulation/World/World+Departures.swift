// Drops the last references to parts of the app: here, or on another thread.

import GestureCore
import TouchKit

#if !hasFeature(Embedded)
  import Foundation
#endif

extension World {
  /// Takes a recognizer out of the app; while a contest needs it, it keeps its number.
  func takeOut(recognizer id: Int) -> UIGestureRecognizer? {
    let recognizer = takeOut(own: id)
    if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    return recognizer
  }

  /// Takes a view out of the app.
  func takeOut(view id: Int) -> UIView? {
    guard let view = family.views[id] else { return nil }
    family.views[id] = nil
    births.note(view)
    family.departedViews[id] = Weak(view)
    for number in plan.ownNumbers(of: id) { takeOut(own: number) }
    // Whatever it would have told, no object hears.
    if tables.notes[id] != nil { hear(.tableUnheard(id)) }
    view.removeFromSuperview()
    return view
  }

  /// Forgets a recognizer that a scroll view brought along; while a contest needs it, it keeps its
  /// number.
  func takeOut(_ part: Plan.ScrollerPart, of view: Int) {
    takeOut(own: Plan.ownNumber(part, of: view))
  }

  @discardableResult
  private func takeOut(own id: Int) -> UIGestureRecognizer? {
    guard let recognizer = recognizer(id) else { return nil }
    (family.recognizers[id], family.departed[id]) = (nil, Weak(recognizer))
    births.note(recognizer)
    return recognizer
  }

  /// Takes a window out of the app, and puts a new one in its place.
  func takeOut(window number: Int) -> UIWindow {
    upset()
    let index = number % family.windows.count
    let old = family.windows[index]
    births.note(old)
    family.formerWindows.append(Weak(old))
    inputs.touches.removeAll { $0.window == nil || $0.window === old }
    family.windows[index] = application.perform { newWindow(index) }
    return old
  }

  /// Takes the application out with its windows, and puts new ones in their place.
  func takeOutApplication() -> [AnyObject] {
    upset()
    var old: [AnyObject] = [application]
    for window in family.windows { old.append(window) }
    for object in old { births.note(object) }
    lookAway()
    inputs.touches = []
    (family.formerWindows, delayed.timerCount) = ([], 0)
    application = UIApplication()
    family.windows = application.perform { plan.windows.indices.map(newWindow) }
    lookOn()
    return old
  }
}

/// The references to be dropped on another thread.
///
/// Unchecked: one thread fills it and waits while the other one empties it.
nonisolated final class Parcel: @unchecked Sendable {
  private var contents: [AnyObject]

  init(_ contents: [AnyObject]) { self.contents = contents }

  /// Drops the references on another thread, and waits until that is done. Embedded Swift has one
  /// thread.
  func letGoElsewhere() {
    #if hasFeature(Embedded)
      contents = []
    #else
      let done = DispatchSemaphore(value: 0)
      Thread {
        self.contents = []
        done.signal()
      }.start()
      done.wait()
    #endif
  }
}
