// A switch. `SwitchRule` decides what a finger does with it.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A control that is on or off.
///
/// A tap turns it over, and a finger drags its thumb; either sends `valueChanged` if it changed. Its size
/// is its own: 63 × 28 points. [seen, Catalyst]
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UISwitch: UIControl {
  private final var toggling = SwitchRule()
  private final let track = ControlPart(cornerRadius: UISwitch.size.height / 2)
  private final let thumb = ControlPart.thumb(height: CGFloat(SwitchRule.thumbHeight))

  private static var size: CGSize {
    CGSize(width: SwitchRule.width, height: SwitchRule.height)
  }

  /// Makes a switch that is off; the size of the frame does not matter. [doc]
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    addSubview(track)
    addSubview(thumb)
    track.frame = bounds
    showState(animated: false)
  }

  deinit {}

  // MARK: State

  /// Whether it is on. Setting it sends nothing. [doc]
  open var isOn: Bool {
    get { toggling.isOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off; sends nothing. [doc]
  open func setOn(_ on: Bool, animated: Bool) {
    toggling.set(on)
    showState(animated: animated)
  }

  /// The colour of the track while it is on; `nil`, the default, is green.
  open var onTintColor: UIColor? {
    didSet { showState(animated: false) }
  }

  /// The colour of the thumb; `nil`, the default, is white.
  open var thumbTintColor: UIColor? {
    didSet { thumb.backgroundColor = thumbTintColor ?? .white }
  }

  /// Its place; its size does not change.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let middle = CGPoint(
        x: newValue.minX + UISwitch.size.width / 2, y: newValue.minY + UISwitch.size.height / 2)
      center = middle
    }
  }

  /// Its own coordinates; their size does not change.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  /// Its own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  // MARK: Fingers

  override var claimKind: ControlClaim.Kind { .onOff }

  override func startsOnThumb(_ touch: UITouch, at place: CGPoint) -> Bool {
    // The thumb may be under way already; where it rests, counts.
    let left = SwitchRule.margin + (toggling.isOn ? SwitchRule.travel : 0)
    return Double(place.x) >= left && Double(place.x) < left + SwitchRule.thumbWidth
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    toggling.press(at: Double(touch.location(in: self).x))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    toggling.move(to: Double(touch.location(in: self).x))
    if toggling.isDragging { showState(animated: false) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { toggling.move(to: Double(touch.location(in: self).x)) }
    let isChanged = toggling.lift()
    showState(animated: true)
    if isChanged { tellValue(for: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    toggling.cancel()
    showState(animated: true)
  }

  /// Turns it over, and tells targets.
  open override func performPrimaryAction() {
    guard isEnabled else { return }
    setOn(!isOn, animated: true)
    tellValue(for: nil)
  }

  // MARK: Look

  @_spi(Widgets) open override var accessibilityDefaults: ViewSnapshot.Accessibility? {
    .init(value: isOn ? "1" : "0", traits: enabledTraits([.button, .toggleButton]))
  }

  override func stateDidChange() {
    for part in [track, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
  }

  private final func showState(animated: Bool) {
    // What it tells assistive technologies may be another where its parts stay.
    lookChanged()
    let shows = toggling.thumb
    UIView.changeLook(animated: animated && windowStorage != nil) {
      track.backgroundColor =
        shows > SwitchRule.travel / 2 ? onTintColor ?? .systemGreen : .controlFill
      thumb.frame = CGRect(
        x: SwitchRule.margin + shows, y: SwitchRule.margin, width: SwitchRule.thumbWidth,
        height: SwitchRule.thumbHeight)
    }
  }
}
