import QuartzCore
import UIKit

/// Draws the strokes again, as they were drawn.
@MainActor
public final class InkReplayer: NSObject {
    private weak var board: InkBoardView?
    private var link: CADisplayLink?
    private var startTime: CFTimeInterval = 0
    private var queue: [InkStroke] = []

    public init(board: InkBoardView) {
        self.board = board
    }

    public func start() {
        guard let board, link == nil else { return }
        queue = board.strokes
        board.strokes = []
        startTime = CACurrentMediaTime()
        link = CADisplayLink(target: self, selector: #selector(Self.step(_:)))
        link?.add(to: .current, forMode: .common)
    }

    @objc public func stop() {
        link?.invalidate()
        link = nil
        board?.strokes += queue
        queue = []
    }

    @objc private func step(_ link: CADisplayLink) {
        guard let board, let first = queue.first else {
            stop()
            return
        }
        let elapsed = CACurrentMediaTime() - startTime
        if elapsed >= first.duration {
            board.current = nil
            board.strokes.append(queue.removeFirst())
            startTime = CACurrentMediaTime()
            return
        }
        var part = first
        part.points = first.points.filter { $0.time - first.points[0].time <= elapsed }
        board.current = part
    }
}
