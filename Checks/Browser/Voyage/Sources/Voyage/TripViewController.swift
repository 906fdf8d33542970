// One trip: a card to drag and throw back, a zig-zag that books it.

import UIKit
import VoyageModel

public final class TripViewController: UIViewController, UIGestureRecognizerDelegate {
  private let store: TripStore
  private let trip: Trip
  private let cardView = UIView(frame: CGRect(x: 60, y: 160, width: 200, height: 120))
  private let titleLabel = UILabel(frame: CGRect(x: 16, y: 16, width: 168, height: 24))
  private lazy var zigZag = ZigZagRecognizer(target: self, action: TripViewController.book)
  private var startCenter = CGPoint.zero

  public init(_ trip: Trip, in store: TripStore) {
    self.trip = trip
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = trip.title
  }

  deinit {}

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    cardView.backgroundColor = .systemTeal
    titleLabel.text = trip.title
    cardView.addSubview(titleLabel)
    view.addSubview(cardView)
    let pan = UIPanGestureRecognizer(target: self, action: TripViewController.drag)
    pan.delegate = self
    cardView.addGestureRecognizer(pan)
    view.addGestureRecognizer(zigZag)
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: startCenter = cardView.center
    case .changed: cardView.center = startCenter + pan.translation(in: view)
    case .ended, .cancelled:
      UIView.animate(
        withDuration: 0.3,
        animations: { [weak self] in
          guard let self else { return }
          cardView.center = startCenter
        },
        completion: { [weak self] isFinished in
          self?.titleLabel.text = isFinished ? "Back again" : "Caught"
        })
    default: break
    }
  }

  func book(_ recognizer: ZigZagRecognizer) {
    store.book(trip.id)
    titleLabel.text = "Booked \(trip.title)"
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is ZigZagRecognizer }
}
