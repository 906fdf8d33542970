// Pictures of fits: the ink in grey, the shape over it.

import StrokeKit

extension ShapeReport {
  /// A sheet of fits as SVG: the worst first, that is those that are furthest off for their size, then
  /// others, evenly chosen from all. Below each stands its name, and the kind that it is with its error
  /// as a share of the ink's longer side. A gesture that is no shape is not on it.
  ///
  /// - Parameters:
  ///   - count: How many fits there are at the most.
  ///   - worst: How many of them are the worst.
  ///   - isDark: Whether the colours are for a dark page.
  public func sheet(count: Int = 40, worst: Int = 10, isDark: Bool = false) -> String {
    let fitted = entries.indices.filter { entries[$0].verdict.fit != nil }
    let byError = fitted.sorted { error(entries[$0]) > error(entries[$1]) }
    let first = Array(byError.prefix(min(worst, count)))
    let rest = fitted.filter { !first.contains($0) }
    let wanted = min(count - first.count, rest.count)
    let others = (0..<wanted).map { rest[$0 * rest.count / wanted] }
    var sheet = Sheet(palette: isDark ? .dark : .light)
    sheet.add(
      first.map { (entries[$0], error(entries[$0])) },
      below: "Furthest off of \(fitted.count) fits", color: sheet.palette.worst)
    sheet.add(
      others.map { (entries[$0], error(entries[$0])) }, below: "Others of them, evenly chosen",
      color: sheet.palette.fit)
    return sheet.text
  }

  /// The error as a share of the ink's longer side.
  private func error(_ entry: Entry) -> Double {
    guard let fit = entry.verdict.fit else { return 0 }
    let size = Box(entry.sample.strokes).size
    return size > 0 ? fit.error / size : 0
  }
}

/// The box around strokes.
private struct Box {
  var low = SIMD2(repeating: Double.infinity)
  var high = SIMD2(repeating: -Double.infinity)

  init(_ strokes: [[StrokePoint]]) {
    for point in strokes.joined() {
      let place = SIMD2(point.x, point.y)
      low.replace(with: place, where: place .< low)
      high.replace(with: place, where: place .> high)
    }
  }

  var size: Double { (high - low).max() }
}

/// The colours of a sheet.
private struct Palette {
  var page: String
  var text: String
  var quiet: String
  var ink: String
  var fit: String
  var worst: String

  static let light = Palette(
    page: "#ffffff", text: "#222222", quiet: "#666666", ink: "#b4b4b8", fit: "#00798c",
    worst: "#d1495b")
  static let dark = Palette(
    page: "#1c1c1e", text: "#f2f2f2", quiet: "#a0a0a5", ink: "#6e6e73", fit: "#4fc3d4",
    worst: "#ff7a8a")
}

/// Cells in rows of ten, under headings.
private struct Sheet {
  private static let columns = 10
  private static let heading = 40.0

  let palette: Palette
  private var parts: [String] = []
  private var height = 0.0

  init(palette: Palette) { self.palette = palette }

  /// Adds fits with their errors under a heading.
  mutating func add(
    _ fits: [(entry: ShapeReport.Entry, error: Double)], below heading: String, color: String
  ) {
    if fits.isEmpty { return }
    parts.append(
      #"<text x="14" y="\#(height + 26)" font-size="15" font-weight="bold" "#
        + #"fill="\#(palette.text)">\#(heading)</text>"#)
    height += Self.heading
    for (position, fit) in fits.enumerated() {
      let corner = SIMD2(
        Double(position % Self.columns) * Cell.width,
        height + Double(position / Self.columns) * Cell.height)
      parts.append(
        Cell(entry: fit.entry, error: fit.error, corner: corner, palette: palette, color: color)
          .text)
    }
    height += Double((fits.count + Self.columns - 1) / Self.columns) * Cell.height
  }

  var text: String {
    let (width, height) = (Int(Cell.width) * Self.columns, Int(height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" font-family="DejaVu Sans, Helvetica, sans-serif" font-size="10" \
      text-anchor="start">
      <rect width="\(width)" height="\(height)" fill="\(palette.page)"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }
}

/// One picture of a sheet.
private struct Cell {
  static let width = 90.0
  static let height = 128.0
  private static let margin = 12.0

  let entry: ShapeReport.Entry
  let error: Double
  let corner: SIMD2<Double>
  let palette: Palette
  let color: String

  var text: String {
    let box = Box(entry.sample.strokes)
    let scale = (Self.width - 2 * Self.margin) / max(box.size, 1)
    let middle = corner + Self.width / 2
    func line(_ places: [SIMD2<Double>], _ style: String) -> String {
      let drawn = places.map { middle + ($0 - (box.low + box.high) / 2) * scale }
      let points = Self.thinned(drawn).map { "\(Self.tenths($0.x)),\(Self.tenths($0.y))" }
      return #"<polyline fill="none" stroke-linejoin="round" stroke-linecap="round" "#
        + #"\#(style) points="\#(points.joined(separator: " "))"/>"#
    }
    let ink = entry.sample.strokes.map { stroke in
      line(stroke.map { SIMD2($0.x, $0.y) }, #"stroke="\#(palette.ink)" stroke-width="2.4""#)
    }
    let shape = (entry.verdict.fit?.shape.outlines ?? []).map {
      line($0, #"stroke="\#(color)" stroke-width="1.3""#)
    }
    let kind = entry.verdict.fit.map { "\($0.shape.kind)" } ?? "none"
    let words = [
      caption(Self.escaped(entry.sample.name), line: 0, fill: palette.text),
      caption(kind, line: 1, fill: palette.quiet),
      caption("\(Columns.percent(error, 1)) %", line: 2, fill: palette.quiet),
    ]
    return (["<g>"] + ink + shape + words + ["</g>"]).joined(separator: "\n")
  }

  private func caption(_ text: String, line: Int, fill: String) -> String {
    let (x, y) = (corner.x + Self.width / 2, corner.y + Self.width + 6 + 12 * Double(line))
    return #"<text x="\#(x)" y="\#(y)" text-anchor="middle" fill="\#(fill)">\#(text)</text>"#
  }

  /// Places that can be told apart: the ends, and between them those a unit from each other.
  private static func thinned(_ places: [SIMD2<Double>]) -> [SIMD2<Double>] {
    guard var last = places.first, let end = places.last else { return [] }
    var thin = [last]
    for place in places.dropFirst().dropLast() {
      let way = place - last
      guard (way * way).sum() >= 1 else { continue }
      thin.append(place)
      last = place
    }
    return thin + [end]
  }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  /// A name as text of XML.
  private static func escaped(_ name: String) -> String {
    var text = ""
    for character in name {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      default: text.append(character)
      }
    }
    return text
  }
}
