// What becomes of keys: the whole table of takers, and what is down.

import GestureCore
import Testing

@Suite struct KeyRuleTests {
  @Test func aCommandTakesAKeyUnlessTheKeyEditsAndItWantsNoPriority() {
    var takers: [KeyTaker] = []
    for hasCommand in [false, true] {
      for priority in [false, true] {
        for edits in [false, true] {
          takers.append(
            KeyTaker(hasCommand: hasCommand, commandHasPriority: priority, edits: edits))
        }
      }
    }
    #expect(
      takers == [.press, .press, .press, .press, .command, .press, .command, .command])
  }

  @Test func aKeyGoesDownOnceAndUpOnce() {
    var keys = KeysDown()
    #expect(keys.isEmpty)
    #expect(keys.follow(.up, of: 4) == .wasNotDown)
    #expect(keys.follow(.repeated, of: 4) == .wasNotDown)
    #expect(keys.follow(.cancelled, of: 4) == .wasNotDown)
    #expect(keys.follow(.down, of: 4) == .begin)
    #expect(keys.follow(.down, of: 4) == .wasDown)
    #expect(keys.follow(.down, of: 5) == .begin)
    #expect(keys.follow(.repeated, of: 4) == .again(.press))
    keys.use(.text, for: 4)
    keys.use(.command, for: 5)
    keys.use(.command, for: 6)
    #expect(keys.follow(.repeated, of: 4) == .again(.text))
    #expect(keys.follow(.up, of: 4) == .end)
    #expect(!keys.isEmpty)
    #expect(keys.follow(.cancelled, of: 5) == .cancel)
    #expect(keys.isEmpty && keys.follow(.up, of: 5) == .wasNotDown)
  }
}
