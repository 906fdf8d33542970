// Keeps what a failed test did: the recording as a trace, and its timeline as a picture, in a folder that
// an environment variable names.

import Foundation
import TouchKit
import TouchTrace

/// What a screen is told, for replays, and for the files of a failed test.
final class ScreenRecording {
  /// The variable that names the folder. Without it no file is written.
  nonisolated static let variable = "TOUCHKIT_FAILURES"

  /// All inputs up to now.
  private(set) var inputs: [HostInput] = []
  private var lanes = Lanes()
  private var watcher: LaneWatcher?
  private let header: TraceHeader
  private let folder: URL?
  private weak var window: UIWindow?

  /// Records from now on.
  ///
  /// - Parameters:
  ///   - application: The application of the screen.
  ///   - window: The window whose number the screen gives to its touches.
  ///   - header: How the application started.
  ///   - folder: Where the files of failures are kept; `nil` for nowhere.
  init(of application: UIApplication, window: UIWindow, header: TraceHeader, folder: URL?) {
    (self.header, self.folder, self.window) = (header, folder, window)
    application.addInputObserver { [unowned self] in inputs.append(nameless($0)) }
    // Lanes cost time: they are drawn only if a reader wants to see them.
    guard folder != nil else { return }
    watcher = LaneWatcher(of: application) { [unowned self] in lanes.hear($0) }
  }

  deinit {}

  /// The folder that the environment names.
  nonisolated static var folderOfEnvironment: URL? {
    let path = ProcessInfo.processInfo.environment[variable] ?? ""
    return path.isEmpty ? nil : URL(fileURLWithPath: path, isDirectory: true)
  }

  /// What the screen was told, as a recording.
  var trace: Trace { Trace(header, inputs) }

  /// Writes the files of a failure, and says where they are; empty without a folder.
  func keep(named name: String) -> String {
    guard let folder else { return "" }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let base = Self.free(name, in: folder)
      var lanes = lanes
      lanes.finish()
      lanes = watcher?.named(lanes) ?? lanes
      try Data(trace.text.utf8).write(to: base.appendingPathExtension("jsonl"), options: .atomic)
      try Data(LanesPicture(lanes, title: name).svg.utf8).write(
        to: base.appendingPathExtension("svg"), options: .atomic)
      return "\nKept: \(base.path).jsonl, to be explained and replayed, and \(base.path).svg\n"
    } catch {
      return "\nNot kept: \(folder.path) cannot be written to (\(error.localizedDescription)); set "
        + "\(Self.variable) to a folder that can.\n"
    }
  }

  /// A path without an extension that no file has yet.
  private static func free(_ name: String, in folder: URL) -> URL {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let plain = String(words.joined(separator: "-").prefix(80))
    var number = 1
    while true {
      let base = folder.appendingPathComponent(number == 1 ? plain : "\(plain)-\(number)")
      if !FileManager.default.fileExists(atPath: base.path + ".jsonl") { return base }
      number += 1
    }
  }

  /// The input without the number of the window, which is another one in each start of an app. Its window
  /// is found by its place.
  private func nameless(_ input: HostInput) -> HostInput {
    guard case .touches(var touches) = input, touches.window == window?.windowNumber,
      window?.frame.origin == .zero
    else { return input }
    touches.window = nil
    return .touches(touches)
  }
}

extension TestScreen {
  /// The failure, with the names of the files that it is kept in.
  func kept(_ failure: TestFailure, at place: TestPlace?) -> TestFailure {
    let line = place.map { "-\($0.line)" } ?? ""
    let files = recorded.keep(named: TestFailure.testName + line)
    return TestFailure(description: failure.description + files)
  }
}
