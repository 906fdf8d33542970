// Any ink as what edits: scratch-outs and lassos are the same twice, cover what they were drawn over,
// and answer any question about points, ink and rectangles with sense.

import StrokeKit

/// Bytes as the stroke that edits, and ink that it edits.
func checkEditing(_ bytes: [UInt8]) throws {
  var inks = InkReader(ByteReader(bytes))
  let stroke = inks.stroke()
  let ink = inks.strokes(4)
  try demandSenseOfScratch(stroke, over: ink)
  try demandSenseOfLasso(stroke, around: ink)
}

private func demandSenseOfScratch(_ stroke: [StrokePoint], over ink: [[StrokePoint]]) throws {
  let verdict = ScratchOut.verdict(on: stroke)
  try demand("\(verdict)" == "\(ScratchOut.verdict(on: stroke))", "Now not \(verdict)")
  if let reason = verdict.reason { try demandWords("\(reason)") }
  guard let zigzag = verdict.zigzag else { return }
  try demand(zigzag.passes > ScratchOut.reversalsMin, "\(zigzag.passes) passes")
  try demand(zigzag.passLength >= ScratchOut.passMin, "A pass is \(zigzag.passLength)")
  try demand(zigzag.share(of: [stroke]) == 1, "It covers \(zigzag.share(of: [stroke])) of itself")
  for point in stroke { try demand(zigzag.covers(point), "It does not cover \(point)") }
  try demandSense(of: zigzag.region, about: ink)
}

private func demandSenseOfLasso(_ stroke: [StrokePoint], around ink: [[StrokePoint]]) throws {
  let result = Result { () throws(NoLasso) in try Lasso(stroke) }
  let again = Result { () throws(NoLasso) in try Lasso(stroke) }
  try demand("\(result)" == "\(again)", "Now not \(result)")
  switch result {
  case .failure(let reason): try demandWords(reason.description)
  case .success(let lasso):
    // Of a long one, not all points are corners.
    if stroke.count <= StrokeRegion.cornersMax {
      for point in stroke { try demand(lasso.contains(point), "\(point) is not on its outline") }
    }
    try demandSense(of: lasso.region, about: ink)
    try demand(lasso.share(of: ink) == lasso.region.share(of: ink), "Two shares")
  }
}

private func demandSense(of region: StrokeRegion, about ink: [[StrokePoint]]) throws {
  try demand(!region.outline.isEmpty, "A region without a corner")
  for corner in region.outline {
    try demand((corner.x + corner.y).isFinite, "A corner at \(corner)")
  }
  try demand(region.touches(region.box), "It does not touch its own box")
  let share = region.share(of: ink)
  try demand((0...1).contains(share), "\(share) of some ink")
  try demand(region.share(of: ink + [[], []]) == share, "No ink counts")
  for point in ink.joined().prefix(32) {
    let isInside = region.contains(point)
    let dot = StrokeBox(x: point.x, y: point.y, width: 0, height: 0)
    try demand(!isInside || region.touches(dot), "\(point) is inside and not touched")
    try demand(region.share(of: [[point]]) == (isInside ? 1 : 0), "\(point) as a dot")
  }
  for (corner, other) in zip(ink.joined().prefix(8), ink.joined().dropFirst(5)) {
    let box = StrokeBox(
      x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
    guard region.contains(box) else { continue }
    try demand(region.touches(box), "\(box) is inside and not touched")
    try demand(region.contains(corner), "\(box) is inside, and its corner is not")
  }
}
