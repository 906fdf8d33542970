// The rows of the feed: messages, and the pager of pictures.

import UIKit

/// A row that shows a message.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class MessageCell: UITableViewCell {
  let mark = UIView(frame: CGRect(x: 6, y: 24, width: 12, height: 12))
  deinit {}

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    mark.layer.cornerRadius = 6
    mark.backgroundColor = .systemOrange
    contentView.addSubview(mark)
  }

  /// Shows a message.
  func show(_ message: Message) {
    textLabel?.text = "Message \(message.number)"
    mark.isHidden = !message.isMarked
  }
}

/// A row of pictures that turn like pages.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class PagerCell: UITableViewCell {
  private let pager = UIScrollView(frame: .zero)
  let pages = [
    ZoomingPicture(named: "lighthouse", "Lighthouse"),
    ZoomingPicture(named: "mountain", "Mountain"),
    ZoomingPicture(named: "match-boat", "Boat"),
  ]
  deinit {}

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    isAccessibilityElement = false
    pager.isPagingEnabled = true
    contentView.addSubview(pager)
    for page in pages { pager.addSubview(page) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    guard pager.frame.size != size else { return }
    pager.frame = contentView.bounds
    pager.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    for (index, page) in pages.enumerated() {
      page.show(in: CGRect(origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size))
    }
  }
}

/// A picture that zooms by a pinch, or to where it is tapped twice.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class ZoomingPicture: UIScrollView, UIScrollViewDelegate {
  let picture: UIImageView
  deinit {}

  init(named name: String, _ words: String) {
    picture = UIImageView(image: UIImage(named: name))
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFill
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = words
    picture.accessibilityTraits = .image
    picture.clipsToBounds = true
    picture.backgroundColor = .systemTeal
    addSubview(picture)
    maximumZoomScale = 4
    delegate = self
    let doubleTap = UITapGestureRecognizer(target: self, action: ZoomingPicture.zoom)
    doubleTap.numberOfTapsRequired = 2
    addGestureRecognizer(doubleTap)
  }

  /// Fills a place with the picture, as large as the place.
  func show(in frame: CGRect) {
    zoomScale = 1
    self.frame = frame
    picture.frame = CGRect(origin: .zero, size: frame.size)
    contentSize = frame.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  private func zoom(_ tap: UITapGestureRecognizer) {
    guard zoomScale == 1 else { return setZoomScale(1, animated: true) }
    let place = tap.location(in: picture)
    let size = CGSize(width: bounds.width / 2, height: bounds.height / 2)
    zoom(
      to: CGRect(
        x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width,
        height: size.height), animated: true)
  }
}
