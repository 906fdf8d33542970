import UIKit

extension InkBoardView {

    func installGestures() {
        isMultipleTouchEnabled = true
        ink.source = self
        ink.addTarget(self, action: #selector(inkChanged(_:)))

        scroll.minimumNumberOfTouches = 2
        scroll.addTarget(self, action: #selector(scrolled))
        pinch.addTarget(self, action: #selector(pinched))

        menuPress.minimumPressDuration = options.menuDelay
        menuPress.addTarget(self, action: #selector(menuPressed(_:)))

        undoTap.numberOfTouchesRequired = 2
        undoTap.addTarget(self, action: #selector(undo))
        redoTap.numberOfTouchesRequired = 3
        redoTap.addTarget(self, action: #selector(InkBoardView.redo))

        for recognizer in [ink, scroll, pinch, menuPress, undoTap, redoTap] as [UIGestureRecognizer] {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    @objc private func inkChanged(_ ink: InkGestureRecognizer) {
        switch ink.state {
        case .began:
            current = InkStroke(colorIndex: options.colorIndex, isEraser: tool == .eraser)
            update(with: ink)
            delegate?.inkBoardDidBeginStroke?(self)
        case .changed:
            update(with: ink)
        case .ended:
            update(with: ink)
            finishStroke()
        case .cancelled:
            current = nil
            delegate?.inkBoardDidCancelStroke?(self)
        default:
            break
        }
    }

    private func update(with ink: InkGestureRecognizer) {
        let inverse = contentTransform.inverted()
        current?.points = ink.samples.map { sample in
            let width = delegate?.inkBoard?(
                self,
                widthFor: sample.force,
                altitude: sample.altitude
            ) ?? baseWidth * (0.5 + sample.force)
            return InkStroke.Point(location: sample.location.applying(inverse), width: width, time: sample.time)
        }
    }

    @objc private func scrolled() {
        let t = scroll.translation(in: self)
        contentTransform = contentTransform.concatenating(CGAffineTransform(translationX: t.x, y: t.y))
        scroll.setTranslation(.zero, in: self)
    }

    @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
        let middle = pinch.location(in: self)
        contentTransform = contentTransform
            .concatenating(CGAffineTransform(translationX: -middle.x, y: -middle.y))
            .concatenating(CGAffineTransform(scaleX: pinch.scale, y: pinch.scale))
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        pinch.scale = 1
    }

    @objc private func menuPressed(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: self)
        switch press.state {
        case .began:
            guard let items = delegate?.inkBoard?(self, menuItemsAt: point), !items.isEmpty else { return }
            openMenu(items, at: point)
        case .changed:
            menu?.track(to: point)
        case .ended:
            menu?.finish()
        default:
            menu?.close()
        }
    }
}

// MARK: - InkGestureSource

extension InkBoardView: InkGestureSource {
    func ink(_ recognizer: InkGestureRecognizer, accepts touch: UITouch) -> Bool {
        if let answer = delegate?.inkBoard?(self, shouldDrawWith: touch) { return answer }
        return !options.pencilOnly || touch.type == .pencil
    }
}

// MARK: - UIGestureRecognizerDelegate

extension InkBoardView: UIGestureRecognizerDelegate {
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        Set([gestureRecognizer, otherGestureRecognizer]) == Set([pinch, scroll])
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === undoTap && otherGestureRecognizer === redoTap
    }
}
