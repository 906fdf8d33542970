//
//  OldButtonView.swift
//  swift 4
//

import UIKit

class OldButtonView: UIView, UIGestureRecognizerDelegate {

    private let button = UIButton(type: .system)
    private let insets = UIEdgeInsetsMake(4, 8, 4, 8)
    private var lastPhase: UITouchPhase?
    private(set) var taps = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        button.frame = CGRectMake(0, 0, 120, 44)
        button.setTitle("Press", for: UIControlState.normal)
        button.addTarget(self, action: #selector(OldButtonView.pressed(_:)), for: UIControlEvents.touchUpInside)
        button.addTarget(self, action: Selector(("released:")), for: [UIControlEvents.touchUpOutside, UIControlEvents.touchCancel])
        addSubview(button)

        let press = UILongPressGestureRecognizer(target: self, action: Selector("pressedLong:"))
        press.delegate = self
        addGestureRecognizer(press)
    }

    @objc func pressed(_ sender: UIButton) {
        taps += 1
    }

    @objc func released(_ sender: UIButton) {
        button.isHighlighted = false
    }

    @objc func pressedLong(_ recognizer: UILongPressGestureRecognizer) {
        let state: UIGestureRecognizerState = recognizer.state
        if state == UIGestureRecognizerState.began {
            backgroundColor = UIColor.lightGray
        } else if state == UIGestureRecognizerState.ended || state == UIGestureRecognizerState.cancelled {
            backgroundColor = nil
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        lastPhase = touches.first?.phase
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = UIEdgeInsetsInsetRect(bounds, insets)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return gestureRecognizer.isKind(of: UILongPressGestureRecognizer.self)
    }
}
