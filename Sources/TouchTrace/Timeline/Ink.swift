// The colours of a timeline, in light and in dark, and the style that chooses between them.

/// A colour of a timeline.
nonisolated enum Ink: String, CaseIterable {
  case paper, band, line, soft, text, finger, possible, waiting, active, recognized, failed
  case cancelled, touch

  /// On light paper. Programs that ignore styles show it.
  var light: String {
    switch self {
    case .paper: "#ffffff"
    case .band: "#f4f5f8"
    case .line: "#dfe2e8"
    case .soft: "#5a6270"
    case .text: "#1b1f27"
    case .finger: "#475063"
    case .possible: "#b9cdf3"
    case .waiting: "#b26a00"
    case .active: "#2563eb"
    case .recognized: "#15803d"
    case .failed: "#8a92a0"
    case .cancelled: "#c2410c"
    case .touch: "#7c4ddb"
    }
  }

  /// On dark paper.
  var dark: String {
    switch self {
    case .paper: "#15171c"
    case .band: "#1d2027"
    case .line: "#31363f"
    case .soft: "#a3abb9"
    case .text: "#eceef3"
    case .finger: "#b4bdcc"
    case .possible: "#35508a"
    case .waiting: "#eba73c"
    case .active: "#6b9dff"
    case .recognized: "#43c978"
    case .failed: "#838b99"
    case .cancelled: "#ff8a4c"
    case .touch: "#b191ff"
    }
  }

  /// The variables of both schemes, and a class for each colour and each use of it.
  ///
  /// Elements have the light colours as attributes too, for programs without styles or variables.
  static var style: String {
    func variables(_ color: (Ink) -> String) -> String {
      allCases.map { "--tk-\($0.rawValue):\(color($0))" }.joined(separator: ";")
    }
    var text = ".tk{\(variables(\.light));color-scheme:light dark}\n"
    text += "@media (prefers-color-scheme:dark){.tk{\(variables(\.dark))}}\n"
    for ink in allCases {
      text += ".tk .f-\(ink){fill:var(--tk-\(ink))} .tk .s-\(ink){stroke:var(--tk-\(ink))}\n"
    }
    return text
  }
}
