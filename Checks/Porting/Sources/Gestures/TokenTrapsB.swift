import Foundation
import UIKit

// Operators, regexes, conditions and closures that are hard to cut into tokens.

infix operator <~: AdditionPrecedence
prefix operator √

fileprivate func <~ (lhs: UIView, rhs: UIGestureRecognizer) -> UIView {
    lhs.addGestureRecognizer(rhs)
    return lhs
}

fileprivate prefix func √ (value: CGFloat) -> CGFloat { value.squareRoot() }

final class TokenTrapsB: UIView {
    private var handlers: [String: (UIGestureRecognizer) -> Void] = [:]
    private(set) var counts = [Int](repeating: 0, count: 4)

    func setUp() {
        _ = self
            <~ UITapGestureRecognizer(target: self, action: #selector(tapped))
            <~ UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))

        handlers["tap"] = { [unowned self] in self.counts[0] += $0.numberOfTouches }
        handlers["pan"] = {
            guard let pan = $0 as? UIPanGestureRecognizer, case .changed = pan.state else { return }
            let t = pan.translation(in: self)
            self.counts[1] = Int(√(t.x * t.x + t.y * t.y))
        }
        let makeTap: (Int) -> UITapGestureRecognizer = { count in
            let tap = UITapGestureRecognizer(target: self, action: #selector(self.tapped))
            tap.numberOfTapsRequired = count
            return tap
        }
        (2...3).map(makeTap).forEach { addGestureRecognizer($0) }
    }

    func isSelectorName(_ text: String) -> Bool {
        if #available(iOS 16.0, *) {
            let pattern = #/#selector\((?<name>[^)"]+)\)/#
            return text.firstMatch(of: pattern) != nil
        } else {
            return text.range(of: #"#selector\([^)]*\)"#, options: .regularExpression) != nil
        }
    }

    @objc private func tapped(_ tap: UITapGestureRecognizer) {
        handlers["tap"]?(tap)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        handlers["pan"]?(pan)
    }

    subscript(name: String) -> ((UIGestureRecognizer) -> Void)? {
        get { handlers[name] }
        set { handlers[name] = newValue }
    }

    #if swift(>=5.0)
    var language: Int { 5 }
    #else
    var language: Int { return 4 }
    #endif

    #if compiler(>=5.9) && !targetEnvironment(macCatalyst)
    var compilerIsNew: Bool { true }
    #else
    var compilerIsNew: Bool { return false }
    #endif
}
