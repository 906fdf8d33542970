// A picture by name. Nothing is decoded here: the host has the pictures.

@_spi(Widgets) import TouchEngine

/// A picture that the host knows by its name.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIImage {
  private struct Entry {
    let name: String
    let size: CGSize
  }

  private static var known: [Entry] = []

  /// The name by which the host finds the picture.
  public final let name: String

  /// The size of the picture, in points; zero if it was not made known.
  public final let size: CGSize

  /// Sets the size of the picture with a name, in points. A later size replaces an earlier one.
  public static func register(_ name: String, size: CGSize) {
    known.removeAll { $0.name.utf8.elementsEqual(name.utf8) }
    known.append(Entry(name: name, size: size))
  }

  /// Makes a picture by name. Without a registered size, its size is zero.
  public init?(named name: String) {
    // An empty name names nothing.
    guard !name.isEmpty else { return nil }
    self.name = name
    size = UIImage.known.first { $0.name.utf8.elementsEqual(name.utf8) }?.size ?? .zero
  }

  deinit {}
}

/// A view that shows a picture; it cannot be touched unless interaction is enabled.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIImageView: UIView {
  @_spi(Widgets) open override class var classHitPlainly: ObjectIdentifier {
    ObjectIdentifier(UIImageView.self)
  }

  /// The picture.
  open var image: UIImage? {
    didSet { lookChanged() }
  }

  /// How the picture fills the view; stretched by default.
  open var contentMode = UIView.ContentMode.scaleToFill {
    didSet { lookChanged() }
  }

  /// Makes a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as its picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  deinit {}

  /// The size of the picture, or the present one without a picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  @_spi(Widgets) open override func content(for style: UIUserInterfaceStyle) -> ViewSnapshot.Content
  {
    guard let image else { return .none }
    return .image(name: image.name, size: image.size, mode: contentMode)
  }
}
