import Foundation
import os.log
import UIKit

/// Writes what the recognizers of a view do: with key-value observing, and with a target.
class GestureDiary: NSObject {

    private let log = OSLog(subsystem: Bundle.main.bundleIdentifier ?? "diary", category: "gestures")
    private var observations: [NSKeyValueObservation] = []
    private var observedViews: [UIView] = []
    private(set) var lines: [String] = []

    private static var frameContext = 0

    func watch(_ view: UIView) {
        for recognizer in view.gestureRecognizers ?? [] {
            recognizer.addTarget(self, action: #selector(note(_:)))
            observations.append(recognizer.observe(\.state, options: [.new]) { [weak self] recognizer, _ in
                self?.write("\(type(of: recognizer)) is \(recognizer.state.rawValue)")
            })
            observations.append(recognizer.observe(\.isEnabled) { [weak self] recognizer, change in
                self?.write(recognizer.isEnabled ? "on" : "off")
            })
        }
        view.addObserver(self, forKeyPath: #keyPath(UIView.isHidden), options: [.old, .new], context: &GestureDiary.frameContext)
        view.addObserver(self, forKeyPath: "alpha", options: .new, context: &GestureDiary.frameContext)
        observedViews.append(view)
    }

    func stop() {
        observations.forEach { $0.invalidate() }
        observations.removeAll()
        for view in observedViews {
            view.removeObserver(self, forKeyPath: #keyPath(UIView.isHidden), context: &GestureDiary.frameContext)
            view.removeObserver(self, forKeyPath: "alpha", context: &GestureDiary.frameContext)
        }
        observedViews = []
    }

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &GestureDiary.frameContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        write("\(keyPath ?? "?") -> \(change?[.newKey] ?? "nothing")")
    }

    @objc func note(_ recognizer: UIGestureRecognizer) {
        write("action of \(NSStringFromClass(type(of: recognizer)))")
    }

    private func write(_ line: String) {
        lines.append(line)
        if #available(iOS 14.0, *) {
            Logger(log).info("\(line, privacy: .public)")
        } else {
            os_log("%{public}@", log: log, type: .info, line)
        }
    }
}
