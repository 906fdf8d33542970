import UIKit

/// Controls with actions of all kinds, in code.
final class SettingsTouchBoard: UIViewController {
    private let toggle = UISwitch()
    private let slider = UISlider()
    private let segments = UISegmentedControl(items: ["one", "two"])
    private(set) var log: [String] = []

    private lazy var longPress: UILongPressGestureRecognizer = {
        let press = UILongPressGestureRecognizer(
            target: self,
            action: #selector(handleLongPress(gesture:))
        )
        press.delegate = self
        return press
    }()

    private let makeTap: (Any) -> UITapGestureRecognizer = { target in
        UITapGestureRecognizer(target: target, action: #selector(SettingsTouchBoard.handleTap(gesture:)))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        toggle.frame.origin = CGPoint(x: 20, y: 40)
        slider.frame = CGRect(x: 20, y: 90, width: 200, height: 31)
        segments.frame = CGRect(x: 20, y: 140, width: 200, height: 32)
        [toggle, slider, segments].forEach { view.addSubview($0) }

        toggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
        slider.addTarget(self, action: #selector(slid(_:event:)), for: .valueChanged)
        slider.addTarget(self, action: #selector(sliderReleased), for: [.touchUpInside, .touchUpOutside])
        segments.addTarget(nil, action: #selector(SettingsTouchBoard.chose(_:)), for: .valueChanged)
        view.addGestureRecognizer(longPress)
        view.addGestureRecognizer(makeTap(self))
        NotificationCenter.default.addObserver(self, selector: #selector(fieldChanged(notification:)), name: UITextField.textDidChangeNotification, object: nil)
    }

    @objc func toggled() {
        log.append(toggle.isOn ? "on" : "off")
        toggle.removeTarget(self, action: #selector(toggled), for: .valueChanged)
    }

    @objc func slid(_ slider: UISlider, event: UIEvent) {
        let touch = event.allTouches?.first
        log.append(touch?.phase == .ended ? "slid" : "sliding")
    }

    @objc func sliderReleased() { log.append("released") }
    @objc func chose(_ sender: UISegmentedControl) { log.append("\(sender.selectedSegmentIndex)") }

    @objc func handleTap(gesture: UITapGestureRecognizer) { log.append("tap") }
    @objc func handleLongPress(gesture: UILongPressGestureRecognizer) {
        guard gesture.state == .began else { return }
        log.append("press")
    }

    @objc private func fieldChanged(notification: Notification) {}
}

extension SettingsTouchBoard: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return touch.view?.isKind(of: UIControl.self) == false
    }
}
