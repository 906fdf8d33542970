// Fingers, keys, shakes and time.

import TouchKit
import TouchTrace

nonisolated extension AgentTool {
  private static let gestures = [
    "tap", "double tap", "press", "drag", "swipe", "pinch", "rotate", "down", "move", "up",
    "cancel",
  ]

  static let touch = AgentTool(
    "touch",
    """
    Moves fingers, and tells what became of them: which views they reached, what each gesture recognizer did \
    and why, what is different on the screen, and, if nothing came of it, after which change it would have \
    worked. Say where with on (a name that see tells) or with x and y. down leaves a finger on the screen; \
    move, up and cancel go on with it.
    """,
    [
      Parameter(
        name: "gesture", kind: .choice(gestures), words: "What the fingers do.", isNeeded: true),
      Parameter(
        name: "on", kind: .string, words: "The name of the view that is touched, in its middle."),
      Parameter(name: "x", kind: .number, words: "Where, in points of the screen, instead of on."),
      Parameter(name: "y", kind: .number, words: "Where, in points of the screen, instead of on."),
      Parameter(name: "to", kind: .string, words: "drag, move: the view to which the finger goes."),
      Parameter(
        name: "to_x", kind: .number, words: "drag, move: where the finger goes, instead of to."),
      Parameter(
        name: "to_y", kind: .number, words: "drag, move: where the finger goes, instead of to."),
      Parameter(
        name: "by_x", kind: .number, words: "drag, move: how far to the right, instead of to."),
      Parameter(name: "by_y", kind: .number, words: "drag, move: how far down, instead of to."),
      Parameter(
        name: "direction", kind: .choice(["right", "left", "up", "down"]),
        words: "swipe: which way."),
      Parameter(
        name: "fingers", kind: .number,
        words: "tap, down: how many fingers, side by side; 1 by default."),
      Parameter(name: "taps", kind: .number, words: "tap: how many times; 1 by default."),
      Parameter(
        name: "scale", kind: .number, words: "pinch: 2 spreads to twice the distance, 0.5 closes."),
      Parameter(name: "degrees", kind: .number, words: "rotate: how far, clockwise."),
      Parameter(
        name: "seconds", kind: .number,
        words: "How long the gesture takes; 0.6 for press by default."),
    ]
  ) { session, arguments in
    try session.play(try FingerRequest(arguments))
  }

  static let type = AgentTool(
    "type",
    "Types text, or presses a key, on a keyboard. Text goes to what has the keyboard: tap a text field first.",
    [
      Parameter(name: "text", kind: .string, words: "Letters, digits, spaces and line ends."),
      Parameter(
        name: "key", kind: .choice(KeyPress.named.map(\.name)), words: "A key instead of text."),
      Parameter(
        name: "modifiers", kind: .strings,
        words: "With key: what is held: command, shift, option, control."),
    ]
  ) { session, arguments in
    try session.press(try KeyPress.all(arguments))
  }

  static let shake = AgentTool("shake", "Shakes the device.") { session, _ in
    let now = try session.app().traced.application.scheduler.now
    let samples = HostInput.MotionInput.Sample.shake(from: now, for: 0.5, hertz: 50)
    return try session.perform([
      .motion(.init(samples)), .motion(.init([.rest(at: now + 0.6)])), .time(now + 1.5),
    ])
  }

  static let wait = AgentTool(
    "wait", "Lets time pass: animations run, gestures that wait are decided, timers fire.",
    [Parameter(name: "seconds", kind: .number, words: "How long.", isNeeded: true)]
  ) { session, arguments in
    let seconds = try arguments.number("seconds", in: 0...3600) ?? 0
    let now = try session.app().traced.application.scheduler.now
    return try session.perform([.time(now + seconds)])
  }
}

extension AgentSession {
  /// Gives the app inputs, and tells what happened.
  func perform(_ inputs: [HostInput]) throws -> AgentAnswer {
    let count = try app().trace.inputs.count
    try receive(inputs)
    return try tell(since: count)
  }

  /// Moves fingers.
  fileprivate func play(_ request: FingerRequest) throws -> AgentAnswer {
    let hand = AgentHand(on: try screen(), of: try app())
    let (inputs, note) = try hand.inputs(for: request)
    var answer = try perform(inputs)
    if let note { answer.text = "\(note)\n\(answer.text)" }
    return answer
  }

  /// Presses keys.
  fileprivate func press(_ keys: [KeyPress]) throws -> AgentAnswer {
    var now = try app().traced.application.scheduler.now
    let inputs = keys.flatMap { key in
      defer { now += 0.1 }
      return key.inputs(at: now)
    }
    return try perform(inputs + [.time(now)])
  }
}
