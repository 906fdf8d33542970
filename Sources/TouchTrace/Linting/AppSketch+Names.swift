// What texts call the recognizers of an app.

nonisolated extension AppSketch {
  /// What texts call a recognizer: `tap`, `the scrolling`.
  func name(ofRecognizer index: Int) -> String {
    let recognizer = recognizers[index]
    if case .gate = recognizer.patience.rule { return "the delay of touches" }
    return recognizer.isPartOfTouchKit && recognizer.code.hasSuffix(".panGestureRecognizer")
      ? "the scrolling" : recognizer.name
  }

  /// The name of a recognizer's view.
  func place(ofRecognizer index: Int) -> String {
    recognizers[index].view.map { views[$0].name } ?? "no view"
  }

  /// The name of a recognizer with that of its view: `tap on card`, `the scrolling of table`.
  func fullName(ofRecognizer index: Int) -> String {
    let name = name(ofRecognizer: index)
    return "\(name) \(name.hasPrefix("the ") ? "of" : "on") \(place(ofRecognizer: index))"
  }
}
