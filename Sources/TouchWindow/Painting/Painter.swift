// Draws a scene as the page does: each node in its place, its shadow and fill, its picture or text, its
// children, its lines and its border. It knows no window.

#if Window
  import CCairo
  import Foundation
  import Playground

  /// Draws scenes.
  final class Painter {
    private let pictures: Pictures
    private let shadows = Shadows()
    private let lettering = Lettering()

    /// The most nodes inside each other: views that are deeper are not drawn.
    static let depthMax = 512

    /// Makes a painter that finds pictures in a folder.
    init(pictures folder: URL?) { pictures = Pictures(in: folder) }

    deinit {}

    /// Draws a scene over all of a surface.
    ///
    /// - Parameters:
    ///   - scene: What is drawn.
    ///   - fingers: Where fingers are shown, in points.
    ///   - style: The colours of what lies behind the scene.
    ///   - surface: The pixels.
    ///   - scale: How many pixels a point has.
    func paint(
      _ scene: Scene, fingers: [(x: Double, y: Double)] = [], style: Stage.Style,
      on surface: Surface, scale: Double
    ) {
      guard let context = Context(surface) else { return }
      cairo_scale(context.pointer, scale, scale)
      let size = (Double(surface.width) / scale, Double(surface.height) / scale)
      Backdrop(style).paint(in: context, width: size.0, height: size.1)
      let children = Dictionary(grouping: scene.nodes, by: \.parent)
        .mapValues { $0.sorted { $0.index < $1.index } }
      for node in children[nil] ?? [] { paint(node, children, in: context, depth: 0) }
      for finger in fingers { Self.paintFinger(finger, in: context) }
    }

    private func paint(
      _ node: SceneNode, _ children: [Int?: [SceneNode]], in context: Context, depth: Int
    ) {
      guard node.alpha > 0, depth < Self.depthMax, node.isPlaced else { return }
      context.saving {
        context.place(node.placement)
        // What shines through shines through as a whole.
        if node.alpha < 1 { cairo_push_group(context.pointer) }
        paintGround(of: node, in: context)
        context.saving {
          if node.clips {
            context.rectangle(width: node.width, height: node.height, radius: node.radius)
            cairo_clip(context.pointer)
          }
          paintContent(of: node, in: context)
          // Over the content, and under what is inside.
          paintShapes(of: node, in: context)
          for child in children[node.id] ?? [] {
            paint(child, children, in: context, depth: depth + 1)
          }
        }
        paintBorder(of: node, in: context)
        if node.alpha < 1 {
          cairo_pop_group_to_source(context.pointer)
          cairo_paint_with_alpha(context.pointer, node.alpha)
        }
      }
    }

    private func paintGround(of node: SceneNode, in context: Context) {
      if let shadow = node.shadow { shadows.paint(shadow, of: node, in: context) }
      guard let fill = node.fill, fill.alpha > 0 else { return }
      context.use(fill)
      if node.radius == 0, node.width > 0, node.height > 0 {
        let frame = context.snapped(width: node.width, height: node.height)
        context.rectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      } else {
        context.rectangle(width: node.width, height: node.height, radius: node.radius)
      }
      cairo_fill(context.pointer)
    }

    private func paintContent(of node: SceneNode, in context: Context) {
      if let image = node.image { pictures.paint(image, of: node, in: context) }
      if let text = node.text { lettering.paint(text, of: node, in: context) }
    }

    private func paintBorder(of node: SceneNode, in context: Context) {
      guard let color = node.borderColor, node.borderWidth > 0 else { return }
      // Whole pixels, and at least one, as browsers draw it: half of one would look pale.
      let pixels = max(1, (node.borderWidth * context.scale).rounded(.down))
      let width = min(pixels / context.scale, node.width / 2, node.height / 2)
      context.use(color)
      context.rectangle(width: node.width, height: node.height, radius: node.radius)
      context.rectangle(
        x: width, y: width, width: node.width - 2 * width, height: node.height - 2 * width,
        radius: max(0, min(node.radius, node.width / 2, node.height / 2) - width))
      cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context.pointer)
      cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_WINDING)
    }

    private func paintShapes(of node: SceneNode, in context: Context) {
      for shape in node.shapes {
        cairo_new_path(context.pointer)
        for step in PathStep.steps(of: shape.path) { context.add(step) }
        if let fill = shape.fill {
          context.use(fill)
          cairo_fill_preserve(context.pointer)
        }
        if let stroke = shape.stroke, shape.width > 0 {
          context.use(stroke)
          cairo_set_line_width(context.pointer, shape.width)
          cairo_set_line_cap(context.pointer, shape.cap.cairo)
          // As SVG does unless it is told otherwise.
          cairo_set_line_join(context.pointer, CAIRO_LINE_JOIN_MITER)
          cairo_set_miter_limit(context.pointer, 4)
          cairo_stroke_preserve(context.pointer)
        }
        cairo_new_path(context.pointer)
      }
    }

    private static func paintFinger(_ place: (x: Double, y: Double), in context: Context) {
      cairo_new_path(context.pointer)
      cairo_arc(context.pointer, place.x, place.y, 22, 0, 2 * Double.pi)
      context.use(SceneColor(red: 1, green: 0.36, blue: 0.23, alpha: 0.45))
      cairo_fill_preserve(context.pointer)
      context.use(SceneColor(red: 1, green: 1, blue: 1, alpha: 0.8))
      cairo_set_line_width(context.pointer, 2)
      cairo_stroke(context.pointer)
    }
  }

  extension Context {
    /// Goes on with the path.
    fileprivate func add(_ step: PathStep) {
      switch step {
      case .move(let x, let y): cairo_move_to(pointer, x, y)
      case .line(let x, let y): cairo_line_to(pointer, x, y)
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        cairo_curve_to(pointer, x1, y1, x2, y2, x, y)
      case .close: cairo_close_path(pointer)
      }
    }
  }

  extension SceneShape.Cap {
    fileprivate var cairo: cairo_line_cap_t {
      switch self {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    }
  }

  extension SceneNode {
    /// Whether Cairo can place it: after a matrix without an area it draws nothing more at all.
    fileprivate var isPlaced: Bool {
      let area = placement.a * placement.d - placement.b * placement.c
      let rest = placement.tx + placement.ty + width + height
      return area.isNormal && rest.isFinite && width >= 0 && height >= 0
    }
  }
#endif
