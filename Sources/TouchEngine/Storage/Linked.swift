// Lets Embedded Swift leave out the parts of the engine that a program does not use.

/// Parts of the engine that a program may do without.
///
/// In Embedded Swift a part is false until the program calls one of the few functions through which
/// the part is entered; each of them makes it true. If none of them is in the program, an optimizer
/// that sees the whole program knows that the part stays false, and removes the code behind it.
/// Everywhere else all parts are true, at no cost.
///
/// `Embedded/build.sh` compiles a program again with such parts as constants. That also removes the
/// methods that classes have only for them.
nonisolated enum Linked {
  #if hasFeature(Embedded)
    /// Input other than touches and time.
    static var everyInput = false
    /// Touches for which the application finds the windows.
    static var routing = false
    /// Coalesced and predicted samples.
    static var otherSamples = false
    /// Observers of decisions and of input, and experiments.
    static var observers = false
    /// Animations of views.
    static var animations = false
    /// What is called once a frame.
    static var frames = false
    /// Recognizers of a pointer without buttons.
    static var hover = false
    /// Samples that expect corrections.
    static var estimates = false
    /// Trackpads and wheels.
    static var scrollInput = false
    /// Views that accept touches alone.
    static var exclusiveTouch = false
    /// Names, requirements and other extras of recognizers.
    static var extras = false
    /// Transforms and anchors of views.
    static var transforms = false
    /// Work and sources of deadlines that the program gives to a scheduler.
    static var ownWork = false
    /// Hosts that ask whether they have to draw, or when they are needed.
    static var drawing = false
  #else
    static var everyInput: Bool {
      get { true }
      set {}
    }
    static var routing: Bool {
      get { true }
      set {}
    }
    static var otherSamples: Bool {
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
    static var frames: Bool {
      get { true }
      set {}
    }
    static var hover: Bool {
      get { true }
      set {}
    }
    static var estimates: Bool {
      get { true }
      set {}
    }
    static var scrollInput: Bool {
      get { true }
      set {}
    }
    static var exclusiveTouch: Bool {
      get { true }
      set {}
    }
    static var extras: Bool {
      get { true }
      set {}
    }
    static var transforms: Bool {
      get { true }
      set {}
    }
    static var ownWork: Bool {
      get { true }
      set {}
    }
    static var drawing: Bool {
      get { true }
      set {}
    }
  #endif
}
