// The least application: a window, a view, a pan and a tap. Its size is what an application pays.

import GestureCore
import TouchKit

#if hasFeature(Embedded)
  /// Counts taps, and keeps how far a finger has panned.
  final class Least {
    let application = UIApplication()
    let window: UIWindow
    let view: UIView
    var taps = 0
    var translation = CGPoint.zero

    init() {
      let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      (window, view) = application.perform {
        let window = UIWindow(frame: frame)
        let view = UIView(frame: frame)
        window.addSubview(view)
        window.makeKeyAndVisible()
        return (window, view)
      }
      view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Least.panned))
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Least.tapped))
    }

    deinit {}

    private func panned(_ pan: UIPanGestureRecognizer) { translation = pan.translation(in: view) }

    private func tapped(_ tap: UITapGestureRecognizer) { taps += 1 }
  }

  let least = Least()

  /// Reports one finger: phases as `UITouch.Phase` numbers them, points, seconds.
  #if arch(wasm32)
    @_expose(wasm, "touch")
  #endif
  @_cdecl("touch")
  func touch(_ finger: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ time: Double) {
    let phase = UITouch.Phase(rawValue: Int(phase)) ?? .cancelled
    let report = TouchReport(Int(finger), phase, at: CGPoint(x: x, y: y))
    least.application.receive([report], at: time, in: least.window)
  }

  /// Lets time pass, in seconds.
  #if arch(wasm32)
    @_expose(wasm, "advance")
  #endif
  @_cdecl("advance")
  func advance(_ time: Double) { least.application.advance(to: time) }

  /// How often the view was tapped.
  #if arch(wasm32)
    @_expose(wasm, "taps")
  #endif
  @_cdecl("taps")
  func taps() -> Int32 { Int32(least.taps) }

  /// How far the finger has panned from left to right, in points.
  #if arch(wasm32)
    @_expose(wasm, "translation")
  #endif
  @_cdecl("translation")
  func translation() -> Double { Double(least.translation.x) }
#endif
