// Two boxes that follow fingers, until the example apps can be played.

import TouchKit

extension Catalogue {
  /// The apps of this package.
  static let examples = Catalogue(entries: [
    stub("PhotoBoard", "Photo Board", "Drag, pinch and turn two pictures with your fingers."),
    stub("MatchItUp", "Match It Up", "Draw a line from each shape to its twin."),
    stub("Drawer", "Drawer", "Pull the drawer in from the edge, and push it back."),
    stub("PagesAndPop", "Pages and Pop", "Page with a swipe; go back from the left edge."),
    stub("EventLab", "Event Lab", "See every phase of every finger as the system sees it."),
  ])

  private static func stub(_ id: String, _ title: String, _ about: String) -> Entry {
    Entry(card: AppCard(id: id, title: title, about: about)) { stage, time in
      EngineApp(stage: stage, time: time) { TwoBoxes() }
    }
  }
}

final class TwoBoxes: UIViewController {
  private let boxes = ["lighthouse", "mountain"].map { UIImageView(image: UIImage(named: $0)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(light: .white, dark: UIColor(white: 0.1, alpha: 1))
    for (index, box) in boxes.enumerated() {
      box.frame = CGRect(x: 0, y: 0, width: 260, height: 190)
      box.center = CGPoint(
        x: view.bounds.midX, y: view.bounds.midY + CGFloat(index) * 220 - 110)
      box.isUserInteractionEnabled = true
      box.layer.cornerRadius = 10
      box.clipsToBounds = true
      box.layer.borderWidth = 6
      box.layer.borderColor = UIColor.white.cgColor
      box.isMultipleTouchEnabled = true
      view.addSubview(box)
      let pan = UIPanGestureRecognizer(target: self, action: TwoBoxes.drag)
      pan.maximumNumberOfTouches = 1
      box.addGestureRecognizer(pan)
      box.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: TwoBoxes.pinch))
      box.addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: TwoBoxes.turn))
      box.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: TwoBoxes.press))
      let double = UITapGestureRecognizer(target: self, action: TwoBoxes.straighten)
      double.numberOfTapsRequired = 2
      box.addGestureRecognizer(double)
    }
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    guard let box = pan.view else { return }
    let by = pan.translation(in: view)
    box.center = CGPoint(x: box.center.x + by.x, y: box.center.y + by.y)
    pan.setTranslation(.zero, in: view)
  }

  func pinch(_ pinch: UIPinchGestureRecognizer) {
    guard let box = pinch.view else { return }
    box.transform = box.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  func turn(_ rotation: UIRotationGestureRecognizer) {
    guard let box = rotation.view else { return }
    box.transform = box.transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }

  func press(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { press.view?.alpha = 0.7 }
  }

  func straighten(_ tap: UITapGestureRecognizer) {
    UIView.animate(withDuration: 0.3) {
      tap.view?.transform = .identity
      tap.view?.alpha = 1
    }
  }
}
