// The shapes in a lane: bars for stretches, signs for moments, short texts where there is room.

import TouchKit

nonisolated extension LanesPicture {
  /// Draws what is in a lane, around the line of its bars.
  func draw(_ content: Lanes.Content, at y: Double, into svg: inout SVGText) {
    for span in content.spans {
      if span.look == .over, scale.x(span.end) - scale.x(span.start) < 1 { continue }
      svg.add(SVGText.titled(title(of: span), shape(of: span, in: content, at: y)))
    }
    // Signs of results are over the others.
    let marks = content.marks.enumerated().sorted {
      ($0.element.look.isResult ? 1 : 0, $0.offset) < ($1.element.look.isResult ? 1 : 0, $1.offset)
    }
    for (_, mark) in marks {
      // A refusal in the moment of a result is beside it, and the result's words behind both.
      let aside = meetsOther(mark, in: content) ? 15.0 : 0
      let (start, end) = (left + scale.x(mark.start), left + scale.x(mark.end))
      let sign = mark.look == .refused ? start + aside : start
      var shape = Self.sign(mark.look, sign, y, to: end, count: mark.count)
      let x = start + aside
      let room = self.room(after: mark, in: content) - 11 - aside
      if !mark.note.isEmpty, let note = SVGText.cut(mark.note, to: room, size: Self.noteSize) {
        if content.spans.contains(where: { $0.look == .over && $0.start == mark.start }) {
          let width = SVGText.width(of: note, size: Self.noteSize) + 6
          shape += SVGText.rect(x + 7, y - 6, width, 12, SVGText.fill(.paper))
        }
        shape += SVGText.label(x + 10, y + 4, note, size: Self.noteSize, .soft)
      }
      svg.add(SVGText.titled(title(of: mark), shape))
    }
  }

  /// Whether a refusal and a result would cover each other, of which this is one.
  private func meetsOther(_ mark: Lanes.Mark, in content: Lanes.Content) -> Bool {
    guard mark.look == .refused || mark.look.isResult else { return false }
    return content.marks.contains { other in
      (mark.look == .refused ? other.look.isResult : other.look == .refused)
        && abs(scale.x(other.start) - scale.x(mark.start)) < 12
    }
  }

  /// How far the next thing in the lane is, in points.
  private func room(after mark: Lanes.Mark, in content: Lanes.Content) -> Double {
    let x = scale.x(mark.start)
    let span = content.spans.first { $0.start > mark.start && $0.look != .over }?.start
    let next = content.marks.first {
      $0.start > mark.start && $0.look != .action && $0.look != .note
    }?.start
    let limit = [span, next].compactMap { $0 }.min()
    return (limit.map { scale.x($0) - 8 } ?? scale.width + Self.noteRoom - Self.edge) - x
  }

  // MARK: - Stretches

  private func shape(of span: Lanes.Span, in content: Lanes.Content, at y: Double) -> String {
    let (x, end) = (left + scale.x(span.start), left + scale.x(span.end))
    let width = max(end - x, 2)
    let top = y - Self.barHeight / 2
    switch span.look {
    case .finger:
      var shape = SVGText.line(x, y, end, y, SVGText.stroke(.finger, 2))
      for run in span.moves {
        let (from, to) = (left + scale.x(run.lowerBound), left + scale.x(run.upperBound))
        shape += SVGText.line(from, y, to, y, SVGText.stroke(.finger, 6))
      }
      shape += SVGText.circle(x, y, 5, SVGText.fill(.finger))
      let ring = "class=\"f-paper s-finger\" fill=\"\(Ink.paper.light)\" "
      return shape
        + (span.isCutOff
          ? ""
          : SVGText.circle(
            end, y, 4, ring + "stroke=\"\(Ink.finger.light)\" stroke-width=\"2\""))
    case .over: return SVGText.line(x, y, end, y, SVGText.stroke(.line, 2))
    case .possible, .active, .touch:
      let ink: Ink = span.look == .possible ? .possible : span.look == .active ? .active : .touch
      return SVGText.rect(x, top, width, Self.barHeight, radius: 3, SVGText.fill(ink))
    case .waiting, .held:
      let ink: Ink = span.look == .waiting ? .waiting : .touch
      var shape = SVGText.rect(
        x, top, width, Self.barHeight, radius: 3,
        "fill=\"url(#tk-\(span.look))\" " + SVGText.stroke(ink, 1))
      // A sign in the bar covers no words.
      let sign = content.marks.first { $0.start > span.start && $0.look != .action }
      let room = min(width, sign.map { left + scale.x($0.start) - x } ?? width) - 10
      let fitting = span.shortTexts.first {
        SVGText.width(of: $0, size: Self.noteSize) <= room
      }
      if let words = fitting {
        let wide = SVGText.width(of: words, size: Self.noteSize) + 4
        shape += SVGText.rect(x + 4, top, wide, Self.barHeight, SVGText.fill(.paper))
        shape += SVGText.label(x + 6, y + 3.8, words, size: Self.noteSize, .text)
      }
      return shape
    }
  }

  // MARK: - Moments

  /// The sign of a mark, or of several alike up to `end`.
  static func sign(
    _ look: MarkLook, _ x: Double, _ y: Double, to end: Double, count: Int
  ) -> String {
    switch look {
    case .recognized:
      return SVGText.circle(x, y, 7, SVGText.fill(.recognized))
        + path("-3.2 0.2L-1 2.6L3.4 -2.4", x, y, SVGText.stroke(.paper, 1.8))
    case .cancelled:
      return SVGText.circle(x, y, 6.5, SVGText.fill(.cancelled))
        + cross(x, y, 2.5, SVGText.stroke(.paper, 1.8))
    case .failed: return cross(x, y, 4, SVGText.stroke(.failed, 2.2))
    case .refused:
      return SVGText.circle(
        x, y, 5,
        "class=\"f-paper s-failed\" fill=\"\(Ink.paper.light)\" "
          + "stroke=\"\(Ink.failed.light)\" stroke-width=\"1.5\"")
        + path("-3 3L3 -3", x, y, SVGText.stroke(.failed, 1.5))
    case .action: return dots(x, y + 11, to: end, count: count)
    case .input: return SVGText.rect(x - 3.5, y - 3.5, 7, 7, radius: 1.5, SVGText.fill(.finger))
    case .note: return path("0 -4.5L4 0L0 4.5L-4 0Z", x, y, SVGText.stroke(.soft, 1.4))
    }
  }

  /// A dot for each action; where they are too close, fewer.
  private static func dots(_ x: Double, _ y: Double, to end: Double, count: Int) -> String {
    guard count > 1, end - x >= 4.5 else { return SVGText.circle(x, y, 2.1, SVGText.fill(.active)) }
    let gaps = min(Double(count - 1), ((end - x) / 4.5).rounded(.down))
    let gap = (end - x) / gaps
    return SVGText.line(
      x, y, end, y,
      "stroke-dasharray=\"0 \(decimal(gap - 0.001, places: 3))\" " + SVGText.stroke(.active, 3.2))
  }

  private static func cross(_ x: Double, _ y: Double, _ size: Double, _ paint: String) -> String {
    let (a, b) = (SVGText.number(size), SVGText.number(-size))
    return path("\(b) \(b)L\(a) \(a)M\(b) \(a)L\(a) \(b)", x, y, paint)
  }

  /// A path around a point: `points` begin where its pen comes down, and are from there.
  private static func path(
    _ points: String, _ x: Double, _ y: Double, _ paint: String
  ) -> String {
    "<path transform=\"translate(\(SVGText.number(x)) \(SVGText.number(y)))\" d=\"M\(points)\" "
      + "fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" \(paint)/>"
  }
}

nonisolated extension Lanes.Span {
  /// What may be written into it, the longest first.
  fileprivate var shortTexts: [String] {
    guard look == .waiting, text.hasSuffix(" to fail") else {
      return look == .held ? [text, "held back", "held"] : [text]
    }
    let short = text.dropLast(" to fail".count)
    return [text, String(short), String(short.dropFirst("waits ".count))]
  }
}

nonisolated extension MarkLook {
  /// Whether the gesture or the touch is over by it.
  var isResult: Bool { self == .recognized || self == .failed || self == .cancelled }
}
