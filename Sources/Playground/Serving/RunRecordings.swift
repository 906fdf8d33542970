// Keeps what the apps of all pages are told, outside of their processes: of an app that ended, the recording
// is still there.

import Foundation

/// The recordings of the runs of all pages: in a folder, or bounded in memory.
final class RunRecordings {
  private let folder: TraceFolder?
  /// What is taken by recordings in memory, in bytes.
  private(set) var size = 0
  private var count = 0
  /// Of runs whose process ended by itself, the latest last.
  private var ended: [RunRecording] = []

  /// Keeps recordings in a folder, or in memory for `nil`.
  init(in folder: TraceFolder? = nil) { self.folder = folder }

  /// A run begins. That of an opened recording is not kept in the folder: it is there already.
  func begin(_ app: String, isReplay: Bool) -> RunRecording {
    if let folder, !isReplay { return RunRecording(folder.newFile(for: app)) }
    count += 1
    // A name that `TraceFolder.fileName` allows.
    let letters = app.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(60)
    return RunRecording("\(letters)-\(count)", in: self)
  }

  /// The process of a run has ended by itself: its recording is kept for a while.
  func keep(_ recording: RunRecording) {
    ended.append(recording)
    if ended.count > Limits.endedRunsMax { ended.removeFirst() }
  }

  /// The text of the recording of an app that ended, or of one in the folder.
  func read(_ name: String) throws(RequestError) -> Data {
    if let recording = ended.last(where: { $0.name == name }), let text = recording.text {
      return text
    }
    if let folder { return try folder.read(name) }
    throw RequestError(
      status: 404,
      reason: """
        This server keeps no recording of this name: start it with record, or drop the file on the page.
        """)
  }

  /// Takes so many bytes, if that many are left.
  fileprivate func take(_ more: Int) -> Bool {
    guard size + more <= Limits.recordingsSizeMax else { return false }
    size += more
    return true
  }

  fileprivate func giveBack(_ size: Int) { self.size -= size }
}

/// The recording of one run.
final class RunRecording {
  /// The name by which a page asks for it.
  let name: String
  /// Its text; nil if it is in a file.
  private(set) var text: Data?
  private let file: TraceFolder.File?
  private let room: RunRecordings?
  private var isFull = false

  fileprivate init(_ file: TraceFolder.File) {
    (name, self.file, room) = (file.name, file, nil)
  }

  fileprivate init(_ name: String, in room: RunRecordings) {
    (self.name, file, self.room, text) = (name, nil, room, Data())
  }

  isolated deinit { room?.giveBack(text?.count ?? 0) }

  /// Adds a line. In memory, a recording ends where it has no room any more.
  func add(_ line: String) {
    if let file { return file.write(line) }
    let more = line.utf8.count
    let isTooLong = (text?.count ?? 0) + more > Limits.recordingSizeMax
    guard !isFull, !isTooLong, room?.take(more) == true else { return isFull = true }
    text?.append(contentsOf: line.utf8)
  }
}
