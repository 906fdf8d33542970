// What `play --window` takes, and what it says of what it does not take.

import ArgumentParser
import Testing
import TouchTrace

@testable import TouchPlay

@MainActor struct WindowFlagsTests {
  private struct Player: TouchPlayer {
    static let apps: [TouchApp] = []
  }

  /// What is wrong with a command line; nil for nothing.
  private func mistake(_ words: String...) -> String? {
    do {
      _ = try Play<Player>.parse(words)
      return nil
    } catch {
      return Play<Player>.message(for: error)
    }
  }

  @Test func aWindowHasASizeADensityAndColours() {
    #expect(mistake("--window") == nil)
    #expect(
      mistake(
        "--window", "--app", "Board", "--width", "300", "--height", "400", "--density", "2",
        "--dark", "--log", "--trace", "file") == nil)
  }

  @Test(arguments: [
    (["--density", "8"], "--density 8.0: found that, expected 0.5 to 4."),
    (["--width", "5"], "--width 5.0: a side of a window has from 50 to 4000 points."),
    (["--height", "nan"], "--height nan: a side of a window has from 50 to 4000 points."),
    (["--watch"], "--watch is for the page. Leave it out with --window."),
    (["--port", "80"], "--port is for the page. Leave it out with --window."),
  ])
  func optionsThatNoWindowTakesAreTold(words: [String], expected: String) {
    do {
      _ = try Play<Player>.parse(["--window"] + words)
      Issue.record("\(words) was taken")
    } catch {
      #expect(Play<Player>.message(for: error) == expected)
    }
  }

  @Test(arguments: [
    ["--app", "Board"], ["--width", "300"], ["--dark"], ["--log"], ["--trace", "file"],
    ["--density", "1"],
  ])
  func optionsOfAWindowAreNoneOfThePage(words: [String]) {
    do {
      _ = try Play<Player>.parse(words)
      Issue.record("\(words) was taken")
    } catch {
      #expect(
        Play<Player>.message(for: error)
          == "\(words[0]) is for a window. Add --window, or leave it out for the page.")
    }
  }

  #if !Window
    @Test func aBuildWithoutWindowsSaysHowToGetThem() async throws {
      let command = try Play<Player>.parse(["--window"])
      await #expect {
        try await command.run()
      } throws: { error in
        let words = Play<Player>.message(for: error)
        return ["libsdl2-dev libpango1.0-dev librsvg2-dev", "swift run --traits Window"]
          .allSatisfy(words.contains)
      }
    }
  #endif
}
