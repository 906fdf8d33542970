// Numbers and words in columns, without a locale.

/// Text in columns.
enum Columns {
  static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  static func padLeft(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A share as a percentage.
  static func percent(_ share: Double, _ digits: Int) -> String { decimals(share * 100, digits) }

  /// A number of 0 or more with so many digits after the point.
  static func decimals(_ number: Double, _ digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((number * Double(scale)).rounded())
    if digits == 0 { return "\(whole)" }
    let rest = String(whole % scale)
    return "\(whole / scale)." + String(repeating: "0", count: digits - rest.count) + rest
  }
}
