// A tap that waits for a double tap, and a pan, under people's fingers: what waits when the pan
// has run must not come out after it.

import GestureCore
import Testing
import TouchKit

@Suite struct GhostTaps {
  @Test(
    .enabled(
      if: RealData.has("touches-ipad") && RealData.has("touches-hid"), "\(RealData.absence)"),
    arguments: ["touches-ipad", "touches-hid"])
  func noTapComesOutAfterAPanOfItsSequence(file: String) throws {
    let scene = Scene()
    let recordings = try RealData.recordings(file)
    var wrongs = Wrongs()
    for recording in recordings {
      let ghosts = scene.play(recording)
      if ghosts > 0 { wrongs.note("\(ghosts) taps after a pan", in: recording) }
    }
    #expect(wrongs.isEmpty, "of \(recordings.count) recordings \(wrongs)")
  }
}

/// A view with a tap that waits for a double tap, and a pan.
private final class Scene {
  private let screen = RealScreen()
  private var hasPanned = false
  private var ghosts = 0

  init() {
    let doubleTap = screen.add(UITapGestureRecognizer(), "doubleTap")
    doubleTap.numberOfTapsRequired = 2
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    tap.require(toFail: doubleTap)
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.addAction { [unowned self] _ in hasPanned = true }
    for recognizer in [tap, doubleTap] {
      recognizer.addAction { [unowned self] _ in if hasPanned { ghosts += 1 } }
    }
  }

  /// Plays a recording; returns how many taps came after a pan.
  func play(_ recording: Recording) -> Int {
    (hasPanned, ghosts) = (false, 0)
    _ = screen.play(recording, offset: 10)
    return ghosts
  }
}
