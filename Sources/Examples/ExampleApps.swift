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
  /// The file that the app writes and takes, if any; then its first controller is `FileExchanging`.
  public let file: ExampleFile?
  /// Starts the app: makes the controller that a window shows first.
  public let makeRootViewController: @MainActor @Sendable () -> UIViewController

  private init(
    name: String, title: String, summary: String, file: ExampleFile? = nil,
    makeRootViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.file = file
    self.makeRootViewController = makeRootViewController
  }

  /// All example apps, in the order in which a host lists them.
  public static let all: [ExampleApp] = [
    ExampleApp(
      name: "PhotoBoard", title: "Photo Board",
      summary: "Drag, throw, pinch and turn two pictures; swipe or tickle the board.",
      makeRootViewController: { PhotoBoardViewController() }),
    ExampleApp(
      name: "MatchItUp", title: "Match It Up",
      summary: "Of four pictures one is different: draw a circle around it.",
      makeRootViewController: { MatchItUpViewController() }),
    ExampleApp(
      name: "StrokeLab", title: "Stroke Lab",
      summary: "Draw examples of shapes, then draw and see what comes closest.",
      file: ExampleFile(name: "shapes.json", contents: "shapes", sizeMax: ShapesFile.sizeMax),
      makeRootViewController: { StrokeLabViewController() }),
    ExampleApp(
      name: "Lists", title: "Lists",
      summary: "Scroll a feed, swipe its rows, turn and zoom pictures, and pull for more.",
      makeRootViewController: { ListsViewController() }),
    ExampleApp(
      name: "Controls", title: "Controls",
      summary: "Every control under the page's own gestures: see who gets the touch.",
      makeRootViewController: { ControlsViewController() }),
    ExampleApp(
      name: "PagesAndPop", title: "Pages and Pop",
      summary: "Swipe back from pages that scroll sideways: five set-ups, wrong and right.",
      makeRootViewController: { ChaptersViewController.makeApp() }),
    ExampleApp(
      name: "Drawer", title: "Drawer",
      summary: "Drag the panel aside to either side; a tap brings it back.",
      makeRootViewController: { DrawerViewController() }),
    ExampleApp(
      name: "EventLab", title: "Event Lab",
      summary: "Touch views in views and read which ones are asked and which ones hear.",
      makeRootViewController: { EventLabViewController() }),
  ]

  /// The app of a name; `nil` if there is none.
  public static func named(_ name: String) -> ExampleApp? { all.first { $0.name == name } }
}
