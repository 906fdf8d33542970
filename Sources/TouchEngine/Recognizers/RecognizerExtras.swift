// What only some recognizers have. It is kept apart, because programs make many recognizers.

/// What only some recognizers have: a name, requirements, other types than all, observers.
nonisolated final class RecognizerExtras {
  var name: String?
  /// The name of the recognizer in observations, once it was made.
  var knownName: String?
  var requiredToFail: [Weak<UIGestureRecognizer>] = []
  var requiredBy: [Weak<UIGestureRecognizer>] = []
  var typesAllowed = allTypes
  var pressTypesAllowed: [UIPress.PressType] = []
  /// Why a class of the app failed the gesture, in the words of the app, for observers.
  var sentence: String?

  static let allTypes: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
}

extension UIGestureRecognizer {
  /// The recognizers whose failure this one requires, in the order required.
  final var requiredToFail: [Weak<UIGestureRecognizer>] {
    get { extras?.requiredToFail ?? [] }
    set { changeExtras { $0.requiredToFail = newValue } }
  }

  /// The recognizers that require the failure of this one.
  final var requiredBy: [Weak<UIGestureRecognizer>] {
    get { extras?.requiredBy ?? [] }
    set { changeExtras { $0.requiredBy = newValue } }
  }

  /// The types of touches that it takes; all by default.
  final var typesAllowed: [UITouch.TouchType] {
    get { extras?.typesAllowed ?? RecognizerExtras.allTypes }
    set { changeExtras { $0.typesAllowed = newValue } }
  }

  /// The buttons that it takes; none by default.
  final var pressTypesAllowed: [UIPress.PressType] {
    get { extras?.pressTypesAllowed ?? [] }
    set { changeExtras { $0.pressTypesAllowed = newValue } }
  }

  final func changeExtras(_ change: (RecognizerExtras) -> Void) {
    let extras = extras ?? RecognizerExtras()
    self.extras = extras
    change(extras)
  }
}
