// The app as its player names it.

import TouchTrace
import UIKit

extension TouchApp {
  public nonisolated static let voyage =
    TouchApp("Voyage", "Choose a trip, drag its card, draw a zig-zag to book it.") {
      UINavigationController(rootViewController: TripsViewController())
    }
    .trying("choose a trip", until: "tap ended")
    .trying("draw a zig-zag", until: "zigZagRecognizer ended")
}
