import Foundation
import UIKit

/// Observes key paths of a recognizer and of a model with text keys.
final class PositionObserver: NSObject {

    final class Model: NSObject {
        @objc dynamic var position: CGFloat = 0
        @objc dynamic var isMoving = false
    }

    @objc let model = Model()
    private(set) var changes: [String] = []
    private var tokens = Set<NSKeyValueObservation>()
    private let keyPaths = [#keyPath(PositionObserver.model.position), "model.isMoving"]

    override init() {
        super.init()
        for keyPath in keyPaths {
            addObserver(self, forKeyPath: keyPath, options: [.new], context: nil)
        }
    }

    deinit {
        keyPaths.forEach { removeObserver(self, forKeyPath: $0) }
        tokens.forEach { $0.invalidate() }
    }

    func attach(to pan: UIPanGestureRecognizer) {
        pan.addTarget(self, action: NSSelectorFromString("pan:"))
        tokens.insert(pan.observe(\.state) { [weak model] pan, _ in
            model?.isMoving = pan.state == .changed
        })
        let observation = model.observe(\.position, options: [.old, .new]) { [unowned self] _, change in
            guard let old = change.oldValue, let new = change.newValue else { return }
            self.changes.append(old < new ? "up" : "down")
        }
        tokens.insert(observation)
    }

    @objc(pan:) private func moved(with pan: UIPanGestureRecognizer) {
        model.position = pan.translation(in: pan.view).x
    }

    // swiftlint:disable:next block_based_kvo
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
        if keyPath == #keyPath(model.position) {
            changes.append("position")
        } else if keyPath == "model.isMoving" {
            changes.append("moving")
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }
}
