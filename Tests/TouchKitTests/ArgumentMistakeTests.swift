// Arguments that are programmer errors, which end the program with a message that says what to do.

import Testing

@testable import TouchEngine
@testable import TouchWidgets

private final class Stepper {
  deinit {}
  func step() {}
}

@Suite struct ArgumentMistakes {
  @Test func aDisplayLinkCallsAMethodOfItsTarget() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = CADisplayLink(target: UIView(), selector: Selector(Stepper.step))
      }
    }
    #expect(
      message(of: result).contains(
        "CADisplayLink(target:selector:): the target is not of the class whose method"))
  }

  @Test func aRecognizerCallsAMethodOfItsTarget() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UITapGestureRecognizer().addTarget(UIView(), action: Selector(Stepper.step))
      }
    }
    #expect(
      message(of: result).contains(".addTarget(_:action:): the target is not of the class"))
  }

  @Test func anAnimatorThatRunsCannotFinish() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.finishAnimation(at: .end)
      }
    }
    #expect(message(of: result).contains("asked to finish while it is running"))
  }

  @Test func aRecognizerKnowsThePlacesOfItsTouchesAlone() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil) }
    }
    #expect(message(of: result).contains("location(ofTouch: 0, in:): it tracks 0 touches"))
  }

  @Test func aControllerComesFromNoFile() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIViewController(nibName: "Main", bundle: nil) }
    }
    #expect(
      message(of: result).contains("init(nibName: \"Main\", bundle:): there are no nib files"))
  }
}
