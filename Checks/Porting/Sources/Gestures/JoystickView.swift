import UIKit
import QuartzCore

public protocol JoystickViewDelegate: NSObjectProtocol {
    func joystick(_ joystick: JoystickView, didMoveTo vector: CGVector)
}

/// Springs back when it is let go; tells its vector in each frame.
public class JoystickView: UIView {
    public weak var delegate: JoystickViewDelegate?
    public private(set) var vector = CGVector.zero

    private let stick = UIView()
    private var link: CADisplayLink?
    private var finger: UITouch?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        stick.bounds = CGRect(x: 0, y: 0, width: 44, height: 44)
        stick.layer.cornerRadius = 22
        stick.backgroundColor = .systemGray
        stick.isUserInteractionEnabled = false
        addSubview(stick)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        if finger == nil { stick.center = CGPoint(x: bounds.midX, y: bounds.midY) }
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard finger == nil, let touch = touches.first else { return }
        finger = touch
        move(to: touch.location(in: self))
        link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link?.preferredFramesPerSecond = 60
        link?.add(to: RunLoop.main, forMode: .default)
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger = finger, touches.contains(finger) else { return }
        move(to: finger.location(in: self))
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger = finger, touches.contains(finger) else { return }
        letGo()
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        letGo()
    }

    private func move(to point: CGPoint) {
        let radius = max(min(bounds.width, bounds.height) / 2, 1)
        var dx = (point.x - bounds.midX) / radius, dy = (point.y - bounds.midY) / radius
        let length = hypot(dx, dy)
        if length > 1 { dx /= length; dy /= length }
        vector = CGVector(dx: dx, dy: dy)
        stick.center = CGPoint(x: bounds.midX + dx * radius, y: bounds.midY + dy * radius)
    }

    private func letGo() {
        finger = nil
        vector = .zero
        link?.invalidate()
        link = nil
        delegate?.joystick(self, didMoveTo: .zero)
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [.allowUserInteraction], animations: {
            self.stick.center = CGPoint(x: self.bounds.midX, y: self.bounds.midY)
        }, completion: nil)
    }

    @objc private func tick(_ link: CADisplayLink) {
        delegate?.joystick(self, didMoveTo: vector)
    }
}
