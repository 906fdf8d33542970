import UIKit

/// Names of gestures for logs, in Swift 6: bare regexes, macros of the compiler, and quoted names.
@MainActor
struct GestureNames {
    enum `Type`: String, CaseIterable, Sendable {
        case tap, pan, pinch
        case `repeat` = "hold to #selector(repeat)"
        case `default` = "@objc"
    }

    private let target = Target()

    final class Target: NSObject {
        var last: `Type`?
        @objc func `switch`(_ sender: UIGestureRecognizer) { last = .pan }
        @objc func `in`() { last = .default }
    }

    func recognizers() -> [UIGestureRecognizer] {
        [
            UITapGestureRecognizer(target: target, action: #selector(Target.`in`)),
            UIPanGestureRecognizer(target: target, action: #selector(GestureNames.Target.`switch`(_:))),
        ]
    }

    func type(of text: String) -> `Type`? {
        if #available(iOS 16, *) {
            if let match = text.firstMatch(of: /^UI(?<name>[A-Z][a-z]+)Gesture"?Recognizer\//) {
                return `Type`(rawValue: match.name.lowercased())
            }
            // Not a regex: a division, and another one.
            let width = 10.0, half = width / 2, quarter = half / 2
            return quarter > 2 ? .tap : nil
        } else {
            return `Type`.allCases.first { text.contains($0.rawValue) }
        }
    }

    func report(_ recognizer: UIGestureRecognizer) -> String {
        """
        \(#fileID):\(#line) \(Swift.type(of: recognizer)) \
        has \(recognizer.numberOfTouches) touch\(recognizer.numberOfTouches == 1 ? "" : "es")
        and \(recognizer.view.map { "a view (\($0.tag))" } ?? """
            no view; say "#selector(x)" or @objc
            """)
        """
    }
}
