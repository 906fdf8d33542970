// Any ink as shapes: verdicts are the same twice, consist of numbers, and stay so when they are made
// neat, held and turned; what follows a finger says the same as the whole.

import StrokeKit

/// Bytes as what is asked for, ink, and what a finger does to the shape that is found.
func checkShapes(_ bytes: [UInt8]) throws {
  var reader = ByteReader(bytes)
  let kinds = reader.pick([.whileHolding, .all, ShapeKinds(rawValue: UInt16(reader.byte()) << 4)])
  var inks = InkReader(reader)
  let ink = inks.strokes(10)
  let verdict = ShapeFit.verdict(on: ink, among: kinds)
  // Compared as words: a reason can name a number that is none, which equals nothing.
  try demand("\(verdict)" == "\(ShapeFit.verdict(on: ink, among: kinds))", "Now not \(verdict)")
  let timeless = ink.map { $0.map { StrokePoint(x: $0.x, y: $0.y) } }
  try demand("\(verdict)" == "\(ShapeFit.verdict(on: timeless, among: kinds))", "Times matter")
  try demandSameWhileTracking(ink, among: kinds)
  if let reason = verdict.reason { try demandWords("\(reason)") }
  guard let fit = verdict.fit else { return }
  try demand(kinds.contains(fit.shape.kind), "\(fit) was not asked for")
  try demand(fit.runnerUp != fit.shape.kind, "\(fit) is second to itself")
  try demand(fit.confidence > 0 && fit.confidence <= 1, "\(fit)")
  try demand(fit.error >= 0 && fit.error < .infinity, "\(fit)")
  try demandNumbers(fit.shape, "found")
  try demandNeat(fit.shape, ink: ink)
  try demandHeld(fit.shape, ink: ink, bytes)
}

/// Demands that strokes that are followed point by point come to the verdict on the whole.
private func demandSameWhileTracking(_ ink: [[StrokePoint]], among kinds: ShapeKinds) throws {
  // A stroke begins with a point, and what is long is thinned.
  let strokes = ink.filter { !$0.isEmpty }
  guard strokes.allSatisfy({ $0.count < 1024 }) else { return }
  var tracking = ShapeTracking(among: kinds)
  for stroke in strokes {
    tracking.begin(at: stroke[0])
    for point in stroke.dropFirst() { tracking.move(to: point) }
    if let reason = tracking.preview?.reason { try demandWords("\(reason)") }
  }
  let (followed, whole) = (tracking.verdict(), ShapeFit.verdict(on: strokes, among: kinds))
  // Of more strokes than a shape has not all are kept, so that only the numbers of reasons differ.
  let isSame =
    strokes.count > 8 ? followed.fit == nil && whole.fit == nil : "\(followed)" == "\(whole)"
  try demand(isSame, "Followed \(followed), whole \(whole)")
  tracking.reset()
  try demand(tracking.verdict() == .none(.unusable(.noPoints)), "Something was not forgotten")
}

/// Demands that a shape that is made neat beside others has numbers, and that each step has.
private func demandNeat(_ shape: Shape, ink: [[StrokePoint]]) throws {
  let others = ink.compactMap { ShapeFit.verdict(on: [$0], among: .all).fit?.shape }
  let (neat, snaps) = shape.snapped(beside: others + anyShapes(ink))
  try demandNumbers(neat, "snapped")
  try demand(neat.kind == shape.kind, "\(shape) became \(neat)")
  for snap in snaps {
    let numbers =
      switch snap {
      case .horizontal(let turn), .vertical(let turn), .diagonal(let turn): [turn]
      case .equalSides(let ratio): [ratio]
      case .endToEnd(let place, let way), .endToCenter(let place, let way),
        .centerToCenter(let place, let way):
        [place.x, place.y, way]
      }
    try demand(numbers.allSatisfy(\.isFinite), "\(snap) of \(shape)")
  }
  let limits = SnapLimits(
    angle: ink.last?.last?.x ?? .nan, ratio: ink.last?.last?.y ?? .nan,
    distance: ink.first?.last?.x ?? .infinity)
  try demandNumbers(shape.snapped(beside: others, within: limits).shape, "snapped \(limits)")
}

/// Demands that a shape that a finger holds keeps its kind and its numbers, wherever the finger goes.
private func demandHeld(_ shape: Shape, ink: [[StrokePoint]], _ bytes: [UInt8]) throws {
  var reader = ByteReader(bytes.reversed())
  let grips = shape.ends + [shape.center ?? .zero, SIMD2(reader.place(), reader.place())]
  for grip in grips.prefix(4) {
    let place = SIMD2(reader.place(), reader.place())
    let held = shape.adjusted(from: grip, to: place)
    try demand(held.kind == shape.kind, "\(shape) became \(held)")
    try demandNumbers(held, "held at \(grip), then at \(place)")
    try demandNumbers(held.snapped().shape, "held and snapped")
  }
}

private func demandNumbers(_ shape: Shape, _ what: String) throws {
  let places = shape.outlines.flatMap(\.self) + shape.ends + (shape.center.map { [$0] } ?? [])
  try demand(!places.isEmpty, "\(what): \(shape) has no place")
  for place in places { try demand(place.sum().isFinite, "\(what): \(place) of \(shape)") }
}

/// Shapes with any numbers: they have places that are none, and stop nothing.
private func anyShapes(_ ink: [[StrokePoint]]) -> [Shape] {
  let places = ink.joined().prefix(4).map { SIMD2($0.x, $0.y) }
  guard let first = places.first, let last = places.last else { return [] }
  let shapes: [Shape] = [
    .line(Shape.Line(from: first, to: last)),
    .arrow(Shape.Arrow(from: first, to: last, headLength: first.y, headAngle: last.x)),
    .ellipse(Shape.Ellipse(center: first, radii: last, rotation: last.y)),
    .arc(
      Shape.Arc(
        circle: Circle(centerX: first.x, centerY: first.y, radius: last.x), startAngle: last.y,
        sweep: first.x)),
    .triangle(Shape.Triangle(first, last, places[places.count / 2])),
    .rectangle(
      Shape.Rectangle(center: first, size: last, rotation: first.x, cornerRadius: last.y)),
    .parallelogram(Shape.Parallelogram(center: first, to: last, and: first)),
    .diamond(Shape.Diamond(center: last, diagonals: first, rotation: last.x)),
    .star(
      Shape.Star(
        center: first, radius: last.x, innerRadius: last.y, tipCount: 5, rotation: first.y)),
    .polygon(
      Shape.RegularPolygon(center: last, radius: first.x, cornerCount: 6, rotation: last.y)),
    .polyline(Shape.Polyline(lines: [places, []])),
    .curve(Shape.Curve(start: first, pieces: [])),
  ]
  // Each is drawn, made neat and held once, for nothing but that it stops nothing.
  return shapes.map { $0.snapped(beside: shapes).shape.adjusted(from: first, to: last) }
}
