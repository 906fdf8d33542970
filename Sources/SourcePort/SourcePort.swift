// Rewrites the sources of an iOS module so that they compile with TouchKit: whole modules at a time, because
// what a file means depends on the others. Lines stay where they are.

import SwiftText

/// The sources of one module, and what they become.
///
///     var port = SourcePort()
///     for file in files { port.add(text(of: file), named: file) }
///     let result = port.result()
///
/// It reads words and declarations, and changes only what one of its rules names. A file that it cannot read
/// stays as it is.
public struct SourcePort: Sendable {
  /// A file of the module.
  public struct File: Equatable, Sendable {
    /// Its name, as it was added.
    public var name: String
    /// Its text.
    public var text: String

    /// Makes a file with a name and a text.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// What a rule changed.
  public struct Change: Equatable, Sendable {
    /// The name of the file.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The rule.
    public var rule: Rule
    /// What stood there.
    public var before: String
    /// What stands there now.
    public var after: String
  }

  /// What has to be changed by hand.
  public struct Problem: Equatable, Sendable {
    /// The name of the file.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// What was found.
    public var message: String
    /// What to do.
    public var remedy: String
  }

  /// What the sources become.
  public struct Result: Equatable, Sendable {
    /// All files, in the order in which they were added.
    public var files: [File] = []
    /// What was changed, file by file from top to bottom.
    public var changes: [Change] = []
    /// What is left to do.
    public var problems: [Problem] = []
  }

  /// What is changed, and why.
  public enum Rule: String, CaseIterable, Sendable {
    /// Attributes of Objective-C and of Interface Builder go.
    case attribute
    /// `#if os(iOS)` holds, and so does `canImport` of modules that have stand-ins.
    case condition
    /// Modules of Apple's platforms are read from `PortSupport`.
    case `import`
    /// `#selector` and names of selectors become references to methods.
    case selector
    /// Optional requirements of protocols become requirements with an optional result.
    case optionalRequirement
    /// Calls of optional requirements.
    case optionalCall
    /// Overrides, and what is overridden, move from extensions into their class.
    case extensionMember
    /// The word `override` is written where it lacks here, and left out where there is nothing to override.
    case override
    /// A recognizer of the app's own stays possible when its fingers are up.
    case waiting
    /// Delegate methods that only a subclass has override one of the class that conforms.
    case subclassAnswer
    /// Initializers that read archives end with an error, because there are none.
    case coder
    /// Timers, queues and clocks follow the application's time.
    case clock
    /// `#keyPath` becomes the text that it stands for.
    case keyPath
  }

  private var sources: [File] = []
  private var neighbours: [File] = []

  /// Makes a port of nothing.
  public init() {}

  /// Adds the text of a file.
  public mutating func add(_ text: String, named name: String) {
    sources.append(File(name: name, text: text))
  }

  /// Adds the text of a file of a module that this one imports, as it was before it was ported.
  ///
  /// Classes here answer the optional requirements of its public protocols, and calls of these are calls of
  /// optional requirements. It is not in the result.
  public mutating func addNeighbour(_ text: String, named name: String) {
    neighbours.append(File(name: name, text: text))
  }

  /// The sources as they compile with TouchKit.
  ///
  /// - Complexity: O(words + members × depth of the classes).
  public func result() -> Result {
    let protocols =
      neighbours.isEmpty
      ? [] : Neighbours.protocols(of: neighbours, beside: SourceModule(sources))
    var (files, result) = ExtensionMembers.moved(in: SourceModule(sources + protocols))
    let module = SourceModule(files)
    files = []
    for index in sources.indices {
      var pass = FilePass(of: index, in: module)
      pass.run()
      files.append(File(name: module.files[index].name, text: pass.text))
      result.changes += pass.changes
      result.problems += pass.problems
    }
    result.files = files
    return result
  }
}
