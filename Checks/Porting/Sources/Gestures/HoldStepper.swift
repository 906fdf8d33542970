import UIKit

/// Plus and minus; holding one repeats.
class HoldStepper: UIControl {
    private let minus = UIButton(type: .system)
    private let plus = UIButton(type: .system)
    private var repeater: Timer?
    private var step = 0

    var value = 0 {
        didSet {
            guard value != oldValue else { return }
            sendActions(for: .valueChanged)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (button, title) in [(minus, "−"), (plus, "+")] {
            button.setTitle(title, for: .normal)
            button.addTarget(self, action: #selector(down(_:)), for: .touchDown)
            button.addTarget(self, action: #selector(up), for: [.touchUpInside, .touchUpOutside, .touchCancel])
            addSubview(button)
        }
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        minus.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        plus.frame = CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
    }

    @objc private func down(_ sender: UIButton) {
        step = sender === plus ? 1 : -1
        value += step
        perform(#selector(startRepeating), with: nil, afterDelay: 0.5)
    }

    @objc private func up(_ sender: UIButton) {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        repeater?.invalidate()
        repeater = nil
    }

    @objc private func startRepeating() {
        let timer = Timer(timeInterval: 0.1, target: self, selector: #selector(repeatStep), userInfo: nil, repeats: true)
        timer.fireDate = Date().addingTimeInterval(0.1)
        RunLoop.main.add(timer, forMode: RunLoop.Mode.common)
        repeater = timer
    }

    @objc private dynamic func repeatStep() {
        value += step
    }
}
