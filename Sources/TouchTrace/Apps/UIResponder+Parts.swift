// The views and recognizers that stored properties hold, as reflection finds them. A WebAssembly module, which
// has no reflection, has a list of the properties of each class in the place of this file.

import TouchKit

extension UIResponder {
  /// The views and recognizers that stored properties of the app's classes hold, those of a subclass first.
  /// No code of the app may be running.
  var propertyParts: [(name: String, part: Part)] {
    var all: [(name: String, part: Part)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror, !Self.isOfLibrary(String(reflecting: present.subjectType)) {
      for child in present.children {
        guard let label = child.label, let part = Part(child.value) else { continue }
        all.append((String(label.trimmingPrefix("$__lazy_storage_$_")), part))
      }
      mirror = present.superclassMirror
    }
    return all
  }
}

extension Part {
  /// What a property holds, if it is one of these.
  fileprivate init?(_ value: Any) {
    if let view = value as? UIView {
      self = .view(view)
    } else if let recognizer = value as? UIGestureRecognizer {
      self = .recognizer(recognizer)
    } else {
      return nil
    }
  }
}
