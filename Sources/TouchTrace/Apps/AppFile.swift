// Files that a host saves for an app and opens for it. It does not know hosts.

import TouchKit

/// A controller whose content a host can save as a file and open again.
///
/// ``TouchApp/exchanging(_:by:)`` names its class to hosts.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol FileExchanging: UIViewController {
  /// The content as the text of a file, which ``importFile(_:)`` takes.
  ///
  /// - Throws: why there is no file now.
  func exportFile() throws(FileProblem) -> String

  /// Takes the text of a file in place of the content.
  ///
  /// - Returns: what to tell the person, as a sentence.
  /// - Throws: why the file is not taken; then nothing has changed.
  func importFile(_ text: String) throws(FileProblem) -> String
}

/// Why a file was not written or not taken.
nonisolated public struct FileProblem: Error, Equatable, Sendable {
  /// The reason, in sentences for the person who chose the file.
  public var words: String

  /// Makes a problem.
  public init(_ words: String) {
    self.words = words
  }
}

/// The file that an app exchanges with its host.
nonisolated public struct AppFile: Equatable, Sendable {
  /// What a host calls the file.
  public let name: String
  /// What is in it, as people say it: `shapes`.
  public let contents: String
  /// The most bytes that the app takes, as UTF-8; what it writes has no more.
  public let sizeMax: Int

  /// Makes the description of a file.
  ///
  /// - Parameters:
  ///   - name: What a host calls the file: `shapes.json`.
  ///   - contents: What is in it, as people say it: `shapes`.
  ///   - sizeMax: The most bytes that the app takes, as UTF-8.
  public init(name: String, contents: String, sizeMax: Int) {
    (self.name, self.contents, self.sizeMax) = (name, contents, sizeMax)
  }
}
