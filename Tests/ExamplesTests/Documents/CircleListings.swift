// The recognizer and the game of a tutorial about drawn circles, in today's Swift.

import StrokeKit
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// The circle that fits points best; the error is in parts of its radius.
struct CircleResult {
  var center = CGPoint.zero
  var radius: CGFloat = 0
  var error: CGFloat = 99
}

func fitCircle(_ points: [CGPoint]) -> CircleResult {
  let strokePoints = points.map { StrokePoint(x: Double($0.x), y: Double($0.y)) }
  guard let fit = try? CircleFit(strokePoints, by: .taubin) else { return CircleResult() }
  return CircleResult(
    center: CGPoint(x: fit.circle.centerX, y: fit.circle.centerY),
    radius: CGFloat(fit.circle.radius), error: CGFloat(fit.error / fit.circle.radius))
}

/// The tutorial's first recognizer: a touch of one finger.
final class TouchedGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 {
      state = .failed
    }
    state = .began
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }
}

/// The tutorial's last recognizer.
final class CircledGestureRecognizer: UIGestureRecognizer {
  private var touchedPoints = [CGPoint]()  // point history
  var fitResult = CircleResult()  // information about how circle-like is the path
  var tolerance: CGFloat = 0.2  // circle wiggle room
  var isCircle = false
  var path = CGMutablePath()  // running CGPath - helps with drawing

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 {
      state = .failed
    }
    state = .began

    let window = view?.window
    if let loc = touches.first?.location(in: window) {
      path.move(to: loc)  // start the path
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // 1
    if state == .failed {
      return
    }
    // 2
    let window = view?.window
    if let loc = touches.first?.location(in: window) {
      // 3
      touchedPoints.append(loc)
      path.addLine(to: loc)
      // 4
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    // now that the user has stopped touching, figure out if the path was a circle
    fitResult = fitCircle(touchedPoints)
    // make sure there are no points in the middle of the circle
    let hasInside = anyPointsInTheMiddle()
    let percentOverlap = calculateBoundingOverlap()
    isCircle = fitResult.error <= tolerance && !hasInside && percentOverlap > (1 - tolerance)
    state = isCircle ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled  // forward the cancel state
  }

  override func reset() {
    super.reset()
    touchedPoints.removeAll(keepingCapacity: true)
    path = CGMutablePath()
    isCircle = false
    state = .possible
  }

  func anyPointsInTheMiddle() -> Bool {
    // 1
    let fitInnerRadius = fitResult.radius / CGFloat(2).squareRoot() * tolerance
    // 2
    let innerBox = CGRect(
      x: fitResult.center.x - fitInnerRadius, y: fitResult.center.y - fitInnerRadius,
      width: 2 * fitInnerRadius, height: 2 * fitInnerRadius)
    // 3
    var hasInside = false
    for point in touchedPoints {
      if innerBox.contains(point) {
        hasInside = true
        break
      }
    }
    return hasInside
  }

  func calculateBoundingOverlap() -> CGFloat {
    // 1
    let fitBoundingBox = CGRect(
      x: fitResult.center.x - fitResult.radius, y: fitResult.center.y - fitResult.radius,
      width: 2 * fitResult.radius, height: 2 * fitResult.radius)
    let pathBoundingBox = path.boundingBox
    // 2
    let overlapRect = fitBoundingBox.intersection(pathBoundingBox)
    // 3
    let overlapRectArea = overlapRect.width * overlapRect.height
    let circleBoxArea = fitBoundingBox.height * fitBoundingBox.width
    let percentOverlap = overlapRectArea / circleBoxArea
    return percentOverlap
  }
}

/// Draws the line in yellow, and the circle that fits it in green or red.
final class CircledDrawView: UIView {
  private(set) var path: CGPath?
  private var fit: CircleResult?
  private var madeCircle = false
  var drawDebug = true  // set to true show additional information about the fit

  func clear() {
    path = nil
    fit = nil
    setNeedsDisplay()
  }

  func updatePath(_ p: CGPath?) {
    path = p
    setNeedsDisplay()
  }

  func updateFit(_ fit: CircleResult?, madeCircle: Bool) {
    self.fit = fit
    self.madeCircle = madeCircle
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let path {
      context.setStrokeColor(UIColor.yellow.cgColor)
      context.setLineWidth(3)
      context.addPath(path)
      context.strokePath()
    }
    if let fit, drawDebug {
      let color: UIColor = madeCircle ? .green : .red
      context.setStrokeColor(color.cgColor)
      context.addEllipse(
        in: CGRect(
          x: fit.center.x - fit.radius, y: fit.center.y - fit.radius, width: 2 * fit.radius,
          height: 2 * fit.radius))
      context.strokePath()
    }
  }
}
