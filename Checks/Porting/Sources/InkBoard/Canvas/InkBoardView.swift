import UIKit

/// A canvas for pencil and fingers: one draws, two scroll and zoom, a long press opens a menu.
@MainActor
@IBDesignable
open class InkBoardView: UIView {

    @IBOutlet open weak var delegate: (any InkBoardDelegate)?
    @IBInspectable open var baseWidth: CGFloat = 3
    open var tool = InkTool.pen
    open var options = InkOptions()

    public internal(set) var strokes: [InkStroke] = [] { didSet { setNeedsDisplay() } }
    var current: InkStroke? { didSet { setNeedsDisplay() } }
    var redoable: [InkStroke] = []
    var contentTransform = CGAffineTransform.identity { didSet { setNeedsDisplay() } }

    public let ink = InkGestureRecognizer()
    public let pinch = UIPinchGestureRecognizer()
    public let scroll = UIPanGestureRecognizer()
    public let menuPress = UILongPressGestureRecognizer()
    let undoTap = UITapGestureRecognizer()
    let redoTap = UITapGestureRecognizer()
    var menu: RadialMenuView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        installGestures()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        installGestures()
    }

    // MARK: - Editing

    @objc open func undo() {
        guard delegate?.inkBoardAllowsUndo ?? true, let last = strokes.popLast() else { return }
        redoable.append(last)
        InkLog.board.debug("undid a stroke")
    }

    @objc open func redo() {
        guard let stroke = redoable.popLast() else { return }
        strokes.append(stroke)
    }

    @objc(clearAnimated:)
    open func clear(animated: Bool) {
        guard animated else { return strokes.removeAll() }
        UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }) { [weak self] _ in
            self?.strokes.removeAll()
            self?.alpha = 1
        }
    }

    func finishStroke() {
        guard let stroke = current else { return }
        current = nil
        if stroke.isEraser {
            strokes.removeAll { line in stroke.points.contains { line.isNear($0.location, distance: 6) } }
        } else {
            strokes.append(stroke)
            redoable.removeAll()
        }
        delegate?.inkBoard?(self, didEndStrokeOf: stroke.points.count)
    }

    // MARK: - Drawing

    open override func draw(_ rect: CGRect) {
        for stroke in strokes + [current].compactMap({ $0 }) {
            options.color(stroke.colorIndex).setStroke()
            for (a, b) in zip(stroke.points, stroke.points.dropFirst()) {
                let path = UIBezierPath()
                path.lineCapStyle = .round
                path.lineWidth = (a.width + b.width) / 2
                path.move(to: a.location)
                path.addLine(to: b.location)
                path.apply(contentTransform)
                path.stroke()
            }
        }
    }
}
