//
//  CardDragViewController.swift
//

import UIKit

class CardDragViewController: UIViewController {

    // MARK: - Outlets

    @IBOutlet weak var card: UIView!
    @IBOutlet private var dots: [UIView]!
    @IBOutlet weak var statusLabel: UILabel? {
        didSet { statusLabel?.text = "Drag the card" }
    }

    // MARK: - Properties

    private var origin: CGPoint = .zero
    private let feedback = UIImpactFeedbackGenerator(style: .medium)
    private var resetWork: DispatchWorkItem?

    // MARK: - Life cycle

    override func loadView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.backgroundColor = .systemBackground
        let card = UIView(frame: CGRect(x: 60, y: 120, width: 200, height: 120))
        card.backgroundColor = .systemBlue
        root.addSubview(card)
        let dots = (0..<3).map { index -> UIView in
            let dot = UIView(frame: CGRect(x: 20 + index * 24, y: 40, width: 16, height: 16))
            dot.backgroundColor = .systemGray3
            root.addSubview(dot)
            return dot
        }
        self.card = card
        self.dots = dots
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let pan = UIPanGestureRecognizer(target: self, action: #selector(cardDragged(_:)))
        pan.minimumNumberOfTouches = 1
        card.addGestureRecognizer(pan)
        for (index, dot) in dots.enumerated() {
            dot.tag = index
            let tap = UITapGestureRecognizer(target: self, action: #selector(self.dotTapped))
            dot.addGestureRecognizer(tap)
            dot.isUserInteractionEnabled = true
        }
    }

    // MARK: - Actions

    @objc private func cardDragged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            resetWork?.cancel()
            origin = card.center
            feedback.prepare()
        case .changed:
            let t = pan.translation(in: view)
            card.center = CGPoint(x: origin.x + t.x, y: origin.y + t.y)
        case .ended, .cancelled:
            feedback.impactOccurred(intensity: 0.7)
            scheduleReset()
        default:
            break
        }
    }

    @objc private func dotTapped(_ tap: UITapGestureRecognizer) {
        guard let tag = tap.view?.tag else { return }
        dots.forEach { $0.alpha = $0.tag == tag ? 1 : 0.4 }
    }

    @IBAction func resetPressed(_ sender: Any) {
        resetWork?.perform()
    }

    @IBAction private func closePressed() {
        dismiss(animated: true)
    }

    private func scheduleReset() {
        let work = DispatchWorkItem { [weak self] in
            guard let self = self else { return }
            UIView.animate(withDuration: 0.25) {
                self.card.center = self.origin
            }
        }
        resetWork = work
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500), execute: work)
    }
}
