// What texts for people call a view.

import Testing
import TouchKit

@testable import TouchTrace

struct ViewNameTests {
  private class Form: UIViewController {
    let clearButton = UIButton(type: .system)
    lazy var later = UIView()
  }
  private final class LongForm: Form {
    weak var weakly: UIView?
  }

  @Test func anIdentifierComesFirst() {
    UIApplication().perform {
      let form = Form()
      form.view.addSubview(form.clearButton)
      form.clearButton.accessibilityIdentifier = "clear"
      #expect(form.clearButton.lastingName == "clear")
      form.clearButton.accessibilityIdentifier = ""
      #expect(form.clearButton.lastingName == "clearButton")
    }
  }

  @Test func thePropertyThatHoldsAViewNamesIt() {
    UIApplication().perform {
      let form = LongForm()
      let (box, inner) = (UIView(), UIView())
      form.view.addSubview(box)
      box.addSubview(form.later)
      box.addSubview(inner)
      form.weakly = inner
      #expect(form.later.lastingName == "later")
      #expect(inner.lastingName == "weakly")
      #expect(box.lastingName == nil && form.view.lastingName == nil)
    }
  }

  @Test func theTextThatAViewShowsNamesItLast() {
    UIApplication().perform {
      let button = UIButton(type: .system)
      button.setTitle("Clear", for: .normal)
      #expect(button.lastingName == "button “Clear”")
      let label = UILabel()
      label.text = "A text that is far too long for a name"
      #expect(label.lastingName == "label “A text that is far too …”")
      #expect(UILabel().lastingName == nil)
    }
  }

  @Test func whyNotNamesViewsThatWay() {
    let app = TouchApp("Form") {
      let form = Form()
      form.clearButton.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      form.view.addSubview(form.clearButton)
      return form
    }
    let answer = app.whyNot(at: CGPoint(x: 5, y: 5))
    #expect(answer.steps.last { $0.isHit }?.view == "clearButton")
  }
}
