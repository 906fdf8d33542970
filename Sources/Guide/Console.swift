// What the apps of the guide print: their `print` is this one.

/// Where the apps print.
public enum Console {
  /// Takes a line.
  public static var write: (String) -> Void = { Swift.print($0) }
}

/// Prints a line of an app.
func print(_ line: String) { Console.write(line) }
