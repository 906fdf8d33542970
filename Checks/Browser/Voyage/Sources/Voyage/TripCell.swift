// A row with a trip's title and how far it is planned.

import UIKit
import VoyageModel

private enum Constants {
  static let inset: CGFloat = 16
}

final class TripCell: UITableViewCell {
  static let identifier = "trip"
  private let badge = UILabel()

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(badge)
  }

  deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(
      x: contentView.bounds.width - 80 - Constants.inset, y: 0, width: 80,
      height: contentView.bounds.height)
  }

  func show(_ trip: Trip) {
    textLabel?.text = trip.title
    badge.text = "\(trip.stage)"
    badge.textColor = trip.stage == .booked ? .systemGreen : .systemGray
  }
}
