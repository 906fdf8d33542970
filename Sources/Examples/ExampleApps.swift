// The example apps, for a host that lets people choose one.

import TouchTrace
import UIKit

/// The example apps.
nonisolated public enum ExampleApps {
  /// All example apps, in the order in which a host lists them.
  public static let all: [TouchApp] = [
    TouchApp("Photo Board", "Drag, throw, pinch and turn two pictures; swipe or tickle the board.")
    {
      PhotoBoardViewController()
    }
    .showing(ExampleCode.photoBoard)
    .withPhotoBoardConditions()
    .trying("drag a picture", until: "pan began")
    .trying("pinch", until: "pinch began", fingers: 2)
    .trying("turn", until: "rotation began", fingers: 2)
    .trying("double tap", until: "tap ended")
    .trying("long press", until: "longPress began")
    .trying("swipe the board", until: "swipe ended")
    .trying("tickle it: left, right, left", until: "tickle ended"),
    TouchApp(
      "Gesture Lab", "Tap, swipe, drag and draw a check: read states, actions and touches."
    ) {
      GestureLabViewController()
    }
    .showing(ExampleCode.gestureLab)
    .withGestureLabConditions()
    .trying("tap", until: "single tap: possible, ended")
    .trying("tap twice", until: "double tap: possible, ended")
    .trying("tap twice on Touches", until: "began, cancelled")
    .trying("swipe on Strokes", until: "swipe: possible, ended")
    .trying("drag there, slowly", until: "pan: possible, began")
    .trying("draw a check", until: "checkmark: possible, ended"),
    TouchApp("Match It Up", "Of four pictures one is different: draw a circle around it.") {
      MatchItUpViewController()
    }
    .showing(ExampleCode.matchItUp)
    .withMatchItUpConditions()
    .trying("circle the odd one", until: "that is the odd one")
    // All that the app says of anything else has a colon, and nothing else has.
    .trying("draw something else", until: ": "),
    TouchApp("Stroke Lab", "Draw examples of shapes, then draw and see what comes closest.") {
      StrokeLabViewController()
    }
    .showing(ExampleCode.strokeLab)
    .withStrokeLabConditions()
    .trying("draw a shape", until: " %")
    .trying("scribble", until: "othing I know")
    .trying("touch a name to teach it", until: "Draw an example")
    .exchanging(
      AppFile(name: "shapes.json", contents: "shapes", sizeMax: ShapesFile.sizeMax),
      by: StrokeLabViewController.self),
    TouchApp(
      "Sketchpad",
      "Draw, rest on a shape to make it neat, scratch out, and move things with a lasso."
    ) {
      SketchpadViewController()
    }
    .showing(ExampleCode.sketchpad)
    .withSketchpadConditions()
    .trying("draw a box, rest, then size it", until: "shape began")
    .trying("scratch it out", until: "Scratched out")
    .trying("draw around things with the lasso", until: "Selected")
    .trying("drag them", until: "Moved")
    .trying("zoom", until: "scrollPinchRecognizer began", fingers: 2)
    .trying("tap to undo", until: "undo ended", fingers: 2),
    TouchApp("Lists", "Scroll a feed, swipe its rows, turn and zoom pictures, and pull for more.") {
      ListsViewController()
    }
    .showing(ExampleCode.lists)
    .withListsConditions()
    .trying("scroll", until: "scrollPanRecognizer began")
    .trying("swipe a row to the left", until: "Delete")
    .trying("and to the right", until: "Mark")
    .trying("double tap a picture", until: "tap ended")
    .trying("pinch it", until: "scrollPinchRecognizer began", fingers: 2)
    .trying("pull for a new message", until: "Message 41"),
    TouchApp("Controls", "Every control under the page's own gestures: see who gets the touch.") {
      ControlsViewController()
    }
    .showing(ExampleCode.controls)
    .withControlsConditions()
    .trying("press the button", until: "button was pressed")
    .trying("switch", until: "The switch is")
    .trying("slide", until: "slider's value")
    .trying("write", until: "The text:")
    .trying("tap beside them", until: "tap ended"),
    TouchApp(
      "Pages and Pop", "Swipe back from pages that scroll sideways: five set-ups, wrong and right."
    ) {
      ChaptersViewController.makeApp()
    }
    .showing(ExampleCode.pagesAndPop)
    .withPagesAndPopConditions()
    .trying("open one", until: "Page 1")
    .trying("turn the page", until: "scrollPanRecognizer began")
    .trying("swipe back from the left edge", until: "backSwipeRecognizer ended"),
    TouchApp("Drawer", "Drag the panel aside to either side; a tap brings it back.") {
      DrawerViewController()
    }
    .showing(ExampleCode.drawer)
    .withDrawerConditions()
    .trying("drag it to the right", until: "Inbox")
    .trying("drag it to the left", until: "Anna"),
    TouchApp("Sheet", "A sheet with a list: one finger moves the one or scrolls the other.") {
      MapViewController()
    }
    .showing(ExampleCode.sheet)
    .withSheetConditions()
    .trying("pull it up", until: "The sheet is large")
    .trying("scroll its list", until: "scrollPanRecognizer began")
    .trying("choose a place", until: "You chose")
    .trying("pull it away", until: "The sheet is gone"),
    TouchApp("Event Lab", "Touch views in views and read which ones are asked and which ones hear.")
    {
      EventLabViewController()
    }
    .showing(ExampleCode.eventLab)
    .withEventLabConditions()
    .trying("touch the red view", until: "Inner hears began")
    .trying("drag the violet one", until: "Follower hears")
    .trying("touch the grey one", until: "Off is asked")
    .trying("shake the phone", until: "a shake begins")
    .trying("press a media key", until: "remote control:"),
  ]
}
