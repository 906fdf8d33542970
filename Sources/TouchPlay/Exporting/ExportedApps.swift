// Which apps a page without a server has.

/// Some apps, as the sources of a module know them.
package struct ExportedApps: Sendable {
  /// The target of the package that has them.
  let target: String
  /// The list of them, in that target's code.
  let list: String

  /// Makes the name of some apps.
  ///
  /// - Parameters:
  ///   - list: The list of them, in the target's code: `ExampleApps.all`.
  ///   - target: The target of the package that has them.
  package init(_ list: String, in target: String) {
    (self.target, self.list) = (target, list)
  }

  /// The apps of a player.
  @MainActor init<Player: TouchPlayer>(of player: Player.Type) {
    let parts = String(reflecting: player).split(separator: ".")
    self.init(
      parts.dropFirst().joined(separator: ".") + ".apps", in: parts.first.map(String.init) ?? "")
  }
}
