// The photo board on a screen, and what its tests look at.

import Testing
import TouchTesting
import UIKit

@testable import Examples

/// The board, 400 points wide and 800 high, with its two pictures at the left.
struct Board {
  let screen: TestScreen
  let controller: PhotoBoardViewController
  /// The picture around (100, 100), with a radius of 80 points.
  let first: PictureView
  /// The picture around (100, 280), with a radius of 80 points.
  let second: PictureView
  /// A place without a picture.
  let empty = CGPoint(x: 200, y: 600)

  /// The turn of a picture, in radians, from its transform.
  static func angle(of picture: PictureView) -> CGFloat {
    atan2(picture.transform.b, picture.transform.a)
  }

  /// Drags a picture and lifts it with a velocity, in points per second: by 10 points that count,
  /// and for 0.02 seconds at the velocity.
  func throwPicture(_ picture: PictureView, with velocity: CGVector) {
    let speed = (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
    let finger = screen.finger()
    finger.down(at: picture.center)
    for way in [20, speed * 0.01, speed * 0.01] {
      screen.wait(0.01)
      finger.move(by: velocity.dx / speed * way, velocity.dy / speed * way)
    }
    finger.up()
  }
}

/// Runs a test on a new board; afterwards gliding pictures come to rest.
func withBoard(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: (Board) throws -> Void
) rethrows {
  try withScreen(
    recording: .actions, fileID: fileID, filePath: filePath, line: line, column: column
  ) { screen in
    let controller = PhotoBoardViewController()
    screen.show(controller)
    let pictures = controller.view.subviews.compactMap { $0 as? PictureView }
    pictures[0].center = CGPoint(x: 100, y: 100)
    pictures[1].center = CGPoint(x: 100, y: 280)
    let board = Board(
      screen: screen, controller: controller, first: pictures[0], second: pictures[1])
    try body(board)
    screen.settle()
  }
}

/// Expects a point, up to rounding.
func expect(
  _ point: CGPoint, isAt x: CGFloat, _ y: CGFloat, within tolerance: CGFloat = 1e-3,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(point.x - x) <= tolerance && abs(point.y - y) <= tolerance,
    "(\(point.x), \(point.y)) is not (\(x), \(y))", sourceLocation: sourceLocation)
}

/// Expects a number, up to rounding.
func expect(
  _ value: CGFloat, is expected: CGFloat, within tolerance: CGFloat = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(abs(value - expected) <= tolerance, sourceLocation: sourceLocation)
}
