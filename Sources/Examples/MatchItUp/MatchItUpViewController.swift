// A game: of four pictures one is different, and a finger draws a circle around it.

import StrokeRecognizers
import UIKit

/// Four pictures, three alike and one different: circle the odd one.
///
/// A line that is no circle stays for a moment and fades; a new one may begin at once. What was wrong
/// with it is said until then, and a tap on that gives the numbers. While the answer is shown, nothing
/// can be drawn. The recognizer leaves touches on buttons alone.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class MatchItUpViewController: UIViewController, UIGestureRecognizerDelegate {
  /// How long the answer is shown, in seconds.
  static let answerDuration: TimeInterval = 1
  /// How long a line that is no circle is shown, in seconds.
  static let failureDuration: TimeInterval = 1

  private var dealer: MatchDealer
  private(set) var round: MatchRound
  private(set) var rightCount = 0
  private(set) var roundCount = 0

  let circleRecognizer = CircleGestureRecognizer()
  let drawer = CircleDrawView()
  let newSetButton = UIButton(type: .system)
  /// What was wrong with the last line; a tap on it gives the numbers.
  let reasonButton = UIButton(type: .system)
  private(set) var numbers: String?
  let scoreLabel = UILabel()
  let promptLabel = UILabel()
  private(set) var imageViews: [UIImageView] = []

  /// Makes a game; the same seed deals the same rounds.
  public init(seed: UInt64 = 1) {
    dealer = MatchDealer(seed: seed)
    round = dealer.deal()
    super.init(nibName: nil, bundle: nil)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addLabels()
    for place in 0..<4 {
      let imageView = UIImageView(image: nil)
      imageView.contentMode = .scaleAspectFit
      imageView.layer.cornerRadius = 12
      imageView.layer.borderColor = UIColor.systemGreen.cgColor
      imageView.tag = place
      imageView.isAccessibilityElement = true
      imageView.accessibilityLabel = "picture \(place + 1) of 4"
      imageView.accessibilityTraits = .image
      imageViews.append(imageView)
      view.addSubview(imageView)
    }
    view.addSubview(drawer)
    newSetButton.setTitle("New set", for: .normal)
    newSetButton.setTitleColor(.label, for: .normal)
    newSetButton.addTarget(
      self, action: MatchItUpViewController.startNewSet, for: .touchUpInside)
    view.addSubview(newSetButton)
    reasonButton.setTitleColor(.systemRed, for: .normal)
    reasonButton.titleLabel?.font = .systemFont(ofSize: 15)
    reasonButton.titleLabel?.numberOfLines = 2
    reasonButton.addTarget(
      self, action: MatchItUpViewController.showNumbers, for: .touchUpInside)
    view.addSubview(reasonButton)
    say(nil)
    circleRecognizer.addTarget(self, action: MatchItUpViewController.circled)
    circleRecognizer.delegate = self
    view.addGestureRecognizer(circleRecognizer)
    show(round)
  }

  private func addLabels() {
    promptLabel.font = .boldSystemFont(ofSize: 20)
    promptLabel.textAlignment = .center
    scoreLabel.textAlignment = .right
    for label in [promptLabel, scoreLabel] { view.addSubview(label) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, margin, header) = (view.bounds, CGFloat(16), CGFloat(104))
    newSetButton.frame = CGRect(x: margin, y: 12, width: 88, height: 40)
    scoreLabel.frame = CGRect(x: bounds.width - margin - 140, y: 12, width: 140, height: 40)
    promptLabel.frame = CGRect(x: margin, y: 60, width: bounds.width - 2 * margin, height: 28)
    let footer: CGFloat = 60
    let gap = min(bounds.width, bounds.height) * 0.1
    let side = max(
      0, min((bounds.width - 2 * margin - gap) / 2, (bounds.height - header - footer - gap) / 2))
    let left = bounds.midX - side - gap / 2
    let top = (header + bounds.height - footer) / 2 - side - gap / 2
    for (place, imageView) in imageViews.enumerated() {
      imageView.frame = CGRect(
        x: left + CGFloat(place % 2) * (side + gap), y: top + CGFloat(place / 2) * (side + gap),
        width: side, height: side)
    }
    drawer.frame = bounds
    reasonButton.frame = CGRect(
      x: 12, y: bounds.height - 52, width: bounds.width - 24, height: 44)
  }

  // MARK: Rounds

  private func startNewSet() {
    round = dealer.deal()
    show(round)
    drawer.clear()
    say(nil)
    circleRecognizer.isEnabled = true
  }

  private func show(_ round: MatchRound) {
    promptLabel.text = "Circle the odd one out"
    for (imageView, name) in zip(imageViews, round.pictures) {
      imageView.image = UIImage(named: name)
      imageView.layer.borderWidth = 0
      imageView.alpha = 1
    }
    scoreLabel.text = "\(rightCount) of \(roundCount)"
  }

  // MARK: Drawing

  private func circled(_ circle: CircleGestureRecognizer) {
    switch circle.state {
    case .began:
      drawer.clear()
      say(nil)
      drawer.updatePath(circle.path)
    case .changed:
      drawer.updatePath(circle.path)
    case .ended, .failed, .cancelled:
      drawer.updatePath(circle.path)
      drawer.updateFit(circle.fit, madeCircle: circle.state == .ended)
      drawer.fadeAway(after: Self.failureDuration)
      if circle.state == .ended, let fit = circle.fit {
        findCircledView(CGPoint(x: fit.circle.centerX, y: fit.circle.centerY))
      } else if let reason = circle.reason {
        let line = circle.path.places
        say(
          reason.wordsForPeople(line: line, around: middle(of: line)),
          numbers: "No circle: it \(reason).")
      }
    case .possible:
      break
    }
  }

  private func findCircledView(_ center: CGPoint) {
    for imageView in imageViews where imageView.frame.contains(center) {
      return select(imageView.tag)
    }
    say("A circle around nothing: circle one of the pictures.")
  }

  /// Says what was wrong, or nothing.
  private func say(_ words: String?, numbers: String? = nil) {
    self.numbers = numbers
    reasonButton.setTitle(words, for: .normal)
    reasonButton.isHidden = words == nil
    reasonButton.accessibilityHint = numbers == nil ? nil : "Gives the numbers."
  }

  private func showNumbers() {
    guard let numbers else { return }
    reasonButton.setTitle(numbers, for: .normal)
  }

  /// The middle of the box around a line.
  private func middle(of line: [CGPoint]) -> CGPoint {
    let (xs, ys) = (line.map { $0.x }, line.map { $0.y })
    return CGPoint(
      x: ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2, y: ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2)
  }

  private func select(_ place: Int) {
    let isRight = place == round.oddPlace
    roundCount += 1
    if isRight { rightCount += 1 }
    scoreLabel.text = "\(rightCount) of \(roundCount)"
    promptLabel.text =
      isRight ? "Yes, that is the odd one" : "No: this one is like two others"
    UIAccessibility.post(notification: .announcement, argument: promptLabel.text)
    let (selected, odd) = (imageViews[place], imageViews[round.oddPlace])
    selected.layer.borderColor = (isRight ? UIColor.systemGreen : .systemRed).cgColor
    selected.layer.borderWidth = 4
    circleRecognizer.isEnabled = false
    let answered = round
    UIView.animate(
      withDuration: Self.answerDuration,
      animations: {
        for imageView in self.imageViews where imageView !== odd { imageView.alpha = 0.25 }
      },
      completion: { _ in
        // The player may have asked for a new set meanwhile.
        if self.round == answered, !self.circleRecognizer.isEnabled { self.startNewSet() }
      })
  }

  /// A touch on a button is the button's.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIButton)
  }
}
