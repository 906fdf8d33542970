//
//  OldJoystick.swift
//  swift 4
//

import UIKit

class OldJoystick: UIControl {

    var padding = UIEdgeInsetsMake(8, 8, 8, 8)
    @objc dynamic var angle: CGFloat = 0
    private let knob = UIView(frame: CGRectMake(0, 0, 30, 30))
    private var phase: UITouchPhase = .ended

    override init(frame: CGRect) {
        super.init(frame: frame)
        knob.isUserInteractionEnabled = false
        knob.center = CGPointMake(frame.size.width / 2, frame.size.height / 2)
        addSubview(knob)
        addTarget(self, action: #selector(OldJoystick.released), for: [UIControlEvents.touchUpInside, .touchUpOutside])
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        phase = UITouchPhase.began
        return follow(touch)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        phase = touch.phase
        return follow(touch)
    }

    private func follow(_ touch: UITouch) -> Bool {
        let area = UIEdgeInsetsInsetRect(bounds, padding)
        let point = touch.location(in: self)
        knob.center = CGPointMake(min(max(point.x, area.minX), area.maxX), min(max(point.y, area.minY), area.maxY))
        angle = atan2(knob.center.y - bounds.midY, knob.center.x - bounds.midX)
        sendActions(for: UIControlEvents.valueChanged)
        return true
    }

    @objc private func released() {
        phase = UITouchPhase.ended
        UIView.animate(withDuration: 0.2, animations: {
            self.knob.frame = CGRectMake(self.bounds.midX - 15, self.bounds.midY - 15, 30, 30)
        })
    }
}
