// What a module must know of the modules that it imports: the public protocols with optional requirements.

enum Neighbours {
  /// The files' public protocols with optional requirements, a file for each. A name that the module
  /// or two neighbours have is left out.
  static func protocols(
    of files: [SourcePort.File], beside module: SourceModule
  ) -> [SourcePort.File] {
    var found: [String: [SourcePort.File]] = [:]
    for source in files.map(SourceFile.init) {
      for declaration in source.declarations
      where declaration.keyword == "protocol" && source.isPublic(declaration)
        && declaration.members.contains(where: { $0.modifiers.contains("optional") })
      {
        let words = declaration.header.lowerBound..<declaration.body.upperBound + 1
        found[declaration.name, default: []].append(
          .init(name: source.name, text: "public \(source.text(ofWords: words))\n"))
      }
    }
    return found.keys.sorted().compactMap { name in
      module.origins(of: name).isEmpty && found[name]?.count == 1 ? found[name]?[0] : nil
    }
  }
}
