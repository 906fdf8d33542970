import Testing
import TouchTesting
import UIKit

/// Screens of tests that await something.
@Suite struct AsynchronousScreenTests {
  private let a = CGPoint(x: 100, y: 100)

  /// Lets everything else run that can run on the main actor.
  private func pause() async { for _ in 0..<100 { await Task.yield() } }

  @Test func theScreenAndItsApplicationStayWhileTheBodyWaits() async {
    await withScreen { screen in
      let board = screen.view("board")
      screen.finger().down(at: a)
      await pause()
      #expect(UIApplication.shared === screen.application)
      #expect(UIWindow().application === board.window?.application)
      #expect(screen.now == 0)
      screen.finger().up()
      screen.expect("board began, board ended")
    }
  }

  @Test func aBodyThatAwaitsNothingIsNotAwaited() async {
    let entries = withScreen { screen in
      screen.add(UITapGestureRecognizer(), named: "tap", to: screen.window)
      screen.play(.tap(at: a))
      screen.expect("window began, tap ended, window cancelled")
      return screen.log.count
    }
    #expect(entries == 3)
  }

  @Test func errorOfTheBodyIsThrown() async {
    struct Told: Error {}
    await #expect(throws: Told.self) {
      try await withScreen { screen in
        screen.finger().down(at: a)
        await pause()
        throw Told()
      }
    }
  }

  @Test func severalScreensAreOpenAtOnce() async {
    var (openCount, openMax) = (0, 0)
    let tests = (1...3).map { _ in
      Task {
        await withScreen { screen in
          openCount += 1
          openMax = max(openMax, openCount)
          await pause()
          #expect(UIApplication.shared === screen.application)
          #expect(UIView().window == nil && screen.window.application === screen.application)
          openCount -= 1
        }
      }
    }
    for test in tests { await test.value }
    #expect(openMax == 3)
  }

  @Test func synchronousScreenInATaskIsNotDisturbed() async {
    await withScreen { screen in
      screen.view("board")
      let other = Task.detached { @MainActor in
        #expect(UIApplication.shared !== screen.application)
        withScreen { inner in
          inner.view("board")
          inner.play(.tap(at: CGPoint(x: 100, y: 100)))
          inner.expect("board began, board ended")
          #expect(UIApplication.shared === inner.application)
        }
      }
      await other.value
      #expect(UIApplication.shared === screen.application)
    }
  }

  @Test func tasksThatBeginInsideBelongToTheScreen() async {
    await withScreen { screen in
      await Task { #expect(UIApplication.shared === screen.application) }.value
    }
  }

  @Test func screensCanLieInsideEachOther() async {
    await withScreen { outer in
      await withScreen { inner in
        await pause()
        #expect(UIApplication.shared === inner.application)
        withScreen { #expect(UIApplication.shared === $0.application) }
        #expect(UIApplication.shared === inner.application)
      }
      #expect(UIApplication.shared === outer.application)
    }
  }

  @Test func theEndFailsTheTest() async {
    await withKnownIssue {
      await withScreen { screen in
        screen.view("board")
        screen.finger().down(at: a)
        await pause()
      }
    } matching: { issue in
      "\(issue)".contains("finger 1 is down at 100, 100: lift it")
    }
  }
}
