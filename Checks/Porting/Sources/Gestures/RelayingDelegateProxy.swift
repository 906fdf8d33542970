//  RelayingDelegateProxy.swift
//  Stands between a recognizer and its delegate; answers what the delegate does not.

import Foundation
import UIKit

final class RelayingDelegateProxy: NSObject, UIGestureRecognizerDelegate {

    weak var target: UIGestureRecognizerDelegate?
    /// Asked if the target has no answer.
    var fallsBackToSimultaneous = false
    private(set) var questions: [String] = []

    init(target: UIGestureRecognizerDelegate?) {
        self.target = target
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions.append("begin")
        return target?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        questions.append("touch")
        return target?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        questions.append("simultaneous")
        if let answer = target?.gestureRecognizer?(
            gestureRecognizer,
            shouldRecognizeSimultaneouslyWith: otherGestureRecognizer
        ) {
            return answer
        }
        return fallsBackToSimultaneous
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let selector = #selector(UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:))
        guard let target = target, target.responds(to: selector) else { return false }
        return target.gestureRecognizer!(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
}

/// A pan that keeps its proxy alive.
final class RelayingPanGestureRecognizer: UIPanGestureRecognizer {
    private lazy var proxy = RelayingDelegateProxy(target: nil)

    override weak var delegate: UIGestureRecognizerDelegate? {
        get { return proxy.target }
        set {
            proxy.target = newValue
            super.delegate = proxy
        }
    }

    var questionsAsked: [String] { proxy.questions }
}
