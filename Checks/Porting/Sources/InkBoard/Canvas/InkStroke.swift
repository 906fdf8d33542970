import UIKit

/// One line of ink.
public struct InkStroke: Sendable, Equatable {
    public struct Point: Sendable, Equatable {
        public var location: CGPoint
        public var width: CGFloat
        public var time: TimeInterval
    }

    public var points: [Point] = []
    public var colorIndex: Int
    public var isEraser = false

    public init(colorIndex: Int, isEraser: Bool = false) {
        self.colorIndex = colorIndex
        self.isEraser = isEraser
    }

    public var duration: TimeInterval {
        guard let first = points.first, let last = points.last else { return 0 }
        return last.time - first.time
    }

    public var bounds: CGRect {
        guard let first = points.first else { return .zero }
        return points.dropFirst().reduce(CGRect(origin: first.location, size: .zero)) { rect, point in
            rect.union(CGRect(origin: point.location, size: .zero))
        }
    }

    /// Whether the stroke passes by a point.
    public func isNear(_ location: CGPoint, distance: CGFloat) -> Bool {
        points.contains { hypot($0.location.x - location.x, $0.location.y - location.y) <= distance + $0.width / 2 }
    }
}
