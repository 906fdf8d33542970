import UIKit

/// Actions with one name and many parameters.
class OverloadedActionsView: UIView {

    class Outer: NSObject {
        class Inner: NSObject {
            private(set) var taps = 0
            @objc func tap(_ sender: UITapGestureRecognizer) { taps += 1 }
            @objc static func shared(_ sender: Any) {}
        }
        let inner = Inner()
    }

    let outer = Outer()
    private(set) var log: [String] = []
    @objc dynamic var level = 0
    @objc var titles: [String] { ["a", "b"] }

    func install() {
        addGestureRecognizer(UITapGestureRecognizer(target: outer.inner, action: #selector(Outer.Inner.tap(_:))))
        addGestureRecognizer(UITapGestureRecognizer(target: outer.inner, action: #selector(OverloadedActionsView.Outer.Inner.tap(_:))))
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handle as () -> Void)))
        addGestureRecognizer(UIPanGestureRecognizer(
            target: self,
            action: #selector(
                handle(_:) as (UIPanGestureRecognizer) -> Void
            )
        ))
        addGestureRecognizer(
            UIPinchGestureRecognizer(
                target: self,
                action: #selector(OverloadedActionsView.handle(_:)
                    as (OverloadedActionsView) -> (UIPinchGestureRecognizer) -> Void)))
        let rotation = UIRotationGestureRecognizer(
            target: self, action: #selector(rotate /* the one with no argument */)
        )
        addGestureRecognizer(rotation)
        let press = UILongPressGestureRecognizer()
        press.addTarget(self, action: #selector( // which one?
            self.press(_:)
        ))
        press.addTarget(self, action: Selector(("pressAgain:")))
        press.addTarget(self, action: NSSelectorFromString("pressOnceMore"))
        press.removeTarget(self, action: #selector(self.press(_:)))
        addGestureRecognizer(press)
    }

    func names() -> [String] {
        let getter = #selector(getter: level)
        let setter = #selector(setter: OverloadedActionsView.level)
        let other = #selector(getter: UIView.isHidden)
        return [getter, setter, other, #selector(getter: titles)].map { NSStringFromSelector($0) }
    }

    @objc func handle() { log.append("nothing") }
    @objc(handlePan:) func handle(_ pan: UIPanGestureRecognizer) { log.append("pan") }
    @objc(handlePinch:)
    func handle(_ pinch: UIPinchGestureRecognizer) { log.append("pinch") }
    @objc func rotate() { log.append("rotation") }
    @objc func press(_ sender: UILongPressGestureRecognizer) { log.append("press") }
    @objc func pressAgain(_ sender: UILongPressGestureRecognizer) { log.append("again") }
    @objc func pressOnceMore() { log.append("more") }
}
