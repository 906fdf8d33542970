// SDL's events as a window's. It decides nothing: `WindowReader` does.

#if Window
  import CSDL
  import TouchKit

  extension WindowEvent {
    /// Reads an event; nil for one that says nothing about a window's app.
    ///
    /// - Parameters:
    ///   - density: How many of SDL's units a point has.
    ///   - reach: How far from an edge to the other fingers are told as 0 to 1, as a part of the window.
    init?(_ event: SDL_Event, density: Double, reach: (x: Double, y: Double)) {
      let type = SDL_EventType(event.type)
      switch type {
      case SDL_FINGERDOWN: self.init(event.tfinger, .began, reach)
      case SDL_FINGERMOTION: self.init(event.tfinger, .moved, reach)
      case SDL_FINGERUP: self.init(event.tfinger, .ended, reach)
      case SDL_MOUSEMOTION:
        self.init(event.motion.which, (event.motion.x, event.motion.y), event.motion.state, density)
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
        // What is down after this event: the state that SDL keeps is that of the last one it read.
        self.init(
          event.button.which, (event.button.x, event.button.y), WindowButtons.after(event.button),
          density)
      case SDL_MOUSEWHEEL: self.init(event.wheel, density)
      case SDL_KEYDOWN, SDL_KEYUP: self.init(event.key)
      case SDL_TEXTINPUT: self = .text(Self.text(of: event.text))
      case SDL_WINDOWEVENT: self.init(event.window)
      case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: self = .changed
      case SDL_QUIT: self = .closed
      default: return nil
      }
    }

    private init(
      _ finger: SDL_TouchFingerEvent, _ phase: UITouch.Phase, _ reach: (x: Double, y: Double)
    ) {
      self = .finger(
        Finger(
          id: .init(device: finger.touchId, finger: finger.fingerId), phase: phase,
          x: Double(finger.x) * reach.x, y: Double(finger.y) * reach.y))
    }

    private init?(_ which: UInt32, _ place: (Int32, Int32), _ state: UInt32, _ density: Double) {
      // SDL's number of a mouse that only a finger moves.
      guard which != .max else { return nil }
      self = .mouse(
        Mouse(
          x: Double(place.0) / density, y: Double(place.1) / density,
          buttons: WindowButtons.mask(ofState: state),
          modifiers: WindowButtons.modifiers(UInt32(SDL_GetModState().rawValue))))
    }

    private init?(_ wheel: SDL_MouseWheelEvent, _ density: Double) {
      guard wheel.which != .max else { return nil }
      self = .wheel(
        Wheel(
          right: Double(wheel.preciseX), up: Double(wheel.preciseY),
          x: Double(wheel.mouseX) / density, y: Double(wheel.mouseY) / density))
    }

    private init(_ key: SDL_KeyboardEvent) {
      let isDown = key.state == UInt8(SDL_PRESSED)
      self = .key(
        Key(
          // SDL numbers the places of keys as the USB tables do.
          usage: Int(key.keysym.scancode.rawValue),
          change: isDown ? key.repeat == 0 ? .down : .repeated : .up,
          letter: WindowButtons.letter(ofKey: key.keysym.sym),
          modifiers: WindowButtons.modifiers(UInt32(key.keysym.mod))))
    }

    private init?(_ window: SDL_WindowEvent) {
      switch SDL_WindowEventID(rawValue: UInt32(window.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN,
        SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
        self = .changed
      case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: self = .hidden
      case SDL_WINDOWEVENT_FOCUS_LOST: self = .keyboardLost
      case SDL_WINDOWEVENT_LEAVE: self = .mouseLeft
      case SDL_WINDOWEVENT_CLOSE: self = .closed
      default: return nil
      }
    }

    /// The text of an event: SDL ends it by a zero within its 32 bytes, and without one all of them count.
    private static func text(of event: SDL_TextInputEvent) -> String {
      withUnsafeBytes(of: event.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
  }

  extension WindowButtons {
    /// The buttons that are down after one changed.
    fileprivate static func after(_ event: SDL_MouseButtonEvent) -> UInt32 {
      let bit: UInt32 = 1 << (UInt32(event.button) &- 1)
      let state = SDL_GetMouseState(nil, nil)
      return event.state == UInt8(SDL_PRESSED) ? state | bit : state & ~bit
    }
  }
#endif
