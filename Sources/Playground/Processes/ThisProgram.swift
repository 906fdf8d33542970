// The program that runs, to be started once more.

import Foundation

/// The program that runs.
package nonisolated enum ThisProgram {
  /// Its file, also if that was replaced since it was started; nil if it is not known.
  package static var file: URL? {
    #if os(Linux)
      URL(fileURLWithPath: "/proc/self/exe")
    #else
      Bundle.main.executableURL
    #endif
  }
}
