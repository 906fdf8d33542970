import UIKit

@MainActor
@IBDesignable
public final class StarRatingControl: UIControl {
    @IBInspectable public var maximum: Int = 5 { didSet { rebuild() } }
    @IBInspectable public var rating: Int = 0 { didSet { update() } }

    private var stars: [UILabel] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
        install()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
        install()
    }

    private func install() {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(slide))
        let tap = UITapGestureRecognizer(target: self, action: #selector(slide))
        for recognizer in [pan, tap] as [UIGestureRecognizer] {
            recognizer.cancelsTouchesInView = true
            addGestureRecognizer(recognizer)
        }
    }

    private func rebuild() {
        stars.forEach { $0.removeFromSuperview() }
        stars = (0..<maximum).map { _ in
            let star = UILabel(frame: .zero)
            star.textAlignment = .center
            addSubview(star)
            return star
        }
        update()
        setNeedsLayout()
    }

    private func update() {
        for (index, star) in stars.enumerated() {
            star.text = index < rating ? "★" : "☆"
        }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(maximum, 1))
        for (index, star) in stars.enumerated() {
            star.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }

    @objc private func slide(_ recognizer: UIGestureRecognizer) {
        let width = bounds.width / CGFloat(max(maximum, 1))
        let new = min(max(Int(recognizer.location(in: self).x / width) + 1, 0), maximum)
        guard new != rating else { return }
        rating = new
        sendActions(for: .valueChanged)
    }
}
