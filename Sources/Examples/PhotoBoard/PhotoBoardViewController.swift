// Two pictures on a board, moved by every gesture that UIKit has and one of our own.

import StrokeRecognizers
import UIKit

/// A board with two round pictures.
///
/// A picture can be dragged and thrown, pinched and turned at once; two taps set it upright again,
/// and a long press makes it translucent. A swipe over the board lines the pictures up below each
/// other, a tickle side by side.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class PhotoBoardViewController: UIViewController, UIGestureRecognizerDelegate {
  let pictures = [
    makePicture(named: "lighthouse", color: .systemTeal, borderColor: .gray),
    makePicture(named: "mountain", color: .systemIndigo, borderColor: .orange),
  ]

  /// Whether the pictures have their first place, in the middle: the board has no size before.
  private var arePicturesPlaced = false

  public override func loadView() {
    view = BoardView()
    view.backgroundColor = .secondarySystemBackground
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for picture in pictures {
      picture.frame.size = CGSize(width: 160, height: 160)
      view.addSubview(picture)
      addGestures(to: picture)
    }
    addGesturesToBoard()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !arePicturesPlaced {
      arePicturesPlaced = true
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      pictures[0].center = CGPoint(x: middle.x, y: middle.y - 90)
      pictures[1].center = CGPoint(x: middle.x, y: middle.y + 90)
    }
    for picture in pictures {
      picture.center = view.bounds.placeForCircle(near: picture.center, radius: picture.radius)
    }
  }

  private static func makePicture(
    named name: String, color: UIColor, borderColor: UIColor
  ) -> PictureView {
    let picture = PictureView(image: UIImage(named: name))
    picture.contentMode = .scaleAspectFill
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = name
    picture.accessibilityTraits = .image
    picture.backgroundColor = color
    picture.isUserInteractionEnabled = true
    picture.layer.cornerRadius = 80
    picture.layer.masksToBounds = true
    picture.layer.borderWidth = 2
    picture.layer.borderColor = borderColor.cgColor
    return picture
  }

  // MARK: Gestures

  private func addGestures(to picture: PictureView) {
    let pan = UIPanGestureRecognizer(target: self, action: PhotoBoardViewController.drag)
    let pinch = UIPinchGestureRecognizer(target: self, action: PhotoBoardViewController.scale)
    let rotation = UIRotationGestureRecognizer(target: self, action: PhotoBoardViewController.turn)
    let doubleTap = UITapGestureRecognizer(target: self, action: PhotoBoardViewController.restore)
    doubleTap.numberOfTapsRequired = 2
    let longPress = UILongPressGestureRecognizer(
      target: self, action: PhotoBoardViewController.fade)
    longPress.minimumPressDuration = 0.5
    pinch.delegate = self
    rotation.delegate = self
    for recognizer in [pan, pinch, rotation, doubleTap, longPress] {
      picture.addGestureRecognizer(recognizer)
    }
  }

  private func addGesturesToBoard() {
    let tickle = TickleGestureRecognizer(
      target: self, action: PhotoBoardViewController.placeSideBySide)
    view.addGestureRecognizer(tickle)
    for direction in [UISwipeGestureRecognizer.Direction.right, .left] {
      let swipe = UISwipeGestureRecognizer(
        target: self, action: PhotoBoardViewController.placeBelowEachOther)
      swipe.direction = direction
      // Every tickle starts like a swipe.
      swipe.require(toFail: tickle)
      view.addGestureRecognizer(swipe)
    }
  }

  /// Two fingers pinch, turn and drag one picture at once.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === otherGestureRecognizer.view
      && !(otherGestureRecognizer is UILongPressGestureRecognizer)
      && !(otherGestureRecognizer is UITapGestureRecognizer)
  }

  // MARK: One picture

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let picture = pan.view as? PictureView else { return }
    view.bringSubviewToFront(picture)
    let translation = pan.translation(in: view)
    picture.center.x += translation.x
    picture.center.y += translation.y
    pan.setTranslation(.zero, in: view)
    switch pan.state {
    case .ended: glide(picture, velocity: pan.velocity(in: view))
    case .cancelled: glide(picture, velocity: .zero)
    default: break
    }
  }

  private func glide(_ picture: PictureView, velocity: CGPoint) {
    let glide = Glide(
      from: picture.center, velocity: velocity, radius: picture.radius, inside: view.bounds)
    UIView.animate(
      withDuration: glide.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { picture.center = glide.end })
  }

  private func scale(_ pinch: UIPinchGestureRecognizer) {
    guard let picture = pinch.view else { return }
    picture.transform = picture.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  private func turn(_ rotation: UIRotationGestureRecognizer) {
    guard let picture = rotation.view else { return }
    picture.transform = picture.transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }

  private func restore(_ doubleTap: UITapGestureRecognizer) {
    doubleTap.view?.transform = .identity
    doubleTap.view?.alpha = 1
  }

  private func fade(_ longPress: UILongPressGestureRecognizer) {
    guard longPress.state == .began else { return }
    longPress.view?.alpha = 0.7
  }

  // MARK: Both pictures

  private func placeBelowEachOther() { placePictures(apart: CGPoint(x: 0, y: 20)) }

  private func placeSideBySide() { placePictures(apart: CGPoint(x: 20, y: 0)) }

  /// Places the first picture before the board's centre by a distance, and the second behind it.
  private func placePictures(apart distance: CGPoint) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.pictures[0].center = CGPoint(x: middle.x - distance.x, y: middle.y - distance.y)
        self.pictures[1].center = CGPoint(x: middle.x + distance.x, y: middle.y + distance.y)
      })
  }
}
