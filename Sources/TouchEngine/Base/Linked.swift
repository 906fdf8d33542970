// Lets Embedded Swift leave out the parts of the engine that a program does not use.

/// Parts of the engine that a program may do without.
///
/// In Embedded Swift a part is false until the program calls one of the few functions through which
/// the part is entered; each of them makes it true. If none of them is in the program, an optimizer
/// that sees the whole program knows that the part stays false, and removes the code behind it.
/// Everywhere else all parts are true, at no cost.
///
/// `Checks/Embedded/build.sh` compiles a program again with such parts as constants. That also removes the
/// methods that classes have only for them.
nonisolated enum Linked {
  #if hasFeature(Embedded)
    /// Input other than touches and time.
    static var everyInput = false
    /// Touches for which the application finds the windows.
    static var routing = false
    /// Observers of decisions and of input, and experiments.
    static var observers = false
    /// Animations of views.
    static var animations = false
    /// Transforms and anchors of views.
    static var transforms = false
    /// What assistive technologies ask of views.
    static var accessibility = false
  #else
    static var everyInput: Bool {
      get { true }
      set {}
    }
    static var routing: Bool {
      get { true }
      set {}
    }
    static var observers: Bool {
      get { true }
      set {}
    }
    static var animations: Bool {
      get { true }
      set {}
    }
    static var transforms: Bool {
      get { true }
      set {}
    }
    static var accessibility: Bool {
      get { true }
      set {}
    }
  #endif
}
