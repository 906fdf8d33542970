// The values that a host draws: the visible views at the application's present time.

/// One visible view at one time, with its subviews.
nonisolated public struct ViewSnapshot: Sendable, Equatable {
  /// What a view shows between its background and its subviews.
  public enum Content: Sendable, Equatable {
    /// Nothing.
    case none
    /// A picture by its name, its size in points, and how it fills the view.
    case image(name: String, size: CGSize, mode: UIView.ContentMode)
    /// Text, and how it looks.
    case text(String, font: UIFont, color: CGColor, alignment: NSTextAlignment, lines: Int)

    /// Whether both are equal.
    ///
    /// Names and texts are compared byte by byte: a Unicode comparison would add its tables to an
    /// Embedded binary.
    public static func == (a: Content, b: Content) -> Bool {
      switch (a, b) {
      case (.none, .none): true
      case (.image(let a, let aSize, let aMode), .image(let b, let bSize, let bMode)):
        a.utf8.elementsEqual(b.utf8) && aSize == bSize && aMode == bMode
      case (
        .text(let a, let aFont, let aColor, let aSide, let aLines),
        .text(let b, let bFont, let bColor, let bSide, let bLines)
      ):
        a.utf8.elementsEqual(b.utf8) && aFont == bFont && aColor == bColor && aSide == bSide
          && aLines == bLines
      case (.none, _), (.image, _), (.text, _): false
      }
    }
  }

  /// A path that is filled and drawn over a view's content.
  public struct Shape: Sendable, Equatable {
    /// The origin of the path's coordinates in the view's.
    public let origin: CGPoint
    /// The path.
    public let path: CGPath
    /// The colour of the line; `nil` draws none.
    public let strokeColor: CGColor?
    /// The colour inside; `nil` fills nothing.
    public let fillColor: CGColor?
    /// The width of the line, in points.
    public let lineWidth: CGFloat
    /// How the ends of the line look.
    public let lineCap: CAShapeLayerLineCap
  }

  /// The shadow that a view's background casts, behind the view.
  public struct Shadow: Sendable, Equatable {
    /// Its colour, with its opacity.
    public let color: CGColor
    /// How far it is from the view, in points.
    public let offset: CGSize
    /// How soft its edge is: the standard deviation of the blur, in points.
    public let radius: CGFloat
  }

  /// The view's ``UIView/identity``; negative for what a view draws in front of its subviews.
  public let identity: Int
  /// Where the anchor lies, in the superview's coordinates, in points.
  public let position: CGPoint
  /// The anchor, as a fraction of the bounds.
  public let anchorPoint: CGPoint
  /// The visible part of the view's own coordinates, in points.
  public let bounds: CGRect
  /// The transform of the view around its anchor.
  public let transform: CGAffineTransform
  /// The opacity, from 0 to 1, not counting the superviews'.
  public let alpha: CGFloat
  /// The colour behind the content; `nil` is transparent.
  public let backgroundColor: CGColor?
  /// The radius of the corners, in points.
  public let cornerRadius: CGFloat
  /// The width of the line inside the edges, in points.
  public let borderWidth: CGFloat
  /// The colour of the line inside the edges.
  public let borderColor: CGColor?
  /// The shadow of the background; `nil` if there is none.
  public let shadow: Shadow?
  /// Whether content outside the rounded edges is cut off.
  public let clips: Bool
  /// Whether fingers on the view and its subviews are noticed.
  public let isUserInteractionEnabled: Bool
  /// Whether the view has gesture recognizers that are enabled.
  public let hasGestures: Bool
  /// What the view tells assistive technologies; `nil` if it is no accessibility element.
  public let accessibility: Accessibility?
  /// Whether the view has the focus of the keyboard. Its ring is among the ``subviews``.
  public let isFocused: Bool
  /// What the view shows between its background and its subviews.
  public let content: Content
  /// The shapes over the content, back to front.
  public let shapes: [Shape]
  /// The visible subviews, back to front.
  public let subviews: [ViewSnapshot]
}

extension ViewSnapshot {
  /// A rounded rectangle that a view draws in front of its subviews.
  package init(overlay number: Int, filling frame: CGRect, _ color: CGColor, cornerRadius: CGFloat)
  {
    self.init(
      identity: -1 - number, position: CGPoint(x: frame.midX, y: frame.midY),
      anchorPoint: CGPoint(x: 0.5, y: 0.5), bounds: CGRect(origin: .zero, size: frame.size),
      transform: .identity, alpha: 1, backgroundColor: color, cornerRadius: cornerRadius,
      borderWidth: 0, borderColor: nil, shadow: nil, clips: false, isUserInteractionEnabled: false,
      hasGestures: false, accessibility: nil, isFocused: false, content: .none, shapes: [],
      subviews: [])
  }
}

extension UIView {
  /// How a picture fills its view.
  nonisolated public enum ContentMode: Sendable {
    /// Stretched to the view's size.
    case scaleToFill
    /// As large as fits whole.
    case scaleAspectFit
    /// Scaled to the smallest size that fills the view.
    case scaleAspectFill
    /// In the middle, in its own size.
    case center
  }
}

extension UIView {
  /// This view and its visible subviews at the application's present time.
  ///
  /// A hidden or fully transparent view is left out with its subviews.
  /// - Complexity: O(views).
  public final func snapshot(for style: UIUserInterfaceStyle = .light) -> ViewSnapshot {
    let drawnStyle = windowStorage?.application?.drawnStyle
    drawSubtree(for: style, isRestyled: drawnStyle != style)
    if drawnStyle != style { windowStorage?.application?.drawnStyle = nil }
    return picture(for: style)
  }

  /// What ``snapshot(for:)`` returns, once all views have drawn themselves.
  final func picture(for outerStyle: UIUserInterfaceStyle) -> ViewSnapshot {
    let style = style(in: outerStyle)
    let shown = presentation
    let layer = layerStorage
    let borderWidth = layer?.borderWidth ?? 0
    return ViewSnapshot(
      identity: identity, position: shown.position, anchorPoint: geometry.anchor,
      bounds: shown.bounds, transform: shown.affineTransform, alpha: shown.opacity,
      backgroundColor: shown.backgroundColor?.resolved(for: style),
      cornerRadius: layer?.cornerRadius ?? 0, borderWidth: borderWidth,
      borderColor: borderWidth > 0 ? layer?.borderColor : nil,
      shadow: appearance.clips || shown.backgroundColor == nil ? nil : layer?.drawnShadow,
      clips: appearance.clips,
      isUserInteractionEnabled: isUserInteractionEnabled,
      hasGestures: recognizerStorage.contains { $0.isEnabled },
      accessibility: toldAccessibility, isFocused: Linked.everyInput && isFocused,
      content: content(for: style),
      shapes: layer.map { $0.drawnShapes + $0.shapeStorage.compactMap { $0.snapshot } } ?? [],
      subviews: subviewStorage.filter { $0.isSeen }.map { $0.picture(for: style) }
        + overlays(for: style) + (Linked.everyInput ? focusRing(for: style) : []))
  }
}

extension UIApplication {
  /// The visible windows at the present time, laid out, back to front. Afterwards ``needsRedraw``
  /// is false unless an animation runs.
  public final func snapshot(for style: UIUserInterfaceStyle = .light) -> [ViewSnapshot] {
    layoutWindowsIfNeeded()
    lookWasDrawn()
    let shown = windows.filter { !$0.isHidden }
    let isRestyled = exchange(&drawnStyle, with: style) != style
    for window in shown { window.drawSubtree(for: style, isRestyled: isRestyled) }
    return shown.map { $0.picture(for: style) }
  }
}
