// Texts: Pango sets them, with fonts for all scripts, in lines that are as high as the page's.

#if Window
  import CCairo
  import Playground

  /// Draws texts.
  final class Lettering {
    /// The page's fonts, as far as Linux has them.
    private static let family = "system-ui, sans-serif"
    /// The height of a line, as a factor of the size of the font.
    private static let lineHeight = 1.2
    /// Texts are cut after so many letters: a view shows no more.
    private static let lettersMax = 20_000

    deinit {}

    /// Draws the text of a node, in the middle of its height.
    func paint(_ text: SceneText, of node: SceneNode, in context: Context) {
      guard !text.string.isEmpty, text.size > 0, text.size.isFinite, node.width > 0,
        let layout = Layout(in: context)
      else { return }
      set(text, layout.pointer, width: node.width)
      let height = Self.lineHeight * text.size
      let count = Int(pango_layout_get_line_count(layout.pointer))
      let shown = text.lines > 0 ? min(count, text.lines) : count
      context.saving {
        let top = (node.height - Double(shown) * height) / 2
        // What does not fit is cut off, with a little room for letters that lean out.
        context.rectangle(x: -1, width: node.width + 2, height: node.height)
        cairo_clip(context.pointer)
        context.use(text.color)
        paint(
          layout.pointer, lines: shown, top: top, height: height,
          asOutlines: !text.string.hasPictures, in: context)
      }
    }

    private func set(_ text: SceneText, _ layout: OpaquePointer, width: Double) {
      let font = pango_font_description_new()
      defer { pango_font_description_free(font) }
      pango_font_description_set_family(font, Self.family)
      pango_font_description_set_absolute_size(font, text.size * Double(PANGO_SCALE))
      // Pango counts weights as the web does.
      pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(max(1, text.weight))))
      pango_layout_set_font_description(layout, font)
      pango_layout_set_text(layout, String(text.string.prefix(Self.lettersMax)), -1)
      pango_layout_set_width(
        layout, Int32((min(width, 100_000) * Double(PANGO_SCALE)).rounded(.up)))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      if text.lines > 0 {
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        pango_layout_set_height(layout, -Int32(min(text.lines, 10_000)))
      }
      pango_layout_set_alignment(layout, text.align.pango)
    }

    private func paint(
      _ layout: OpaquePointer, lines: Int, top: Double, height: Double, asOutlines: Bool,
      in context: Context
    ) {
      guard let iterator = pango_layout_get_iter(layout) else { return }
      defer { pango_layout_iter_free(iterator) }
      for number in 0..<lines {
        var logical = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &logical)
        let unit = Double(PANGO_SCALE)
        let above = (Double(pango_layout_iter_get_baseline(iterator) - logical.y) / unit).rounded()
        let below = (Double(logical.height) / unit - above).rounded()
        let baseline = top + Double(number) * height + (height - above - below) / 2 + above
        let place = context.levelled(x: Double(logical.x) / unit, y: baseline)
        cairo_move_to(context.pointer, place.x, place.y)
        if let line = pango_layout_iter_get_line_readonly(iterator) {
          if asOutlines {
            // Cairo puts letters on whole pixels, in uneven distances; outlines are where they are.
            pango_cairo_layout_line_path(context.pointer, line)
            cairo_fill(context.pointer)
          } else {
            pango_cairo_show_layout_line(context.pointer, line)
          }
        }
        guard pango_layout_iter_next_line(iterator) != 0 else { return }
      }
    }

    /// A text that is set.
    private final class Layout {
      let pointer: OpaquePointer

      /// Makes an empty one; nil if there is no memory for it.
      init?(in context: Context) {
        guard let made = pango_cairo_create_layout(context.pointer) else { return nil }
        pointer = made
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        // Letters stand where the scene places them, at each scale, and not on whole pixels.
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        let setting = pango_layout_get_context(made)
        pango_cairo_context_set_font_options(setting, options)
        pango_context_set_round_glyph_positions(setting, 0)
        pango_layout_context_changed(made)
      }

      deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }
  }

  extension String {
    /// Whether it has letters that are coloured pictures, which have no outline.
    fileprivate var hasPictures: Bool {
      unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
    }
  }

  extension SceneText.Align {
    fileprivate var pango: PangoAlignment {
      switch self {
      case .left: PANGO_ALIGN_LEFT
      case .center: PANGO_ALIGN_CENTER
      case .right: PANGO_ALIGN_RIGHT
      }
    }
  }
#endif
