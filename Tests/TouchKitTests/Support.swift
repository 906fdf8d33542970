// What the tests of this target share: views that keep a diary, numbers from a seed, and a
// window of an application that nobody else uses.

import Testing
import TouchKit

/// What a mistake prints before the program ends.
func message(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// The lines that views and controllers wrote, in order.
final class Diary {
  private(set) var lines: [String] = []
  /// What happens while a line is written, by line.
  var during: [String: () -> Void] = [:]
  func write(_ line: String) {
    lines.append(line)
    during[line]?()
  }
  /// The lines so far; the next call starts anew.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that writes down what it is told.
final class DiaryView: UIView {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary, frame: CGRect = .zero) {
    self.name = name
    self.diary = diary
    super.init(frame: frame)
  }

  private func name(of view: UIView?) -> String {
    switch view {
    case nil: "nil"
    case let view as DiaryView: view.name
    case is UIWindow: "window"
    default: "view"
    }
  }

  override func didAddSubview(_ subview: UIView) {
    diary.write("\(name) didAddSubview \(name(of: subview))")
  }
  override func willRemoveSubview(_ subview: UIView) {
    diary.write("\(name) willRemoveSubview \(name(of: subview))")
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    diary.write("\(name) willMoveToSuperview \(name(of: newSuperview))")
  }
  override func didMoveToSuperview() { diary.write("\(name) didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    diary.write("\(name) willMoveToWindow \(name(of: newWindow))")
  }
  override func didMoveToWindow() { diary.write("\(name) didMoveToWindow") }
  override func layoutSubviews() { diary.write("\(name) layoutSubviews") }
}

/// A responder that makes another one first while it resigns, or refuses to resign.
final class Handover: UIView {
  weak var heir: UIView?
  var refuses = false
  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool {
    guard !refuses else { return false }
    let hasResigned = super.resignFirstResponder()
    heir?.becomeFirstResponder()
    return hasResigned
  }
}

/// An object whose end is code of the app.
final class Ending {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  deinit { MainActor.assumeIsolated { body() } }
}

/// Numbers that a seed fixes: the same seed gives the same numbers (SplitMix64).
struct Seeded {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
    let part = Double(next() >> 11) / Double(1 << 53)
    return CGFloat(range.lowerBound + part * (range.upperBound - range.lowerBound))
  }

  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }
}

/// A view that says when it comes into a superview.
final class Coming: UIView {
  var comes: (Coming) -> Void = { _ in }
  var arrivals = 0
  deinit {}
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil else { return }
    arrivals += 1
    comes(self)
  }
}

/// An application of its own with a shown window of 400 × 400 points.
func withWindow(_ body: (UIApplication, UIWindow) -> Void) {
  let application = UIApplication()
  application.perform {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.makeKeyAndVisible()
    body(application, window)
  }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// The largest difference of two points' coordinates.
func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
  max(abs(Double(a.x - b.x)), abs(Double(a.y - b.y)))
}

/// The largest difference of two rectangles' numbers.
func distance(_ a: CGRect, _ b: CGRect) -> Double {
  max(
    distance(a.origin, b.origin), abs(Double(a.width - b.width)),
    abs(Double(a.height - b.height)))
}
