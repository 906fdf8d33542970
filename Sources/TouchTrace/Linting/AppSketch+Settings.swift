// Rules about recognizers of the app whose settings do not mean what was meant.

import GestureCore
import TouchKit

nonisolated extension AppSketch {
  /// A finding about each recognizer of the app whose settings say something else than was meant.
  private func eachOfTheApp(
    _ rule: LintRule, _ judge: (Recognizer) -> (sentence: String, mend: String)?
  ) -> [LintFinding] {
    ofTheApp.compactMap { index in
      judge(recognizers[index]).map { finding(rule, about: [index], $0.sentence, mend: $0.mend) }
    }
  }

  /// Long presses whose finger may not move at all: real fingers always do.
  func pressesWithoutAllowance() -> [LintFinding] {
    eachOfTheApp(.noAllowableMovement) { press in
      guard press.isEnabled, let allowed = press.allowableMovement, allowed <= 0 else { return nil }
      let usual = shortDecimal(LongPressRule().allowableMovement, places: 0)
      return (
        "The allowableMovement of \(press.name) is \(shortDecimal(allowed, places: 2)): it fails as "
          + "soon as its finger moves, and real fingers always do.",
        "\(press.code).allowableMovement = \(usual)"
      )
    }
  }

  /// Recognizers that were added to a second view, and so left the first one.
  func movedRecognizers() -> [LintFinding] {
    eachOfTheApp(.movedRecognizer) { recognizer in
      guard recognizer.wasMoved else { return nil }
      return (
        "\(recognizer.name) was on another view before: a recognizer is on one view only, and that "
          + "one has lost it.",
        "remove \(recognizer.code) from one view, and make another recognizer for it"
      )
    }
  }

  /// Recognizers whose delegate was released.
  func recognizersWithoutDelegate() -> [LintFinding] {
    eachOfTheApp(.releasedDelegate) { recognizer in
      guard recognizer.hasLostDelegate else { return nil }
      return (
        "The delegate of \(recognizer.name) was released: a recognizer does not keep it alive, and "
          + "nobody answers its questions.",
        "\(recognizer.code).delegate = self"
      )
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
