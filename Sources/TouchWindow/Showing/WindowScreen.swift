// The window itself, by SDL: it waits for events, and shows what the painter draws. It knows no app.

#if Window
  import CCairo
  import CSDL
  import Foundation
  import Playground

  /// One window, on a thread of its own.
  actor WindowScreen {
    /// What is shown.
    struct Picture: Sendable {
      var scene: Scene
      var fingers: [CGPoint]
    }

    /// What a wait came to.
    struct Turn: Sendable {
      /// What happened, in order.
      var events: [TimedWindowEvent] = []
      /// The time now, in seconds since SDL was started.
      var now = 0.0
      /// The size of the window, in points.
      var size = CGSize.zero
      /// The touch screens that are there.
      var devices: Set<Int64> = []
    }

    private let thread = OwnThread()
    private let options: WindowOptions
    private let painter: Painter
    private var window: OpaquePointer?
    private var renderer: OpaquePointer?
    private var texture: OpaquePointer?
    private var surface: Surface?
    private var isX11 = false

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(_ options: WindowOptions, pictures: URL?) {
      self.options = options
      painter = Painter(pictures: pictures)
    }

    deinit {}

    /// Opens the window.
    ///
    /// - Throws: A ``WindowProblem`` without a display.
    func open(_ title: String) throws {
      SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
      SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
      // A window is no film: the screen may go dark.
      SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
      // A click that brings the window to the front is a click in the app, too.
      SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
      guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else {
        throw WindowProblem.noDisplay(Self.problem, instead: options.pageCommand)
      }
      let size = firstSize()
      let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      let centred = Int32(bitPattern: 0x2FFF_0000)
      window = SDL_CreateWindow(title, centred, centred, size.width, size.height, flags)
      guard let window else { throw WindowProblem.noWindow(Self.problem) }
      let least = Int32(50 * options.density)
      SDL_SetWindowMinimumSize(window, least, least)
      renderer =
        SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
        ?? SDL_CreateRenderer(window, -1, 0)
      guard renderer != nil else { throw WindowProblem.noWindow(Self.problem) }
      isX11 = SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
      SDL_StartTextInput()
    }

    /// Closes the window.
    func close() {
      surface = nil
      if let texture { SDL_DestroyTexture(texture) }
      if let renderer { SDL_DestroyRenderer(renderer) }
      if let window { SDL_DestroyWindow(window) }
      (window, renderer, texture) = (nil, nil, nil)
      SDL_Quit()
    }

    /// Shows a picture, unless it is nil, and then waits for events.
    ///
    /// A display with a pace of its own holds it up while it shows. So the end of the wait is a time, and no
    /// duration.
    ///
    /// - Parameter time: Up to when it waits at most, in seconds since SDL was started.
    func turn(showing picture: Picture?, until time: Double) -> Turn {
      if let picture { show(picture) }
      let seconds = time - Double(SDL_GetTicks64()) / 1000
      var turn = Turn()
      var event = SDL_Event()
      if SDL_WaitEventTimeout(&event, Int32((min(max(seconds, 0), 10) * 1000).rounded(.up))) != 0 {
        repeat { note(event, &turn.events) } while SDL_PollEvent(&event) != 0
      }
      turn.now = Double(SDL_GetTicks64()) / 1000
      turn.size = size
      turn.devices = devices
      return turn
    }

    private static var problem: String { String(cString: SDL_GetError()) }

    private var devices: Set<Int64> {
      Set((0..<max(0, SDL_GetNumTouchDevices())).map { SDL_GetTouchDevice($0) })
    }

    /// The display's own units of a phone, or less where the display has no room for it.
    private func firstSize() -> (width: Int32, height: Int32) {
      var room = SDL_Rect(x: 0, y: 0, w: 100_000, h: 100_000)
      SDL_GetDisplayUsableBounds(0, &room)
      func side(_ asked: Double?, _ usual: Double, _ room: Int32) -> Int32 {
        if let asked { return Int32(min(asked * options.density, 16_384).rounded()) }
        return min(Int32((usual * options.density).rounded()), max(room, 100))
      }
      return (side(options.width, 430, room.w), side(options.height, 932, room.h))
    }

    /// The size in points.
    private var size: CGSize {
      var (width, height) = (Int32(0), Int32(0))
      SDL_GetWindowSize(window, &width, &height)
      return CGSize(
        width: max(Double(width), 1) / options.density,
        height: max(Double(height), 1) / options.density)
    }

    /// How far fingers are told as 0 to 1: under X11, SDL 2 calls the last pixel 1, and not the window's edge.
    private var reach: (x: Double, y: Double) {
      guard isX11 else { return (1, 1) }
      let (width, height) = (size.width * options.density, size.height * options.density)
      return ((width - 1) / width, (height - 1) / height)
    }

    private func note(_ event: SDL_Event, _ events: inout [TimedWindowEvent]) {
      guard let read = WindowEvent(event, density: options.density, reach: reach) else { return }
      let time = TimedWindowEvent.time(ofStamp: event.common.timestamp, now: SDL_GetTicks64())
      events.append(TimedWindowEvent(read, at: time))
    }
  }

  extension WindowScreen {
    private func show(_ picture: Picture) {
      var (width, height) = (Int32(0), Int32(0))
      guard let renderer, SDL_GetRendererOutputSize(renderer, &width, &height) == 0,
        width > 0, height > 0
      else { return }
      prepare(width: width, height: height, renderer)
      guard let surface, let texture else { return }
      painter.paint(
        picture.scene, fingers: picture.fingers.map { ($0.x, $0.y) },
        style: options.isDark ? .dark : .light, on: surface,
        scale: Double(width) / size.width)
      _ = surface.read { bytes, stride in
        // SDL copies as many rows of this length as the texture has, which is as high as the surface.
        assert(bytes.count == stride * surface.height)
        SDL_UpdateTexture(texture, nil, bytes.baseAddress, Int32(stride))
      }
      SDL_RenderCopy(renderer, texture, nil, nil)
      SDL_RenderPresent(renderer)
    }

    private func prepare(width: Int32, height: Int32, _ renderer: OpaquePointer) {
      if let surface, texture != nil, surface.width == width, surface.height == height { return }
      if let texture { SDL_DestroyTexture(texture) }
      surface = Surface(width: Int(width), height: Int(height))
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), width, height)
      // Cairo's colours are multiplied by their alpha, which is 1 all over.
      if let texture { SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) }
    }
  }
#endif
