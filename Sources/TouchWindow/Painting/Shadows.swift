// Shadows of rounded rectangles. A shadow is softened once, and drawn as long as it is needed.

#if Window
  import CCairo
  import Playground

  /// Draws shadows.
  final class Shadows {
    private struct Key: Hashable {
      var width: Double
      var height: Double
      var corner: Double
      var deviation: Double
      var scale: Double
    }

    /// A mask, and the width of its soft edge in points.
    private struct Soft {
      var surface: Surface
      var margin: Double
    }

    /// So many shadows are kept; then all are made anew.
    private static let keptMax = 64
    /// No mask has a longer side, in pixels.
    private static let sideMax = 4096.0
    private var kept: [Key: Soft] = [:]

    deinit {}

    /// Draws the shadow of a node around it, not under it, as browsers do.
    func paint(_ shadow: SceneShadow, of node: SceneNode, in context: Context) {
      guard shadow.color.alpha > 0, node.width > 0, node.height > 0 else { return }
      let far = 3 * shadow.radius + abs(shadow.x) + abs(shadow.y) + 1
      context.saving {
        context.rectangle(
          x: -far, y: -far, width: node.width + 2 * far, height: node.height + 2 * far)
        context.rectangle(width: node.width, height: node.height, radius: node.radius)
        cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(context.pointer)
        context.use(shadow.color)
        cairo_translate(context.pointer, shadow.x, shadow.y)
        guard shadow.radius > 0 else {
          context.rectangle(width: node.width, height: node.height, radius: node.radius)
          return cairo_fill(context.pointer)
        }
        paintSoft(shadow, of: node, in: context)
      }
    }

    private func paintSoft(_ shadow: SceneShadow, of node: SceneNode, in context: Context) {
      // What is soft needs few pixels; half octaves of sizes keep a pinch from making a mask a frame.
      let longest = max(node.width, node.height) + 6 * shadow.radius
      let wanted = min(context.scale, 8 / shadow.radius, Self.sideMax / longest)
      let key = Key(
        width: node.width, height: node.height, corner: node.radius, deviation: shadow.radius,
        scale: halfOctave(wanted))
      guard let soft = kept[key] ?? make(key) else { return }
      cairo_translate(context.pointer, -soft.margin, -soft.margin)
      cairo_scale(context.pointer, 1 / key.scale, 1 / key.scale)
      cairo_mask_surface(context.pointer, soft.surface.pointer, 0, 0)
    }

    private func make(_ key: Key) -> Soft? {
      let pixels = (3 * key.deviation * key.scale).rounded(.up) + 1
      let margin = pixels / key.scale
      let width = Int((key.width * key.scale).rounded(.up) + 2 * pixels)
      let height = Int((key.height * key.scale).rounded(.up) + 2 * pixels)
      guard let sharp = Surface(width: width, height: height, format: CAIRO_FORMAT_A8),
        let context = Context(sharp)
      else { return nil }
      cairo_scale(context.pointer, key.scale, key.scale)
      context.rectangle(
        x: margin, y: margin, width: key.width, height: key.height, radius: key.corner)
      cairo_fill(context.pointer)
      var mask = sharp.mask
      mask.soften(by: key.deviation * key.scale)
      guard let surface = Surface(mask) else { return nil }
      if kept.count >= Self.keptMax { kept = [:] }
      let soft = Soft(surface: surface, margin: margin)
      kept[key] = soft
      return soft
    }
  }
#endif
