import Testing
import UIKit
import UIKit.UIGestureRecognizerSubclass

final class Board: UIView {
  var log: [String] = []
  func dragged(_ pan: UIPanGestureRecognizer) {
    log.append("pan \(pan.state) \(pan.translation(in: self))")
  }
  func tapped(_ tap: UITapGestureRecognizer) { log.append("tap \(tap.state)") }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

@Test func panAndTapOnOneView() {
  let app = UIApplication()
  let (window, board) = app.perform {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.makeKeyAndVisible()
    let board = Board(frame: window.bounds)
    window.addSubview(board)
    return (window, board)
  }
  board.addGestureRecognizer(UIPanGestureRecognizer(target: board, action: Board.dragged))
  board.addGestureRecognizer(UITapGestureRecognizer(target: board, action: Board.tapped))
  func send(_ phase: UITouch.Phase, _ x: Double, _ time: Double) {
    app.receive([TouchReport(1, phase, at: CGPoint(x: x, y: 100))], at: time, in: window)
  }
  send(.began, 100, 0)
  send(.moved, 105, 0.01)
  send(.moved, 115, 0.02)
  send(.moved, 145, 0.03)
  send(.ended, 145, 0.04)
  send(.began, 100, 1)
  send(.ended, 100, 1.1)
  print(board.log.joined(separator: "\n"))
}
