// Detents of the app's own, and sheets behind which nothing is dimmed.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private typealias Detent = UISheetPresentationController.Detent

@Suite struct CustomDetents {
  /// The content is as high as the detent says, plus the safe area below.
  @Test(arguments: [100, 300, 425, 500, 700, 758] as [Double])
  func contentIsAsHighAsTheDetent(value: Double) {
    withDesk { screen, desk in
      desk.present([.custom { _ in CGFloat(value) }])
      screen.wait(0.1)
      #expect(abs(Double(desk.page.view.bounds.height) - value - 34) < 1e-6)
      let margin = 852 - desk.frame.maxY
      #expect(margin > -1e-6 && margin < 8 + 1e-6)
    }
  }

  @Test func theTallestIsTheLargeOne() {
    withDesk { screen, desk in
      var greatest: CGFloat = 0
      desk.present([
        .custom {
          greatest = $0.maximumDetentValue
          return 5_000
        }
      ])
      #expect(greatest == 759)
      #expect(desk.frame == rect(0, 59, 393, 793))
    }
  }

  @Test func detentsAreSortedByHeight() {
    withDesk { screen, desk in
      let (low, high) = (Detent.Identifier("low"), Detent.Identifier("high"))
      desk.present([
        .large(), .custom(identifier: high) { _ in 600 }, .custom(identifier: low) { _ in 200 },
        .custom { _ in nil },
      ])
      let sheet = desk.page.sheetPresentationController
      #expect(abs(Double(desk.page.view.bounds.height) - 234) < 1e-6)
      desk.drag(from: 800, by: -400)
      screen.wait(1)
      #expect(sheet?.selectedDetentIdentifier == high)
      sheet?.selectedDetentIdentifier = .large
      #expect(desk.frame.minY == 59)
      sheet?.selectedDetentIdentifier = low
      #expect(abs(Double(desk.page.view.bounds.height) - 234) < 1e-6)
    }
  }

  @Test func invalidatedOnesAreAskedAgain() {
    withDesk { screen, desk in
      var height: CGFloat = 200
      desk.present([.custom { _ in height }])
      let sheet = desk.page.sheetPresentationController
      height = 300
      sheet?.invalidateDetents()
      #expect(abs(Double(desk.page.view.bounds.height) - 334) < 1e-6)
      let top = desk.frame.minY
      height = 500
      sheet?.animateChanges { sheet?.invalidateDetents() }
      #expect(desk.frame.minY == top)
      screen.wait(0.1)
      #expect(desk.frame.minY < top)
      screen.wait(2)
      #expect(abs(Double(desk.page.view.bounds.height) - 534) < 1e-6)
    }
  }

  @Test func aHeightThatDismissesTheControllerIsTheLastQuestion() {
    withDesk { screen, desk in
      var count = 0
      desk.present([
        .custom { _ in
          count += 1
          if count == 2 { desk.page.dismiss(animated: false) }
          return 200
        }
      ])
      desk.page.sheetPresentationController?.invalidateDetents()
      #expect(desk.root.presentedViewController == nil && count == 2)
    }
  }

  @Test func aHeightThatAsksForTheHeightsIsAskedOnceEachTime() {
    withDesk { screen, desk in
      let sheet = desk.page.sheetPresentationController
      var count = 0
      desk.present([
        .custom { _ in
          count += 1
          sheet?.invalidateDetents()
          sheet?.detents = [.large()]
          return 200
        }
      ])
      #expect(count > 0 && desk.page.view.bounds.height > 200)
      screen.wait(0.1)
      let before = count
      sheet?.invalidateDetents()
      #expect(count == before && desk.frame == rect(0, 59, 393, 793))
    }
  }

  @Test(arguments: [-1, 0, .nan, .infinity] as [CGFloat])
  func aHeightThatIsNoneIsLeftOut(height: CGFloat) {
    withDesk { _, desk in
      desk.present([.custom { _ in height }])
      #expect(desk.frame == rect(0, 59, 393, 793))
    }
  }

  @Test func namesAreEqualByTheirText() {
    #expect(Detent.medium().identifier == .medium && Detent.Identifier.medium != .large)
    #expect(Detent.Identifier("a") == Detent.Identifier(rawValue: "a"))
    #expect(Detent.custom { _ in 1 }.identifier != Detent.custom { _ in 1 }.identifier)
  }
}

@Suite struct UndimmedSheets {
  @Test func fingersBesideThemReachWhatIsBehind() {
    withDesk { screen, desk in
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
      button.addAction(UIAction { _ in desk.diary.write("tapped") }, for: .touchUpInside)
      desk.root.view.addSubview(button)
      desk.page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      desk.present([.medium(), .large()])
      let dimming = desk.page.sheetPresentationController?.dimming
      #expect(dimming?.alpha == 0)
      screen.play(.tap(at: CGPoint(x: 200, y: 150)))
      screen.wait(1)
      #expect(desk.told() == "tapped" && desk.root.presentedViewController != nil)
      desk.page.sheetPresentationController?.selectedDetentIdentifier = .large
      #expect(dimming?.alpha == 0.2)
      screen.play(.tap(at: CGPoint(x: 200, y: 30)))
      screen.wait(1)
      #expect(desk.root.presentedViewController == nil)
    }
  }

  @Test func betweenTwoDetentsTheDimmingGoesEvenly() {
    withDesk { screen, desk in
      desk.page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      desk.present([.medium(), .large()])
      let (medium, large) = (Double(desk.frame.minY), 59.0)
      desk.drag(from: 600, by: -110, lifts: false)
      let part = (medium - Double(desk.frame.minY)) / (medium - large)
      let dimming = desk.page.sheetPresentationController?.dimming
      #expect(part > 0.2 && abs(Double(dimming?.alpha ?? 0) - 0.2 * part) < 1e-9)
      screen.finger().up()
    }
  }

  @Test func withoutAnUndimmedDetentATapBesideDismisses() {
    withDesk { screen, desk in
      desk.present([.medium(), .large()])
      desk.page.sheetPresentationController?.largestUndimmedDetentIdentifier = Detent.Identifier(
        "no")
      screen.play(.tap(at: CGPoint(x: 200, y: 150)))
      screen.wait(1)
      #expect(desk.root.presentedViewController == nil)
    }
  }
}
