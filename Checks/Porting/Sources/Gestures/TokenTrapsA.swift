/*
 TokenTrapsA.swift — text that looks like code.
 /* A nested comment with @objc func nothing() and #selector(nothing). */
 Still a comment: @IBOutlet weak var x: UIView!
*/

import UIKit

/// Use `@objc` and `#selector(traps(_:))`:
///
///     view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(traps(_:))))
///
/// - Note: `@objc optional` is explained in *"Using Swift with Objective-C"*.
final class TokenTrapsA: UIView {

    static let plain = "@objc func a() {}; #selector(a)"
    static let escaped = "a \"quoted #selector(b)\" and a \\"
    static let raw = #"a raw "string" with \(no interpolation) and @objc"#
    static let rawer = ##"even "# inside, #selector(c), \#(still text)"##
    static let interpolatedRaw = #"one \#(1 + 1) two"#
    static let many = """
        @objc func inMany() {
            let s = #selector(inMany) // "not a comment"
            /* not a comment either
        }
        "" and \""" and \(TokenTrapsA.plain.count)
        """
    static let rawMany = #"""
        @IBOutlet weak var y: UIView! """ \(no)
        #if os(iOS)
        """#

    var `default`: String? = nil
    var `class` = 0

    func nested(_ name: String?) -> String {
        return "name: \(name ?? "none (\("#selector(\(1))"))") and \(name.map { "<\($0)>" } ?? "@objc")"
    }

    @objc func traps(_ sender: UITapGestureRecognizer) {
        self.`class` += 1
        let `in` = sender.location(in: self)
        self.`default` = "\(`in`.x)/\(`in`.y)" /* #selector(nested) */
    }

    // @objc func commentedOut() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(commentedOut))) }

    func install() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(/* not this: */ traps(_:) /* but ( that ) */))
        addGestureRecognizer(tap)
        let quotient = bounds.width / 2 /* / */ / 2
        tag = Int(quotient) // http://example.org/@objc
    }

    @objc func `repeat`() { tag += 1 }

    func installKeywords() -> [Selector] {
        return [#selector(`repeat`), #selector(TokenTrapsA.`repeat`), #selector(traps)]
    }
}
