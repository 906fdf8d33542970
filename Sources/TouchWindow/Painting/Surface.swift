// Cairo's surfaces, contexts and matrices, owned by objects.

#if Window
  import CCairo
  import Playground

  /// Pixels on which Cairo draws.
  final class Surface {
    let pointer: OpaquePointer
    /// The width, in pixels.
    let width: Int
    /// The height, in pixels.
    let height: Int

    /// Makes a surface, transparent at first; nil if there is no memory for it.
    init?(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
      guard let made = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
        return nil
      }
      (pointer, self.width, self.height) = (made, width, height)
      // Cairo answers with a surface that takes no drawing if the size is too large.
      guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else { return nil }
    }

    /// A mask of coverage as a surface; nil if there is no memory for it.
    convenience init?(_ mask: Mask) {
      self.init(width: mask.width, height: mask.height, format: CAIRO_FORMAT_A8)
      change { bytes, stride in
        for y in 0..<mask.height {
          for x in 0..<mask.width { bytes[y * stride + x] = mask.bytes[y * mask.width + x] }
        }
      }
    }

    deinit { cairo_surface_destroy(pointer) }

    /// The bytes of all rows, and how many a row has.
    ///
    /// The pointer is Cairo's own, valid for the call; its count is the one that Cairo tells.
    func read<Result>(
      _ body: (UnsafeRawBufferPointer, _ stride: Int) throws -> Result
    ) rethrows -> Result? {
      cairo_surface_flush(pointer)
      guard let data = cairo_image_surface_get_data(pointer) else { return nil }
      let stride = Int(cairo_image_surface_get_stride(pointer))
      return try body(UnsafeRawBufferPointer(start: data, count: stride * height), stride)
    }

    /// Changes the bytes of all rows; the same holds for the pointer.
    private func change(_ body: (UnsafeMutableBufferPointer<UInt8>, _ stride: Int) -> Void) {
      cairo_surface_flush(pointer)
      guard let data = cairo_image_surface_get_data(pointer) else { return }
      let stride = Int(cairo_image_surface_get_stride(pointer))
      body(UnsafeMutableBufferPointer(start: data, count: stride * height), stride)
      cairo_surface_mark_dirty(pointer)
    }

    /// The coverage of a surface of one byte for each pixel.
    var mask: Mask {
      var mask = Mask(width: width, height: height, bytes: [])
      _ = read { bytes, stride in
        for y in 0..<height { mask.bytes += bytes[y * stride..<y * stride + width] }
      }
      return mask
    }
  }

  /// Draws on a surface.
  final class Context {
    let pointer: OpaquePointer

    /// Makes a context; nil if there is no memory for it.
    init?(_ surface: Surface) {
      guard let made = cairo_create(surface.pointer) else { return nil }
      pointer = made
    }

    deinit { cairo_destroy(pointer) }

    /// Draws something, and takes back what it changed of the place, the clip and the colour.
    func saving(_ body: () -> Void) {
      cairo_save(pointer)
      body()
      cairo_restore(pointer)
    }

    /// Draws somewhere else from now on.
    func place(_ placement: Placement) {
      var matrix = cairo_matrix_t(
        xx: placement.a, yx: placement.b, xy: placement.c, yy: placement.d, x0: placement.tx,
        y0: placement.ty)
      cairo_transform(pointer, &matrix)
    }

    /// Draws with a colour from now on.
    func use(_ color: SceneColor) {
      cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
    }

    /// Adds a rectangle to the path, with round corners that fit into it.
    func rectangle(
      x: Double = 0, y: Double = 0, width: Double, height: Double, radius: Double = 0
    ) {
      let radius = min(radius, width / 2, height / 2)
      guard radius > 0 else { return cairo_rectangle(pointer, x, y, width, height) }
      let (right, bottom, turn) = (x + width - radius, y + height - radius, Double.pi / 2)
      cairo_new_sub_path(pointer)
      cairo_arc(pointer, right, y + radius, radius, -turn, 0)
      cairo_arc(pointer, right, bottom, radius, 0, turn)
      cairo_arc(pointer, x + radius, bottom, radius, turn, 2 * turn)
      cairo_arc(pointer, x + radius, y + radius, radius, 2 * turn, 3 * turn)
      cairo_close_path(pointer)
    }

    /// The matrix from points here to pixels.
    private var matrix: cairo_matrix_t {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(pointer, &matrix)
      return matrix
    }

    /// Whether what is drawn stands upright: then its edges can lie on edges of pixels.
    var isUpright: Bool {
      let matrix = matrix
      return matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0
    }

    /// A place on the lower edge of a row of pixels, so that all letters of a line are equally sharp.
    func levelled(x: Double, y: Double) -> (x: Double, y: Double) {
      guard isUpright else { return (x, y) }
      let matrix = matrix
      let row = (matrix.yy * y + matrix.y0 - 1e-3).rounded(.down)
      return (x, (row - matrix.y0) / matrix.yy)
    }

    /// A rectangle whose edges lie on edges of pixels, as browsers draw it; at least a pixel wide and high.
    func snapped(
      width: Double, height: Double
    ) -> (x: Double, y: Double, width: Double, height: Double) {
      guard isUpright else { return (0, 0, width, height) }
      let matrix = matrix
      let (left, top) = (matrix.x0.rounded(), matrix.y0.rounded())
      let right = max((matrix.x0 + matrix.xx * width).rounded(), left + 1)
      let bottom = max((matrix.y0 + matrix.yy * height).rounded(), top + 1)
      return (
        (left - matrix.x0) / matrix.xx, (top - matrix.y0) / matrix.yy, (right - left) / matrix.xx,
        (bottom - top) / matrix.yy
      )
    }

    /// How many pixels a point has here: the larger of both sides.
    var scale: Double {
      let matrix = matrix
      let across = matrix.xx * matrix.xx + matrix.yx * matrix.yx
      let down = matrix.xy * matrix.xy + matrix.yy * matrix.yy
      return max(across, down).squareRoot()
    }
  }
#endif
