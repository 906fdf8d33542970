// What recognizers and controls of TouchKit have and those of UIKit have not. Copy this file into an app whose sources
// use it: method references and closures as actions, deadlines, and failures with a reason. Off iOS it is empty.

#if canImport(UIKit) && canImport(ObjectiveC)

import ObjectiveC
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Calls a closure when UIKit sends an action.
@MainActor
private final class ActionCall: NSObject {
    private let body: (Any, UIEvent?) -> Void

    init(_ body: @escaping (Any, UIEvent?) -> Void) {
        self.body = body
        super.init()
    }

    @objc func call(_ sender: Any) { body(sender, nil) }

    @objc func call(_ sender: Any, for event: UIEvent?) { body(sender, event) }

    /// Keeps this object as long as another one.
    func belong(to owner: AnyObject) {
        let all = objc_getAssociatedObject(owner, &ActionCall.key) as? [ActionCall] ?? []
        objc_setAssociatedObject(owner, &ActionCall.key, all + [self], .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    private static var key: UInt8 = 0
}

extension UIGestureRecognizer {
    /// Makes a recognizer that calls a method with itself: `(target: self, action: Board.drag)`.
    public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
        target: Target, action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// Makes a recognizer that calls a method without arguments.
    public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// Adds an object whose method is called with the recognizer. The object is not kept.
    public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void
    ) {
        addCall { [weak target] sender in
            if let target, let sender = sender as? Sender { action(target)(sender) }
        }
    }

    /// Adds an object whose method is called without arguments. The object is not kept.
    public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
        addCall { [weak target] _ in
            if let target { action(target)() }
        }
    }

    fileprivate func addCall(_ body: @escaping (Any) -> Void) {
        let call = ActionCall { sender, _ in body(sender) }
        call.belong(to: self)
        addTarget(call, action: #selector(ActionCall.call(_:)))
    }

    /// Fails; the reason is for TouchKit's explanations.
    public func fail(_ why: String) { state = .failed }
}

// TouchKit's own are there already when this file is ported, and Swift could not tell which are meant.
#if !canImport(PortSupport)
    /// Closures as actions, typed with the recognizer's own class.
    public protocol GestureActionSource: UIGestureRecognizer {}

    extension UIGestureRecognizer: GestureActionSource {}

    extension GestureActionSource {
        /// Adds a closure that is called whenever the gesture changes: `pan.addAction { pan in … }`.
        @MainActor
        public func addAction(_ body: @escaping (Self) -> Void) {
            addCall { sender in
                if let sender = sender as? Self { body(sender) }
            }
        }
    }

    private nonisolated(unsafe) var deadlineKey: UInt8 = 0

    extension UIGestureRecognizer {
        /// Sets when `deadlinePassed(at:)` is called, as seconds since the device was started; `nil` for never.
        /// Nothing is called when the gesture is over by then.
        public func setDeadline(_ time: TimeInterval?) {
            let old = objc_getAssociatedObject(self, &deadlineKey) as? Timer
            old?.invalidate()
            guard let time else { return }
            let wait = max(time - ProcessInfo.processInfo.systemUptime, 0)
            let timer = Timer(timeInterval: wait, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated {
                    guard let self, [.possible, .began, .changed].contains(self.state) else { return }
                    self.deadlinePassed(at: time)
                }
            }
            RunLoop.main.add(timer, forMode: .common)
            objc_setAssociatedObject(self, &deadlineKey, timer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        /// Called when the deadline has come; for subclasses to override.
        @objc open func deadlinePassed(at time: TimeInterval) {}
    }
#endif

extension UIControl {
    /// Adds a method without arguments that is called on events. The object is not kept.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: UIControl.Event
    ) {
        addCall(for: controlEvents) { [weak target] _, _ in
            if let target { action(target)() }
        }
    }

    /// Adds a method that is called on events with the control. The object is not kept.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: UIControl.Event
    ) {
        addCall(for: controlEvents) { [weak target] sender, _ in
            if let target, let sender = sender as? Sender { action(target)(sender) }
        }
    }

    /// Adds a method that is called on events with the control and the event of touches. The object is not kept.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender, UIEvent?) -> Void, for controlEvents: UIControl.Event
    ) {
        addCall(for: controlEvents) { [weak target] sender, event in
            if let target, let sender = sender as? Sender { action(target)(sender, event) }
        }
    }

    private func addCall(for controlEvents: UIControl.Event, _ body: @escaping (Any, UIEvent?) -> Void) {
        let call = ActionCall(body)
        call.belong(to: self)
        addTarget(call, action: #selector(ActionCall.call(_:for:)), for: controlEvents)
    }
}

#endif
