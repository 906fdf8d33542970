// What a record notes of windows and their views, and of what a host draws.

import GestureCore
import TouchKit

#if !hasFeature(Embedded)
  extension Record {
    /// The views of the plan: where they are, what they hit and how they are related.
    func look(at family: Family) {
      for window in family.windows {
        note("window", window.tag)
        look(at: window, in: window)
        note("contest", "\(window.contestSnapshot)")
        for touch in window.contestSnapshot.touches { note("at", touch.location) }
      }
      for number in family.views.numbers {
        guard let view = family.views[number] else { continue }
        note("view", number)
        look(at: view, in: view.window)
      }
    }

    private func look(at view: UIView, in window: UIWindow?) {
      note("bounds", view.bounds)
      note("center", view.center)
      note("transform", view.transform)
      note("superview", view.superview?.tag ?? -99)
      note("window", window?.tag ?? -99)
      note("subviews", view.subviews.count)
      note("safe", view.safeAreaInsets)
      note("first", view.isFirstResponder)
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      note("to window", view.convert(CGPoint(x: 3, y: 7), to: nil as UIView?))
      note("from window", view.convert(CGPoint(x: 120, y: 80), from: nil as UIView?))
      note("hit", view.hitSkip(at: middle).map { "\($0)" })
      for recognizer in view.gestureRecognizers ?? [] { note("has", recognizer.isEnabled) }
    }

    /// What a host draws. It is a mistake if it differs from what was drawn before, and nothing asked for it.
    func draw(_ application: UIApplication, _ style: UIUserInterfaceStyle) {
      let wasAskedFor = application.needsRedraw
      let drawn = Drawn(style: style, windows: application.snapshot(for: style))
      if let last, last.style == style, last != drawn, !wasAskedFor { unaskedPictures += 1 }
      last = drawn
      for picture in drawn.windows { note(picture) }
    }

    /// Where the views inside of a view are, and how they look: code that runs in the middle of a change sees
    /// it.
    func look(atParts view: UIView) {
      note("frame", view.frame)
      note("alpha", view.alpha)
      note("hidden", view.isHidden)
      for part in view.subviews { look(atParts: part) }
      note("end", view.subviews.count)
    }

    /// What the host is to do.
    func look(at application: UIApplication) {
      note("redraw", application.needsRedraw)
      note("animates", application.isAnimating)
      note("next", application.nextDeadline)
      switch application.nextCall {
      case .never: note("call", -1)
      case .nextFrame: note("call", -2)
      case .at(let time): note("call", time)
      }
      note("fingers", application.fingersDown)
      note("lingering", application.touchesLingering)
      note("withheld", application.touchesWithheld)
      note("guests", application.transitionsRunning)
    }

    private func note(_ picture: ViewSnapshot) {
      note("position", picture.position)
      note("anchor", picture.anchorPoint)
      note("bounds", picture.bounds)
      note("transform", picture.transform)
      note("alpha", picture.alpha)
      note("on", picture.backgroundColor)
      note("corner", picture.cornerRadius)
      note("border", picture.borderWidth)
      note("border", picture.borderColor)
      note("clips", picture.clips)
      note("fingers", picture.isUserInteractionEnabled)
      note("gestures", picture.hasGestures)
      note("told", picture.accessibility)
      note(picture.content)
      for shape in picture.shapes { note(shape) }
      for subview in picture.subviews { note(subview) }
      note("end", picture.subviews.count)
    }

    private func note(_ word: StaticString, _ told: ViewSnapshot.Accessibility?) {
      guard let told else { return }
      note(word, told.label)
      note(word, told.value)
      note(word, told.hint)
      note(word, Int(told.traits.rawValue))
      note(word, told.isEditable)
      guard let amount = told.amount else { return }
      note(word, CGPoint(x: amount.minimum, y: amount.maximum))
      note(word, amount.value)
    }

    private func note(_ content: ViewSnapshot.Content) {
      switch content {
      case .none: break
      case .image(let name, let size, let mode):
        note("image", name)
        note("size", size)
        note("mode", "\(mode)")
      case .text(let text, let font, let color, let alignment, let lines):
        note("text", text)
        note("font", CGPoint(x: font.pointSize, y: CGFloat(font.weight.rawValue)))
        note("color", color)
        note("alignment", "\(alignment)")
        note("lines", lines)
      }
    }

    private func note(_ shape: ViewSnapshot.Shape) {
      note("shape", shape.origin)
      note("box", shape.path.boundingBox)
      note("steps", shape.path.elements.count)
      note("pen", shape.path.currentPoint)
      note("stroke", shape.strokeColor)
      note("fill", shape.fillColor)
      note("line", shape.lineWidth)
    }
  }
#endif
