// The functions that a page calls: feed touches and time, read the log.

import Scene

#if arch(wasm32)
  let scene = Scene()

  /// Reports one finger: phases as `UITouch.Phase` numbers them, points, seconds.
  @_expose(wasm, "touch") @_cdecl("touch")
  func touch(_ finger: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ time: Double) {
    scene.touch(Int(finger), phase: Int(phase), x: x, y: y, time: time)
  }

  /// Lets time pass, in seconds.
  @_expose(wasm, "advance") @_cdecl("advance")
  func advance(_ time: Double) { scene.advance(to: time) }

  /// How many entries the log has.
  @_expose(wasm, "log_count") @_cdecl("log_count")
  func logCount() -> Int32 { Int32(scene.log.count) }

  /// Which gesture an entry is about.
  @_expose(wasm, "log_kind") @_cdecl("log_kind")
  func logKind(_ index: Int32) -> Int32 { scene.log[Int(index)].kind.rawValue }

  /// The state that an entry tells.
  @_expose(wasm, "log_state") @_cdecl("log_state")
  func logState(_ index: Int32) -> Int32 { scene.log[Int(index)].state }

  /// The first or second number of an entry.
  @_expose(wasm, "log_value") @_cdecl("log_value")
  func logValue(_ index: Int32, _ which: Int32) -> Double {
    let values = scene.log[Int(index)].values
    return which == 0 ? values.0 : values.1
  }
#endif
