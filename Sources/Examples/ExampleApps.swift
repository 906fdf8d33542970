// The example apps, for a host that lets people choose one.

import UIKit

/// An app to try out: its name, what can be done in it, and how it starts.
nonisolated public struct ExampleApp: Sendable {
  /// The name by which a host or a command line finds the app; it has no spaces.
  public let name: String
  /// The name for people.
  public let title: String
  /// What can be done in the app, in one line.
  public let summary: String
  /// What can be tried in the app, in the order of a first visit.
  public let tries: [Try]
  /// The file that the app writes and takes, if any; then its first controller is `FileExchanging`.
  public let file: ExampleFile?
  /// Starts the app: makes the controller that a window shows first.
  public let makeRootViewController: @MainActor @Sendable () -> UIViewController

  /// Something that can be done in an app.
  public struct Try: Sendable {
    /// What to do, in a few words.
    public let words: String
    /// What a line of the log, or a text that the app shows, contains once it is done.
    public let sign: String
    /// How many fingers it takes.
    public let fingers: Int

    init(_ words: String, _ sign: String, fingers: Int = 1) {
      self.words = words
      self.sign = sign
      self.fingers = fingers
    }
  }

  private init(
    name: String, title: String, summary: String, tries: [Try], file: ExampleFile? = nil,
    makeRootViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.tries = tries
    self.file = file
    self.makeRootViewController = makeRootViewController
  }

  /// All example apps, in the order in which a host lists them.
  public static let all: [ExampleApp] = [
    ExampleApp(
      name: "PhotoBoard", title: "Photo Board",
      summary: "Drag, throw, pinch and turn two pictures; swipe or tickle the board.",
      tries: [
        Try("drag a picture", "pan began"), Try("pinch", "pinch began", fingers: 2),
        Try("turn", "rotation began", fingers: 2), Try("double tap", "tap ended"),
        Try("long press", "longPress began"), Try("swipe the board", "swipe ended"),
        Try("tickle it: left, right, left", "tickle ended"),
      ],
      makeRootViewController: { PhotoBoardViewController() }),
    ExampleApp(
      name: "MatchItUp", title: "Match It Up",
      summary: "Of four pictures one is different: draw a circle around it.",
      tries: [
        Try("circle the odd one", "that is the odd one"),
        // All that the app says of anything else has a colon, and nothing else has.
        Try("draw something else", ": "),
      ],
      makeRootViewController: { MatchItUpViewController() }),
    ExampleApp(
      name: "StrokeLab", title: "Stroke Lab",
      summary: "Draw examples of shapes, then draw and see what comes closest.",
      tries: [
        Try("draw a shape", " %"), Try("scribble", "othing I know"),
        Try("touch a name to teach it", "Draw an example"),
      ],
      file: ExampleFile(name: "shapes.json", contents: "shapes", sizeMax: ShapesFile.sizeMax),
      makeRootViewController: { StrokeLabViewController() }),
    ExampleApp(
      name: "Lists", title: "Lists",
      summary: "Scroll a feed, swipe its rows, turn and zoom pictures, and pull for more.",
      tries: [
        Try("scroll", "scrollPanRecognizer began"), Try("swipe a row to the left", "Delete"),
        Try("and to the right", "Mark"), Try("double tap a picture", "tap ended"),
        Try("pinch it", "pinch began", fingers: 2), Try("pull for a new message", "Message 41"),
      ],
      makeRootViewController: { ListsViewController() }),
    ExampleApp(
      name: "Controls", title: "Controls",
      summary: "Every control under the page's own gestures: see who gets the touch.",
      tries: [
        Try("press the button", "button was pressed"), Try("switch", "The switch is"),
        Try("slide", "slider's value"), Try("write", "The text:"),
        Try("tap beside them", "tap ended"),
      ],
      makeRootViewController: { ControlsViewController() }),
    ExampleApp(
      name: "PagesAndPop", title: "Pages and Pop",
      summary: "Swipe back from pages that scroll sideways: five set-ups, wrong and right.",
      tries: [
        Try("open one", "Page 1"), Try("turn the page", "scrollPanRecognizer began"),
        Try("swipe back from the left edge", "backSwipeRecognizer ended"),
      ],
      makeRootViewController: { ChaptersViewController.makeApp() }),
    ExampleApp(
      name: "Drawer", title: "Drawer",
      summary: "Drag the panel aside to either side; a tap brings it back.",
      tries: [Try("drag it to the right", "Inbox"), Try("drag it to the left", "Anna")],
      makeRootViewController: { DrawerViewController() }),
    ExampleApp(
      name: "Sheet", title: "Sheet",
      summary: "A sheet with a list: one finger moves the one or scrolls the other.",
      tries: [
        Try("pull it up", "The sheet is large"),
        Try("scroll its list", "scrollPanRecognizer began"),
        Try("choose a place", "You chose"), Try("pull it away", "The sheet is gone"),
      ],
      makeRootViewController: { MapViewController() }),
    ExampleApp(
      name: "EventLab", title: "Event Lab",
      summary: "Touch views in views and read which ones are asked and which ones hear.",
      tries: [
        Try("touch the red view", "Inner hears began"),
        Try("drag the violet one", "Follower hears"),
        Try("touch the grey one", "Off is asked"), Try("shake the phone", "a shake begins"),
        Try("press a media key", "remote control:"),
      ],
      makeRootViewController: { EventLabViewController() }),
  ]

  /// The app of a name; `nil` if there is none.
  public static func named(_ name: String) -> ExampleApp? { all.first { $0.name == name } }
}
