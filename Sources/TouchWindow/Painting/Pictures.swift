// The pictures that scenes name: files of a folder, drawn once in each size.

#if Window
  import CCairo
  import Foundation
  import Playground

  /// Draws pictures.
  final class Pictures {
    private struct Key: Hashable {
      var name: String
      var width: Int
      var height: Int
    }

    /// So many pixels are kept, in all sizes; then all are drawn anew.
    private static let keptMax = 1 << 24
    /// No picture has a longer side, in pixels.
    private static let sideMax = 2048.0
    /// More pixels than this take longer than a frame.
    private static let areaOfLarge = 600.0 * 600
    private let folder: URL?
    private var files: [String: PictureFile?] = [:]
    private var kept: [Key: Surface] = [:]

    init(in folder: URL?) { self.folder = folder }

    deinit {}

    /// Draws the picture of a node; a grey area if there is none of this name.
    func paint(_ image: SceneImage, of node: SceneNode, in context: Context) {
      guard node.width > 0, node.height > 0 else { return }
      // A hair inside the border, so that no light of the picture shines around it.
      let hair = node.clips && node.borderWidth > 0 && node.borderColor != nil ? 0.75 : 0
      context.saving {
        cairo_translate(context.pointer, hair, hair)
        let size = (width: node.width - 2 * hair, height: node.height - 2 * hair)
        context.rectangle(
          width: size.width, height: size.height, radius: hair > 0 ? node.radius : 0)
        cairo_clip(context.pointer)
        guard let file = file(image.name) else {
          context.use(Backdrop(.light).rule)
          return cairo_paint(context.pointer)
        }
        let shown = image.mode.frame(of: (file.width, file.height), in: size)
        cairo_translate(context.pointer, shown.x, shown.y)
        paint(file, image.name, width: shown.width, height: shown.height, in: context)
      }
    }

    private func paint(
      _ file: PictureFile, _ name: String, width: Double, height: Double, in context: Context
    ) {
      guard width > 0, height > 0 else { return }
      let exact = context.scale
      // What is large is drawn in few sizes while it grows, and what is small anew.
      let isLarge = width * height * exact * exact > Self.areaOfLarge
      let scale = min(isLarge ? halfOctave(exact) : exact, Self.sideMax / max(width, height))
      let key = Key(
        name: name, width: max(1, Int((width * scale).rounded())),
        height: max(1, Int((height * scale).rounded())))
      guard let surface = kept[key] ?? make(key, file) else { return }
      let frame = context.snapped(width: width, height: height)
      cairo_translate(context.pointer, frame.x, frame.y)
      cairo_scale(
        context.pointer, frame.width / Double(key.width), frame.height / Double(key.height))
      cairo_set_source_surface(context.pointer, surface.pointer, 0, 0)
      // Without this the edges fade into what is around the picture.
      cairo_pattern_set_extend(cairo_get_source(context.pointer), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_GOOD)
      cairo_rectangle(context.pointer, 0, 0, Double(key.width), Double(key.height))
      cairo_fill(context.pointer)
    }

    private func make(_ key: Key, _ file: PictureFile) -> Surface? {
      guard let surface = Surface(width: key.width, height: key.height),
        let context = Context(surface)
      else { return nil }
      file.paint(in: context, width: Double(key.width), height: Double(key.height))
      let area = kept.keys.reduce(key.width * key.height) { $0 + $1.width * $1.height }
      if area > Self.keptMax { kept = [:] }
      kept[key] = surface
      return surface
    }

    private func file(_ name: String) -> PictureFile? {
      if let known = files[name] { return known }
      // A name with a slash could lead out of the folder.
      let file: PictureFile? =
        name.contains("/") ? nil : folder.flatMap { PictureFile($0, name: name) }
      files[name] = .some(file)
      return file
    }
  }

  extension SceneImage.Mode {
    /// Where a picture of a size is in a node of another, in points, as the page places it.
    fileprivate func frame(
      of picture: (width: Double, height: Double), in node: (width: Double, height: Double)
    ) -> (x: Double, y: Double, width: Double, height: Double) {
      let (across, down) = (node.width / picture.width, node.height / picture.height)
      let scale: (Double, Double) =
        switch self {
        case .fill: (across, down)
        case .contain: (min(across, down), min(across, down))
        case .cover: (max(across, down), max(across, down))
        case .none: (1, 1)
        }
      let size = (picture.width * scale.0, picture.height * scale.1)
      return ((node.width - size.0) / 2, (node.height - size.1) / 2, size.0, size.1)
    }
  }

  /// One picture of the kind SVG.
  private final class PictureFile {
    private let handle: UnsafeMutablePointer<RsvgHandle>
    /// Its own width, in points.
    let width: Double
    /// Its own height, in points.
    let height: Double

    /// Reads a picture; nil if there is none, or it is no SVG.
    init?(_ folder: URL, name: String) {
      let path = folder.appendingPathComponent("\(name).svg").path
      // Without a place for the error librsvg gives nil alone. The handle is ours, and freed in `deinit`.
      guard let handle = rsvg_handle_new_from_file(path, nil) else { return nil }
      self.handle = handle
      rsvg_handle_set_dpi(handle, 96)
      var (width, height) = (0.0, 0.0)
      if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0
        || !(width > 0 && height > 0)
      {
        // What browsers assume of a picture without a size.
        (width, height) = (300, 150)
      }
      (self.width, self.height) = (width, height)
    }

    deinit { g_object_unref(handle) }

    func paint(in context: Context, width: Double, height: Double) {
      var viewport = RsvgRectangle(x: 0, y: 0, width: width, height: height)
      _ = rsvg_handle_render_document(handle, context.pointer, &viewport, nil)
    }
  }
#endif
