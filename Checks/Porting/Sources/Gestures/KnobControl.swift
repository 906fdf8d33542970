import UIKit

/// A knob with the API of UISlider.
@IBDesignable
open class KnobControl: UIControl {

    @IBInspectable open var minimumValue: Float = 0
    @IBInspectable open var maximumValue: Float = 1
    @IBInspectable open var isContinuous: Bool = true
    @IBInspectable
    open private(set) var value: Float = 0 {
        didSet {
            setNeedsDisplay()
            accessibilityValue = "\(Int(value * 100)) %"
        }
    }
    open var startAngle: CGFloat = -.pi * 11 / 8
    open var endAngle: CGFloat = .pi * 3 / 8

    private var lastAngle: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(KnobControl.reset(_:)))
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(doubleTap)
        addTarget(self, action: #selector(valueChanged as () -> Void), for: .valueChanged)
        addTarget(self, action: #selector(KnobControl.valueChanged(_:event:)), for: [.touchUpInside, .touchUpOutside])
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        lastAngle = angle(of: touch)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let now = angle(of: touch)
        var delta = now - lastAngle
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        lastAngle = now
        let range = maximumValue - minimumValue
        setValue(value + Float(delta / (endAngle - startAngle)) * range, animated: false)
        if isContinuous { sendActions(for: .valueChanged) }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    open func setValue(_ newValue: Float, animated: Bool) {
        value = min(maximumValue, max(minimumValue, newValue))
    }

    // MARK: Actions

    @objc private func reset(_ tap: UITapGestureRecognizer) {
        setValue(minimumValue, animated: true)
        sendActions(for: .valueChanged)
    }

    @objc private func valueChanged() {
        setNeedsDisplay()
    }

    @objc private func valueChanged(_ sender: KnobControl, event: UIEvent) {
        alpha = 1
    }

    private func angle(of touch: UITouch) -> CGFloat {
        let p = touch.location(in: self)
        return atan2(p.y - bounds.midY, p.x - bounds.midX)
    }

    open override func draw(_ rect: CGRect) {
        let radius = min(bounds.width, bounds.height) / 2 - 4
        let part = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
        let path = UIBezierPath()
        path.addArc(
            withCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: startAngle,
            endAngle: startAngle + part * (endAngle - startAngle), clockwise: true)
        path.lineWidth = 4
        UIColor.systemOrange.setStroke()
        path.stroke()
    }
}
