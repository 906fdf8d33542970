// What is kept of a sample that the hardware will correct.

/// A sample that the hardware will correct.
struct AwaitedEstimate {
  /// The touch object of the app.
  let touch: UITouch
  /// The sample with all corrections so far.
  var sample: TouchSample
}
