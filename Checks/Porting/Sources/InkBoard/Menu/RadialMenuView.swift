import UIKit

/// Items around a point.
@MainActor
final class RadialMenuView: UIView {
    let items: [String]
    weak var delegate: (any RadialMenuDelegate)?
    private(set) var hovered: Int?

    private let labels: [UILabel]
    private let feedback = UISelectionFeedbackGenerator()
    private var autoClose: Task<Void, Never>?
    private let radius: CGFloat = 70

    init(items: [String], center: CGPoint) {
        self.items = items
        labels = items.map { item in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 64, height: 32))
            label.text = item
            label.textAlignment = .center
            label.backgroundColor = .systemGray5
            return label
        }
        super.init(frame: CGRect(x: center.x - 110, y: center.y - 110, width: 220, height: 220))
        labels.forEach { addSubview($0) }
        addGestureRecognizer(RadialTap(self))
        autoClose = Task { @MainActor [weak self] in
            try? await Task.sleep(nanoseconds: 4_000_000_000)
            if !Task.isCancelled { self?.close() }
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit {
        autoClose?.cancel()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            let angle = CGFloat(index) / CGFloat(labels.count) * 2 * .pi - .pi / 2
            label.center = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
        }
    }

    func track(to point: CGPoint) {
        let local = convert(point, from: superview)
        let new = labels.firstIndex { $0.frame.insetBy(dx: -8, dy: -8).contains(local) }
        guard new != hovered else { return }
        hovered = new
        for (index, label) in labels.enumerated() { label.alpha = index == new ? 1 : 0.6 }
        feedback.selectionChanged()
        delegate?.radialMenu?(self, didHover: new.map { items[$0] })
    }

    func finish() {
        if let hovered { delegate?.radialMenu(self, didChoose: items[hovered]) }
        close()
    }

    @objc func close() {
        guard delegate?.radialMenuShouldClose?(self) ?? true else { return }
        autoClose?.cancel()
        removeFromSuperview()
        delegate?.radialMenuDidClose?(self)
    }

    /// A tap that belongs to its menu.
    private final class RadialTap: UITapGestureRecognizer {
        private weak var menu: RadialMenuView?

        init(_ menu: RadialMenuView) {
            self.menu = menu
            super.init(target: nil, action: nil)
            addTarget(self, action: #selector(RadialTap.fired))
        }

        @objc private func fired() {
            guard let menu else { return }
            menu.track(to: location(in: menu.superview))
            menu.finish()
        }
    }
}
