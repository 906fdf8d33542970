// Selectors that only ported code has: of protocols, of properties, with results.

import PortSupport
import Testing
import TouchTesting

private protocol Dancer: AnyObject { func dance(_ word: NSString) -> Int }

private final class Duck: NSObject, Dancer, UIScrollViewDelegate {
  var words: [String] = []
  var level = NSNumber(value: 1)

  func walk(_ way: Int, from: Int, to: Int) { words.append("walked") }

  func dance(_ word: NSString) -> Int {
    words.append("\(word)")
    return words.count
  }
}

@Suite struct SelectorTests {
  @Test func aMethodOfAProtocolIsCalled() {
    withScreen { _ in
      let duck = Duck()
      let selector = Selector(
        { (it: any Dancer) in { (word: NSString) in it.dance(word) } }, "dance(_:)")
      #expect(duck.responds(to: selector))
      #expect(!NSObject().responds(to: selector))
      duck.perform(selector, with: NSString("waltz"))
      duck.perform(selector, with: NSNumber(value: 1))
      #expect(duck.words == ["waltz"])
      #expect(selector == Selector(naming: (any Dancer).self, "dance(_:)"))
      #expect(selector != Selector(Duck.dance(_:), "dance(_:)"))
    }
  }

  @Test func aPropertyIsSet() {
    withScreen { _ in
      let duck = Duck()
      duck.perform(Selector(setting: \Duck.level, "setLevel(_:)"), with: NSNumber(value: 3))
      #expect(duck.level == 3)
      duck.perform(Selector(setting: \Duck.level, "setLevel(_:)"), with: NSString("x"))
      #expect(duck.level == 3)
      let getter = Selector(getting: \Duck.level, "level")
      duck.perform(getter)
      #expect(duck.responds(to: getter) && !NSObject().responds(to: getter))
    }
  }

  @Test func aDelegateAnswersAllOfItsProtocol() {
    withScreen { _ in
      let duck: any UIScrollViewDelegate = Duck()
      let selector = Selector(
        naming: (any UIScrollViewDelegate).self,
        "scrollViewDidEndDragging(_:willDecelerate:)")
      #expect(duck.responds(to: selector))
      #expect(!duck.responds(to: Selector(UIView.layoutSubviews, "layoutSubviews()")))
      // Nothing calls a method with these parameters by a selector.
      #expect(!selector.perform(on: duck, from: nil))
    }
  }

  @Test func aMethodWithThreeParametersIsNamedOnly() {
    withScreen { _ in
      let duck = Duck()
      let selector = Selector(Duck.walk(_:from:to:), "walk(_:from:to:)")
      #expect(duck.responds(to: selector))
      #expect(!selector.perform(on: duck, from: NSNumber(value: 1)))
      #expect(duck.words == [])
    }
  }

  @Test(arguments: [
    ("tapped()", "tapped"), ("moved(_:)", "moved:"), ("slide(pan:event:)", "slideWithPan:event:"),
    ("a(_:_:)", "a::"), ("level", "level"),
  ])
  func namesInObjectiveC(signature: StaticString, name: String) {
    #expect(NSStringFromSelector(Selector(Duck.dance(_:), signature)) == name)
  }

  @Test func aSelectorWithoutANameHasNone() {
    #expect(NSStringFromSelector(Selector(Duck.dance(_:))) == "")
  }

  @Test func anObjectOfAnyClassGetsAMessage() {
    withScreen { _ in
      let duck = Duck()
      let selector = Selector(Duck.dance(_:), "dance(_:)")
      ObjectTarget.of(duck)?.perform(selector, with: NSString("tango"))
      #expect(duck.words == ["tango"])
      #expect(
        ObjectTarget(duck).responds(to: selector) && !ObjectTarget(UIView()).responds(to: selector))
      ObjectTarget(UIView()).perform(selector, with: NSString("tango"))
      ObjectTarget(duck).perform(nil)
      #expect(ObjectTarget.of(nil)?.responds(to: selector) == nil && duck.words.count == 1)
    }
  }

  @Test func valuesKeepGeometry() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
  }
}
