// What lies behind a scene: the page's card with its dots.

#if Window
  import CCairo
  import Playground

  /// The ground of a window.
  struct Backdrop {
    private let card: SceneColor
    /// The colour of dots, and of pictures that are missing.
    let rule: SceneColor

    init(_ style: Stage.Style) {
      switch style {
      case .light:
        card = SceneColor(red: 1, green: 1, blue: 1)
        rule = SceneColor(red: 222 / 255, green: 218 / 255, blue: 208 / 255)
      case .dark:
        card = SceneColor(red: 30 / 255, green: 32 / 255, blue: 39 / 255)
        rule = SceneColor(red: 44 / 255, green: 46 / 255, blue: 55 / 255)
      }
    }

    /// Draws it: a dot every 24 points.
    func paint(in context: Context, width: Double, height: Double) {
      context.use(card)
      cairo_paint(context.pointer)
      context.use(rule)
      for x in stride(from: 24.0, to: width + 1, by: 24) {
        for y in stride(from: 24.0, to: height + 1, by: 24) {
          cairo_new_sub_path(context.pointer)
          cairo_arc(context.pointer, x, y, 1.1, 0, 2 * Double.pi)
        }
      }
      cairo_fill(context.pointer)
    }
  }
#endif
