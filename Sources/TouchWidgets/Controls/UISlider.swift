// A slider. `SliderRule` decides which value it has and what a finger does with it.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A control whose thumb is dragged to a value between two limits.
///
/// The thumb alone takes fingers, in an area of at least 44 × 44 points. [seen] A subclass moves the
/// track and the thumb by ``trackRect(forBounds:)`` and ``thumbRect(forBounds:trackRect:value:)``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UISlider: UIControl {
  private final var sliding = SliderRule()
  private final let lowTrack = ControlPart(color: .systemBlue, cornerRadius: 2)
  private final let highTrack = ControlPart(color: .controlFill, cornerRadius: 2)
  private final let thumb = ControlPart.thumb(height: CGFloat(SliderRule.thumbHeight))
  private final let lowImage = UIImageView()
  private final let highImage = UIImageView()

  /// The height of the track, in points. [ours]
  private static var trackHeight: CGFloat { 4 }
  /// The room between a picture and the track, in points. [ours]
  private static var imageMargin: CGFloat { 8 }

  /// Makes a slider from 0 to 1 at 0; it is 34 points high where the frame has no height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.height == 0 { bounds.size.height = CGFloat(SliderRule.height) }
    for part in [highTrack, lowTrack, thumb] { addSubview(part) }
    for image in [lowImage, highImage] {
      image.contentMode = .scaleAspectFit
      addSubview(image)
    }
  }

  deinit {}

  // MARK: Value

  /// The value; 0 by default. What is set beyond a limit is the limit, and what is no number changes
  /// nothing. Setting it sends nothing. [doc]
  open var value: Float {
    get { sliding.value }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value; sends nothing. [doc]
  open func setValue(_ value: Float, animated: Bool) {
    // An animation begins where the value before is.
    if animated { layoutIfNeeded() }
    sliding.set(value)
    showValue(animated: animated)
  }

  /// The lower limit; 0 by default. Beyond the upper one it moves that along.
  open var minimumValue: Float {
    get { sliding.minimum }
    set {
      sliding.setMinimum(newValue)
      showValue(animated: false)
    }
  }

  /// The upper limit; 1 by default. Below the lower one it moves that along.
  open var maximumValue: Float {
    get { sliding.maximum }
    set {
      sliding.setMaximum(newValue)
      showValue(animated: false)
    }
  }

  /// Whether each change by a finger is told; true by default. Otherwise the last one is told, when the
  /// finger is gone.
  open var isContinuous: Bool {
    get { sliding.isContinuous }
    set { sliding.isContinuous = newValue }
  }

  // MARK: Look

  /// The colour of the track before the thumb; `nil`, the default, is blue.
  open var minimumTrackTintColor: UIColor? {
    didSet { stateDidChange() }
  }

  /// The colour of the track behind the thumb; `nil`, the default, is grey.
  open var maximumTrackTintColor: UIColor? {
    didSet { highTrack.backgroundColor = maximumTrackTintColor ?? .controlFill }
  }

  /// The colour of the thumb; `nil`, the default, is white.
  open var thumbTintColor: UIColor? {
    didSet { thumb.backgroundColor = thumbTintColor ?? .white }
  }

  /// The picture at the lower end; none by default.
  open var minimumValueImage: UIImage? {
    didSet {
      lowImage.image = minimumValueImage
      setNeedsLayout()
    }
  }

  /// The picture at the upper end; none by default.
  open var maximumValueImage: UIImage? {
    didSet {
      highImage.image = maximumValueImage
      setNeedsLayout()
    }
  }

  @_spi(Widgets) open override var accessibilityDefaults: ViewSnapshot.Accessibility? {
    let width = maximumValue - minimumValue
    // Limits that are not finite make no percentage.
    let percent = Int(exactly: ((value - minimumValue) / width * 100).rounded()) ?? 0
    return .init(
      value: "\(percent) %", traits: enabledTraits(.adjustable),
      amount: .init(
        minimum: Double(minimumValue), maximum: Double(maximumValue), value: Double(value)))
  }

  /// Makes the value larger by a tenth of the way between the limits, and tells so. [seen]
  open override func accessibilityIncrement() { step(isUp: true) }

  /// Makes the value smaller by a tenth of the way between the limits, and tells so. [seen]
  open override func accessibilityDecrement() { step(isUp: false) }

  private final func step(isUp: Bool) {
    layoutIfNeeded()
    guard sliding.step(isUp: isUp) else { return }
    showValue(animated: true)
    tellValue(for: nil)
  }

  override func stateDidChange() {
    lowTrack.backgroundColor = minimumTrackTintColor ?? .systemBlue
    for part in [lowTrack, highTrack, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
  }

  /// The present width, and 34 points. [seen, Catalyst]
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: CGFloat(SliderRule.height))
  }

  // MARK: Places

  /// The place of the picture at the lower end; empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The place of the picture at the upper end; empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The place of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (low, high) = (
      minimumValueImageRect(forBounds: bounds).width, maximumValueImageRect(forBounds: bounds).width
    )
    let left = low > 0 ? low + Self.imageMargin : 0
    let right = high > 0 ? high + Self.imageMargin : 0
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
      width: max(bounds.width - left - right, 0), height: Self.trackHeight)
  }

  /// The place of the thumb at a value: 37 × 24 points, its left edge at the value's fraction of the
  /// track's width without the thumb. [seen, Catalyst]
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let width = CGFloat(SliderRule.thumbWidth)
    let height = CGFloat(SliderRule.thumbHeight)
    return CGRect(
      x: rect.minX + CGFloat(sliding.fraction(of: value)) * (rect.width - width),
      y: rect.midY - height / 2, width: width, height: height)
  }

  private final func thumbRect(at value: Float) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  private final func showValue(animated: Bool) {
    // What it tells assistive technologies may be another where its parts stay.
    lookChanged()
    guard animated, windowStorage != nil else { return setNeedsLayout() }
    UIView.changeLook(animated: true) { placeParts() }
  }

  /// Places the track, the thumb and the pictures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private final func placeParts() {
    let track = trackRect(forBounds: bounds)
    let place = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let middle = min(max(place.midX, track.minX), track.maxX)
    highTrack.frame = track
    lowTrack.frame = CGRect(
      x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    thumb.frame = place
    lowImage.frame = minimumValueImageRect(forBounds: bounds)
    highImage.frame = maximumValueImageRect(forBounds: bounds)
  }

  // MARK: Fingers

  override var claimKind: ControlClaim.Kind { .slider }

  override func startsOnThumb(_ touch: UITouch, at place: CGPoint) -> Bool {
    // A finger that drags the thumb has moved it away from where it came down.
    pressing === touch || takes(place)
  }

  private final func takes(_ place: CGPoint) -> Bool {
    let thumb = thumbRect(at: value)
    return SliderRule.takes(
      place.core, minimum: CGPoint(x: thumb.minX, y: thumb.minY).core,
      maximum: CGPoint(x: thumb.maxX, y: thumb.maxY).core)
  }

  /// The bounds, and the thumb's area for fingers where that is larger.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || takes(point)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard takes(place) else { return false }
    sliding.grab(at: Double(place.x), thumb: Double(thumbRect(at: value).midX))
    return true
  }

  override var obstacleToTracking: Observation.Obstacle { .besideThumb }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(touch, with: event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { drag(touch, with: event) }
    if sliding.letGo() { tellValue(for: event) }
  }

  /// The value stays where the finger left it.
  open override func cancelTracking(with event: UIEvent?) {
    if sliding.letGo() { tellValue(for: event) }
  }

  private final func drag(_ touch: UITouch, with event: UIEvent?) {
    let old = value
    let tells = sliding.drag(
      to: Double(touch.location(in: self).x), from: Double(thumbRect(at: minimumValue).midX),
      to: Double(thumbRect(at: maximumValue).midX))
    if value != old { setNeedsLayout() }
    if tells { tellValue(for: event) }
  }
}
