// Rules about recognizers of the app whose settings do not mean what was meant.

import GestureCore
import TouchKit

nonisolated extension AppSketch {
  /// Long presses whose finger may not move at all: real fingers always do.
  func pressesWithoutAllowance() -> [LintFinding] {
    ofTheApp.compactMap { index in
      let press = recognizers[index]
      guard press.isEnabled, let allowed = press.allowableMovement, allowed <= 0 else { return nil }
      let usual = shortDecimal(LongPressRule().allowableMovement, places: 0)
      return finding(
        .noAllowableMovement, about: [index],
        "The allowableMovement of \(press.name) is \(shortDecimal(allowed, places: 2)): it fails as "
          + "soon as its finger moves, and real fingers always do.",
        mend: "\(press.code).allowableMovement = \(usual)")
    }
  }

  /// Recognizers that were added to a second view, and so left the first one.
  func movedRecognizers() -> [LintFinding] {
    ofTheApp.filter { recognizers[$0].wasMoved }.map { index in
      let recognizer = recognizers[index]
      return finding(
        .movedRecognizer, about: [index],
        "\(recognizer.name) was on another view before: a recognizer is on one view only, and that "
          + "one has lost it.",
        mend: "remove \(recognizer.code) from one view, and make another recognizer for it")
    }
  }

  /// Recognizers and views that are held, and never shown.
  func straysInNoWindow() -> [LintFinding] {
    strays.map { stray in
      let what =
        stray.isView
        ? "is in no window: its recognizers receive no touch."
        : "is on no view: it receives no touch."
      return LintFinding(
        .inNoWindow, what: "\(stray.property), which \(stray.holder) holds, \(what)",
        place: ["\(stray.property) of \(stray.holder)"], recognizers: [],
        remedy: stray.isView
          ? "view.addSubview(\(stray.property))" : "view.addGestureRecognizer(\(stray.property))")
    }
  }

  /// Recognizers whose delegate was released.
  func recognizersWithoutDelegate() -> [LintFinding] {
    ofTheApp.filter { recognizers[$0].hasLostDelegate }.map { index in
      let recognizer = recognizers[index]
      return finding(
        .releasedDelegate, about: [index],
        "The delegate of \(recognizer.name) was released: a recognizer does not keep it alive, and "
          + "nobody answers its questions.",
        mend: "\(recognizer.code).delegate = self")
    }
  }

  /// Pans along a slider, on a view around it, that take the finger that drags its thumb.
  ///
  /// A slider keeps a swipe for itself, and no pan (`ControlClaim`).
  func pansOverSliders() -> [LintFinding] {
    eachPan { pan, axes in
      let recognizer = recognizers[pan]
      guard axes.contains(.horizontal), recognizer.touches.contains(1), recognizer.cancelsTouches,
        !recognizer.isPartOfTouchKit
      else { return [] }
      return views.indices.compactMap { slider in
        guard views[slider].isSlider, slider != recognizer.view, isView(slider, in: recognizer.view)
        else { return nil }
        let hysteresis = shortDecimal(PanRule().hysteresis, places: 0)
        var found = finding(
          .panOverSlider, about: [pan],
          "\(recognizer.name) takes the finger that drags \(views[slider].name) after "
            + "\(hysteresis) points: the slider hears touchCancel and stays there.",
          mend: "\(recognizer.code).delegate = self  "
            + "// answers shouldReceive with false on the slider")
        found.place.append(path(to: slider))
        return found
      }
    }
  }
}
