import UIKit

@objc(IBInkTool)
public enum InkTool: Int, Sendable, CaseIterable {
    case pen
    case marker
    case eraser
}

public struct InkOptions {
    public var pencilOnly = false
    public var colorIndex = 0
    public var colors: [UIColor] = [.label, .systemRed, .systemBlue]
    public var menuDelay: TimeInterval = 0.6

    public init() {}

    @MainActor
    func color(_ index: Int) -> UIColor {
        colors.indices.contains(index) ? colors[index] : .label
    }
}
