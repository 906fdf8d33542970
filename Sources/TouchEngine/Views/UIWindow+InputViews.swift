// Shows the views that the first responder brings along: one in place of the keyboard, and one above it.
// Few programs need them, so Embedded Swift has none.

#if !hasFeature(Embedded)
  import GestureCore

  /// Holds the view in place of the keyboard, and above it the one that goes with any keyboard.
  final class InputViewHost: UIView {
    private(set) var input: UIView?
    private(set) var accessory: UIView?

    init() {
      super.init(frame: .zero)
      autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }

    deinit {}

    /// Shows other views, which keep their heights.
    func show(_ input: UIView?, _ accessory: UIView?) {
      let old = [self.input, self.accessory]
      (self.input, self.accessory) = (input, accessory)
      for view in old {
        if let view, view !== input, view !== accessory, view.superview === self {
          view.removeFromSuperview()
        }
      }
      for view in [input, accessory] {
        if let view, view.superview !== self { addSubview(view) }
      }
      setNeedsLayout()
    }

    /// How high its views are together, in points.
    var height: CGFloat { (input?.bounds.height ?? 0) + (accessory?.bounds.height ?? 0) }

    override func layoutSubviews() {
      super.layoutSubviews()
      var top: CGFloat = 0
      for view in [accessory, input] {
        guard let view else { continue }
        let height = view.bounds.height
        view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        top += height
      }
    }
  }

  extension UIWindow {
    /// The limit of times that the views are asked for again, because code that was asked made another responder
    /// the first one: 20. [ours]
    static let roundsMax = 20

    /// The views of the first responder may be others: they are asked for before the next layout.
    final func inputViewsChanged() {
      inputViewsAreOld = true
      application?.needsLayout = true
    }

    /// Asks the first responder, and those up its chain, for the views, and shows them.
    final func updateInputViews() {
      var rounds = 0
      while exchange(&inputViewsAreOld, with: false) {
        guard rounds < UIWindow.roundsMax else {
          application?.report(
            .repeatsItself(observationID, .inputViews(timesMax: UIWindow.roundsMax)))
          break
        }
        rounds += 1
        let responder = firstResponder
        let input = responder.flatMap { UIWindow.first(from: $0) { $0.inputView } }
        let accessory = responder.flatMap { UIWindow.first(from: $0) { $0.inputAccessoryView } }
        // Code that was asked may have changed the first responder.
        guard firstResponder === responder else { continue }
        show(input, accessory)
      }
    }

    /// The first answer up the responder chain.
    private static func first(
      from responder: UIResponder, _ ask: (UIResponder) -> UIView?
    ) -> UIView? {
      var next: UIResponder? = responder
      while let one = next {
        if let view = ask(one) { return view }
        next = one.next
      }
      return nil
    }

    private final func show(_ input: UIView?, _ accessory: UIView?) {
      guard input != nil || accessory != nil else {
        guard let host = exchange(&inputHost, with: nil) else { return }
        host.show(nil, nil)
        host.removeFromSuperview()
        application?.inputViewsMoved(in: self)
        return
      }
      let host = inputHost ?? InputViewHost()
      inputHost = host
      host.show(input, accessory)
      if host.superview === self { bringSubviewToFront(host) } else { addSubview(host) }
      application?.inputViewsMoved(in: self)
    }

    /// Puts the views at the bottom, or above the keyboard of the host.
    ///
    /// - Parameter keyboard: Where the host's keyboard is, in points of the screen; empty without one.
    /// - Returns: Where the keyboard is with them, in points of the screen.
    final func placeInputViews(above keyboard: CGRect) -> CGRect {
      guard let host = inputHost else { return keyboard }
      var bottom = bounds.maxY
      if host.input == nil, !keyboard.isEmpty { bottom = min(bottom, keyboard.minY - frame.minY) }
      let place = CGRect(
        x: bounds.minX, y: bottom - host.height, width: bounds.width, height: host.height)
      if host.frame != place { host.frame = place }
      let shown = place.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
      return host.input == nil && !keyboard.isEmpty && keyboard.minY < screenBottom
        ? shown.union(keyboard) : shown
    }

    private final var screenBottom: CGFloat { application?.screen.bounds.maxY ?? 0 }
  }
#endif
