// The tools, in the order in which an agent meets them.

nonisolated extension AgentTool {
  /// All tools.
  public static let all: [AgentTool] = [
    listApps, startApp, see, touch, type, shake, wait, log, why, lint, saveRecording,
    replayRecording,
    writeTest, more,
  ]

  /// What an agent is told before it knows a tool.
  public static let instructions = """
    Drives apps of TouchKit, which is UIKit's touch and gesture system off Apple's platforms. Begin with apps \
    and start. see lists the views by name; touch moves fingers on them, and says what became of them and why. \
    Time stands still except in touch, type, shake and wait: after something that waits, as a tap beside \
    a double tap, call wait. why tells what kept a gesture from firing, and after which change it \
    fires. What you did is a recording: save keeps it, test writes it as the source of a test.
    """

  static let more = AgentTool(
    "more", "Tells what did not fit into the last answer."
  ) { session, _ in AgentAnswer(try session.takeRest()) }
}
