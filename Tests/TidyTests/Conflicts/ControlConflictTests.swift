// Every control under every gesture, of a recognizer around it and of its own, that cancels touches and
// that does not. What happens is what this test saw; the article has its table.

import Testing
import UIKit

/// A gesture of fingers on a control, and the recognizer that recognizes it.
private enum ConflictGesture: CaseIterable {
  case tap, doubleTap, twoFingerTap, longPress, swipeAlong, swipeAcross, panAlong, panAcross
  case swipeFromTrack, panFromTrack

  var words: String {
    switch self {
    case .tap: "tap"
    case .doubleTap: "double tap"
    case .twoFingerTap: "tap with two fingers"
    case .longPress: "long press"
    case .swipeAlong: "swipe along it"
    case .swipeAcross: "swipe across it"
    case .panAlong: "pan along it"
    case .panAcross: "pan across it"
    case .swipeFromTrack: "swipe along it, beside the thumb"
    case .panFromTrack: "pan along it, beside the thumb"
    }
  }

  var isFromTrack: Bool { self == .swipeFromTrack || self == .panFromTrack }

  @MainActor func makeRecognizer() -> UIGestureRecognizer {
    switch self {
    case .tap, .doubleTap, .twoFingerTap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = self == .doubleTap ? 2 : 1
      tap.numberOfTouchesRequired = self == .twoFingerTap ? 2 : 1
      return tap
    case .longPress: return UILongPressGestureRecognizer()
    case .swipeAlong, .swipeAcross, .swipeFromTrack:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = self == .swipeAcross ? .down : .right
      return swipe
    case .panAlong, .panAcross, .panFromTrack: return UIPanGestureRecognizer()
    }
  }

  @MainActor func play(on stage: ConflictStage, at place: CGPoint) {
    switch self {
    case .tap: stage.tap(at: place)
    case .doubleTap: stage.tap(at: place, times: 2)
    case .twoFingerTap:
      stage.tap([CGPoint(x: place.x - 5, y: place.y), CGPoint(x: place.x + 5, y: place.y)])
    case .longPress: stage.tap([place], for: 0.7)
    case .swipeAlong, .panAlong, .swipeFromTrack, .panFromTrack:
      stage.drag(from: place, by: CGVector(dx: 100, dy: 0))
    case .swipeAcross, .panAcross: stage.drag(from: place, by: CGVector(dx: 0, dy: 100))
    }
  }
}

/// A control, where a finger takes it, and what tells that it got its gesture.
private struct ConflictControl {
  let name: String
  let make: @MainActor () -> UIControl
  /// Where the finger comes down, from its corner.
  var place = CGPoint(x: 25, y: 15)
  /// A place beside its thumb; `nil` without a thumb.
  var track: CGPoint?
  /// What it sends when it keeps its gesture.
  var acts: UIControl.Event = [.touchUpInside, .touchUpOutside]
}

@Suite struct ControlConflicts {
  private let controls: [ConflictControl] = [
    ConflictControl(name: "a `UIControl` of your own") {
      UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    },
    ConflictControl(name: "`UIButton`") {
      UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    },
    ConflictControl(name: "`UISwitch`", make: { UISwitch() }, track: CGPoint(x: 55, y: 15)),
    ConflictControl(
      name: "`UISlider`",
      make: {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.value = 0.5
        return slider
      }, place: CGPoint(x: 100, y: 15), track: CGPoint(x: 30, y: 15)),
    ConflictControl(name: "`UIStepper`") { UIStepper() },
    ConflictControl(name: "`UISegmentedControl`") { UISegmentedControl(items: ["a", "b"]) },
    ConflictControl(name: "`UIPageControl`") {
      let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      pages.numberOfPages = 3
      return pages
    },
    ConflictControl(
      name: "`UITextField`",
      make: { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34)) },
      acts: .editingDidBegin),
  ]

  private func play(
    _ gesture: ConflictGesture, on kind: ConflictControl, isOwn: Bool, cancels: Bool
  ) -> String {
    let stage = ConflictStage()
    return stage.application.perform {
      let control = kind.make()
      control.frame.origin = CGPoint(x: 100, y: 300)
      stage.window.addSubview(control)
      control.addAction(UIAction { _ in stage.note("control") }, for: kind.acts)
      let recognizer = gesture.makeRecognizer()
      recognizer.cancelsTouchesInView = cancels
      let reaction = Reaction { _ in stage.note("recognizer") }
      recognizer.addTarget(reaction, action: Selector(Reaction.act))
      (isOwn ? control : stage.window).addGestureRecognizer(recognizer)
      let start = gesture.isFromTrack ? kind.track ?? kind.place : kind.place
      gesture.play(on: stage, at: CGPoint(x: 100 + start.x, y: 300 + start.y))
      #expect(!control.isHighlighted && !control.isTracking)
      _ = reaction
      return stage.happened.count == 2 ? "both" : stage.summary
    }
  }

  @Test func areToldAsTheyAre() throws {
    var rows: [[String]] = []
    for kind in controls {
      for gesture in ConflictGesture.allCases where kind.track != nil || !gesture.isFromTrack {
        var row = [kind.name, gesture.words]
        for isOwn in [false, true] {
          for cancels in [true, false] {
            row.append(play(gesture, on: kind, isOwn: isOwn, cancels: cancels))
          }
        }
        rows.append(row)
      }
    }
    #expect(rows.count == 68)
    // What UIKit documents: seven gestures are kept from recognizers around.
    let kept = rows.filter { $0[2] == "control" && $0[1] != "tap" }.map { $0[0] + " " + $0[1] }
    // A text field's own recognizer drags through its text after a while.
    #expect(
      kept == [
        "`UISwitch` pan along it", "`UISlider` swipe along it", "`UITextField` long press",
      ])
    let taps = rows.filter { $0[2] == "control" && $0[1] == "tap" }.map { $0[0] }
    #expect(
      taps == [
        "`UIButton`", "`UISwitch`", "`UIStepper`", "`UISegmentedControl`", "`UIPageControl`",
        "`UITextField`",
      ])
    // A text field's own tap comes first of the two.
    let shared = rows.filter { $0[4] != "recognizer" }.map { $0[0] + " " + $0[1] }
    #expect(shared == ["`UITextField` double tap"])
    try KeptTable(
      in: "Sources/TouchKit/TouchKit.docc/ControlConflicts.md",
      heading: [
        "Control", "Gesture", "Around it", "Around it, cancels nothing", "Its own",
        "Its own, cancels nothing",
      ], rows: rows
    ).check()
  }
}
