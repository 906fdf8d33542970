// Where iOS asks for the word override and TouchKit does not, and the other way round.

import SwiftText

extension FilePass {
  /// What UIKit shows to files that import its header for subclasses only. Here all files see it.
  private static let hooks: Set<String> = [
    "reset()", "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
    "touchesCancelled(_:with:)", "touchesEstimatedPropertiesUpdated(_:)", "pressesBegan(_:with:)",
    "pressesChanged(_:with:)", "pressesEnded(_:with:)", "pressesCancelled(_:with:)",
    "canPrevent(_:)", "canBePrevented(by:)", "shouldRequireFailure(of:)",
    "shouldBeRequiredToFail(by:)", "shouldReceive(_:)",
  ]

  /// What all objects or controllers have on iOS: here an extension has it, or nothing.
  private static let foreign: Set<String> = [
    "responds(to:)", "awakeFromNib()", "prepareForInterfaceBuilder()",
    // What the system asks controllers for its own bars and for turning.
    "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "prefersHomeIndicatorAutoHidden", "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "viewWillTransition(to:with:)",
  ]

  /// Initializers that a table makes its cells and headers by: here they are required.
  private static let required: [String: String] = [
    "UITableViewCell": "init(style:reuseIdentifier:)",
    "UITableViewHeaderFooterView": "init(reuseIdentifier:)",
  ]

  /// Writes the word where it lacks here, and takes it away where there is nothing to override.
  mutating func settleOverrides() {
    for declaration in file.declarations where ["class", "extension"].contains(declaration.keyword)
    {
      requireInitializers(of: declaration)
      for member in declaration.members where !member.isStatic {
        waitWithoutTouches(member, of: declaration.path)
        if !member.isOverride, Self.hooks.contains(member.signature) {
          bindHook(member, of: declaration.path)
        } else if member.isOverride, isForeign(member.signature, to: declaration.path),
          !isDeclared(member.signature, above: declaration.path)
        {
          replaceModifier("override", of: member, with: "", .override)
        }
      }
    }
  }

  private mutating func requireInitializers(of declaration: SwiftDeclaration) {
    let signature = foreignSuperclass(of: declaration.path).flatMap { Self.required[$0] }
    for member in declaration.members where member.isOverride && member.signature == signature {
      replaceModifier("override", of: member, with: "required", .override)
    }
  }

  /// On iOS an app's own recognizer stays possible when its fingers are up, and takes the next ones.
  private mutating func waitWithoutTouches(_ member: SwiftDeclaration.Member, of path: String) {
    guard member.signature == "touchesEnded(_:with:)", !member.body.isEmpty,
      file.word(member.body.lowerBound) != "waitsWithoutTouches",
      foreignSuperclass(of: path) == "UIGestureRecognizer"
    else { return }
    let brace = file.tokens[member.body.lowerBound - 1]
    insert(
      " waitsWithoutTouches = true;", at: brace.range.upperBound, .waiting, line: brace.line)
  }

  private mutating func bindHook(_ member: SwiftDeclaration.Member, of path: String) {
    guard foreignSuperclass(of: path)?.hasSuffix("GestureRecognizer") == true,
      !isDeclared(member.signature, above: path)
    else { return }
    writeOverride(member, asPublic: module.isPublic(path), .override)
  }

  /// Whether there is nothing to override. What describes an object is Foundation's; UIKit's objects are none of its.
  private func isForeign(_ signature: String, to path: String) -> Bool {
    Self.foreign.contains(signature)
      || ["description", "debugDescription"].contains(signature)
        && foreignSuperclass(of: path)?.hasPrefix("UI") == true
  }

  /// What the highest class of this module above a class inherits, which another module has.
  private func foreignSuperclass(of path: String) -> String? {
    guard let top = module.line(of: path).last, let origin = module.origin(of: top) else {
      return nil
    }
    return module[origin].inherited.first
  }

  private func isDeclared(_ signature: String, above path: String) -> Bool {
    module.line(of: path).dropFirst().contains { above in
      module.parts(of: above).contains { part in
        module[part].members.contains { $0.signature == signature }
      }
    }
  }
}
