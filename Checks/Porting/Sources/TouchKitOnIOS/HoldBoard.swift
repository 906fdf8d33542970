// Code that uses what TouchKit has: on iOS TouchKitOnIOS.swift gives it.

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that rests for 0.3 seconds.
final class HoldRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        setDeadline((touches.first?.timestamp ?? 0) + 0.3)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { fail("moved") }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func deadlinePassed(at time: TimeInterval) { state = .began }
}

/// Tells what its gestures and its button did.
final class HoldBoard: UIView {
    private(set) var log: [String] = []
    let button = UIButton(frame: CGRect(x: 200, y: 200, width: 60, height: 60))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(HoldRecognizer(target: self, action: HoldBoard.held))
        let pan = UIPanGestureRecognizer(target: self, action: HoldBoard.panned)
        pan.addAction { [weak self] pan in self?.log.append("closure \(pan.minimumNumberOfTouches)") }
        addGestureRecognizer(pan)
        button.addTarget(self, action: HoldBoard.pressed, for: .touchUpInside)
        button.addTarget(self, action: HoldBoard.went(down:event:), for: .touchDown)
        addSubview(button)
    }

    required init?(coder: NSCoder) { fatalError("There are no archives.") }

    func listen(to recognizer: UIGestureRecognizer) { recognizer.addTarget(self, action: HoldBoard.panned) }

    func held(_ hold: HoldRecognizer) { log.append("hold \(hold.state.rawValue)") }
    func panned() { log.append("pan") }
    func pressed() { log.append("pressed") }
    func went(down button: UIButton, event: UIEvent?) { log.append("down \(event == nil ? "?" : "!")") }
}
