// A recording from a file.

#if canImport(Foundation)
  import Foundation

  nonisolated extension Trace {
    /// Why a file is no trace.
    public struct FileError: Error, CustomStringConvertible {
      /// The file, the place in it, what was found and what was expected.
      public let description: String
    }

    /// Reads the recording of a file.
    ///
    /// - Parameter url: The file. A recorder may have put several recordings into it: ``recordings(in:)``
    ///   reads them all.
    /// - Throws: What the system says if the file cannot be read; a ``FileError`` that names the first wrong
    ///   line, or says that there is not one recording.
    public init(contentsOf url: URL) throws {
      let (traces, problems) = Trace.recordings(in: try Data(contentsOf: url))
      if let problem = problems.first {
        throw FileError(description: "\(url.path): \(problem)")
      }
      guard traces.count == 1 else {
        throw FileError(
          description: "\(url.path): found \(traces.count) recordings, expected 1. "
            + "Read them all with Trace.recordings(in:).")
      }
      self = traces[0]
    }
  }
#endif
