import UIKit

/// A pan that forgets its axis after each gesture. The file does not import the header for subclasses, so `reset` is no
/// override on iOS.
public final class QuietPanGestureRecognizer: UIPanGestureRecognizer {
    public private(set) var resets = 0
    private let listeners = NSHashTable<UIView>.weakObjects()

    public func listen(_ view: UIView) { listeners.add(view) }

    public var listenerCount: Int { listeners.allObjects.count }

    func reset() { resets += 1 }
}

/// Fails by its own method, which has the name of one of TouchKit's.
final class FussyGestureRecognizer: UIGestureRecognizer {
    private var timer: Timer?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        timer = Timer.scheduledTimer(timeInterval: 0.2, target: self, selector: #selector(self.fail), userInfo: nil, repeats: false)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .ended }
    }

    @objc func fail() { if state == .possible { state = .failed } }

    override func reset() {
        timer?.invalidate()
        timer = nil
    }
}

/// Calls a closure; its class is generic.
final class Hearer<Source: AnyObject>: NSObject {
    private let body: (Source) -> Void
    private weak var source: Source?

    init(_ source: Source, _ body: @escaping (Source) -> Void) {
        self.source = source
        self.body = body
    }

    @objc func hear() {
        if let source { body(source) }
    }
}

class HearingView: UIView {
    private(set) var heard = 0
    private var hearers: [Hearer<UITapGestureRecognizer>] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        hearTaps()
    }

    func hearTaps() {
        let tap = UITapGestureRecognizer()
        let hearer = Hearer(tap) { [weak self] _ in self?.heard += 1 }
        hearers.append(hearer)
        tap.addTarget(hearer, action: #selector(Hearer<UITapGestureRecognizer>.hear))
        addGestureRecognizer(tap)
        layer.shadowOpacity = 0.2
        layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    }
}
