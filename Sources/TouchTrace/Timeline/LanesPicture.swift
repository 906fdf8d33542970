// A timeline as a picture: a time axis, a row for each lane, a legend, and the same in words.

import TouchKit

/// Draws lanes as an SVG file, for light and dark surroundings.
///
/// The same lanes give the same text, on every machine. The picture follows the reader's colour
/// scheme; a program that ignores styles shows it on light paper. Everything in it has a title, and
/// its description says the same in words.
nonisolated public struct LanesPicture: Sendable {
  /// The room for the names of lanes at the left.
  static let labelWidths = 110.0...200.0
  static let nameSize = 12.5
  static let laneHeight = 28.0
  static let groupHeight = 26.0
  static let headHeight = 84.0
  static let edge = 16.0
  /// The room for the reasons of failures at the right.
  static let noteRoom = 190.0
  static let noteSize = 10.5
  static let barHeight = 11.0

  let lanes: [Lanes.Content]
  let title: String
  let scale: TimeScale
  /// Where the lanes begin and end, in points.
  let left: Double

  /// A picture of lanes.
  ///
  /// - Parameters:
  ///   - lanes: What it shows.
  ///   - title: A line at its top.
  ///   - axisWidth: How wide the time axis is to be, in points, without what is shortened and without
  ///     the names beside it. A second has 130 to 1 600 points all the same.
  public init(_ lanes: Lanes, title: String, axisWidth: Double = 860) {
    self.lanes = lanes.ordered
    self.title = title
    scale = TimeScale(busy: self.lanes.flatMap(\.busy), wantedWidth: axisWidth)
    let longest = self.lanes.map { SVGText.width(of: $0.lane.name, size: Self.nameSize) }.max() ?? 0
    let limits = Self.labelWidths
    left = min(max(longest + Self.edge + 20, limits.lowerBound), limits.upperBound)
  }

  /// The text of the file.
  ///
  /// - Complexity: O(n log n) in stretches and marks.
  public var svg: String {
    var body = SVGText()
    let width = max(left + scale.width + Self.noteRoom, 620)
    let end = drawLanes(into: &body, width: width)
    let legend = Legend(lanes, width: width - 2 * Self.edge)
    let height = end + legend.height + Self.edge
    var svg = SVGText()
    let size = "\(SVGText.number(width))\" height=\"\(SVGText.number(height))"
    svg.add(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"tk\" role=\"img\" "
        + "aria-labelledby=\"tk-title tk-desc\" width=\"\(size)\" "
        + "viewBox=\"0 0 \(SVGText.number(width)) \(SVGText.number(height))\" "
        + "font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif\">"
    )
    svg.add("<title id=\"tk-title\">\(SVGText.escaped(title))</title>")
    svg.add("<desc id=\"tk-desc\">\(SVGText.escaped(words))</desc>")
    svg.add("<style>\n\(Ink.style)</style>")
    svg.add(Self.patterns)
    svg.add(SVGText.rect(0, 0, width, height, SVGText.fill(.paper)))
    svg.add(SVGText.label(Self.edge, 28, title, size: 17, .text, "font-weight=\"600\""))
    svg.add(SVGText.label(Self.edge, 47, summary, size: 12, .soft))
    drawAxis(into: &svg, to: end - 6, width: width)
    svg.add(body.text.trimmingLastLineEnd)
    legend.draw(into: &svg, x: Self.edge, y: end)
    svg.add("</svg>")
    return svg.text
  }

  private static var patterns: String {
    func pattern(_ name: String, _ ink: Ink) -> String {
      "<pattern id=\"tk-\(name)\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
        + "patternTransform=\"rotate(45)\">"
        + SVGText.rect(0, 0, 6, 6, SVGText.fill(.paper))
        + SVGText.rect(0, 0, 2.4, 6, SVGText.fill(ink)) + "</pattern>"
    }
    return "<defs>\(pattern("waiting", .waiting))\(pattern("held", .touch))</defs>"
  }

  // MARK: - Axis

  private func drawAxis(into svg: inout SVGText, to bottom: Double, width: Double) {
    let top = Self.headHeight
    for piece in scale.pieces where piece.isSkipped {
      let x = left + piece.x
      let time = piece.end - piece.start
      let words = "\(decimal(time, places: time < 10 ? 1 : 0)) s"
      var shape = SVGText.rect(x + 3, top, piece.width - 6, bottom - top, SVGText.fill(.band))
      shape += zigzag(x + 3, top, bottom) + zigzag(x + piece.width - 3, top, bottom)
      shape += SVGText.label(
        x + piece.width / 2, top - 8, words, size: 10.5, .soft,
        "text-anchor=\"middle\" font-style=\"italic\"")
      svg.add(SVGText.titled("\(words) in which nothing happens, shortened", shape))
    }
    drawTicks(into: &svg, from: top, to: bottom)
    svg.add(SVGText.line(Self.edge, top, width - Self.edge, top, SVGText.stroke(.line, 1)))
  }

  /// Draws round times; a text that has no room beside another is left out.
  private func drawTicks(into svg: inout SVGText, from top: Double, to bottom: Double) {
    var skipped = scale.pieces.filter(\.isSkipped).map { left + $0.x }[...]
    var free = 0.0
    for tick in scale.ticks {
      let x = left + tick.x
      svg.add(SVGText.line(x, top, x, bottom, SVGText.stroke(.line, 1)))
      let half = SVGText.width(of: "\(tick.text) s", size: 11) / 2 + 4
      while let first = skipped.first, first + TimeScale.skipWidth <= x - half {
        skipped.removeFirst()
      }
      let touchesSkip = skipped.first.map { $0 < x + half } ?? false
      guard x - half >= free, !touchesSkip else { continue }
      svg.add(
        SVGText.label(x, top - 8, "\(tick.text) s", size: 11, .soft, "text-anchor=\"middle\""))
      free = x + half
    }
  }

  private func zigzag(_ x: Double, _ top: Double, _ bottom: Double) -> String {
    var points = "M\(SVGText.number(x)) \(SVGText.number(top))"
    var y = top
    var side = 1.0
    while y < bottom {
      points += "l\(SVGText.number(4 * side)) 6"
      side = -side
      y += 6
    }
    return SVGText.path(points, SVGText.stroke(.line, 1))
  }

  // MARK: - Lanes

  /// Draws groups and lanes, and returns where they end.
  private func drawLanes(into svg: inout SVGText, width: Double) -> Double {
    var y = Self.headHeight
    var group = ""
    var owner: (Lane.Kind, Int)?
    for content in lanes {
      let lane = content.lane
      if lane.heading != group {
        group = lane.heading
        y += Self.groupHeight
        let width = SVGText.width(of: group, size: 11.5) + 4
        svg.add(SVGText.rect(Self.edge, y - 18, width, 16, SVGText.fill(.paper)))
        svg.add(
          SVGText.label(Self.edge, y - 7, group, size: 11.5, .soft, "font-weight=\"600\""))
      }
      let isMore = owner.map { $0 == (lane.kind, lane.owner) } ?? false
      owner = (lane.kind, lane.owner)
      svg.add("<g><title>\(SVGText.escaped(words(of: content)))</title>")
      svg.add(
        SVGText.rect(
          left, y + 1, scale.width, Self.laneHeight - 2, "fill=\"#000\" fill-opacity=\"0\""))
      if !isMore, let name = SVGText.cut(lane.name, to: left - Self.edge - 20, size: Self.nameSize)
      {
        svg.add(SVGText.label(Self.edge + 10, y + 15.5, name, size: Self.nameSize))
      }
      svg.add(
        SVGText.line(
          Self.edge, y + Self.laneHeight, width - Self.edge, y + Self.laneHeight,
          SVGText.stroke(.band, 1)))
      draw(content, at: y + 11, into: &svg)
      svg.add("</g>")
      y += Self.laneHeight
    }
    if lanes.isEmpty {
      y += 30
      svg.add(SVGText.label(Self.edge, y, "Nothing happened.", size: 12.5, .soft))
    }
    return y + 16
  }
}

nonisolated extension Lanes.Content {
  /// When something happens.
  var busy: [ClosedRange<TimeInterval>] {
    var all = marks.map { $0.start...$0.end }
    for span in spans {
      all.append(span.start...span.start)
      all.append(span.end...span.end)
      all += span.moves
    }
    return all
  }
}

nonisolated extension Lane {
  /// The title over the lanes of its group.
  var heading: String {
    switch kind {
    case .finger: "Fingers"
    case .device: "Device and app"
    case .recognizer: group.isEmpty ? "Recognizers without a view" : "Recognizers of \(group)"
    case .view: "Views"
    }
  }
}

nonisolated extension String {
  fileprivate var trimmingLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
