// Which part of a text is selected, when a finger drags through it, and what is told of a keyboard.

import GestureCore
import Testing
import WidgetRules

@Suite struct TextSelections {
  private typealias Move = TextSelection.Move

  @Test(arguments: [
    (TextSelection.Move.left, false, 2, 2), (.right, false, 4, 4), (.start, false, 0, 0),
    (.end, false, 5, 5), (.left, true, 2, 3), (.right, true, 2, 5), (.start, true, 2, 0),
    (.end, true, 2, 5),
  ])
  func aKeyMovesTheSelection(_ move: TextSelection.Move, extends: Bool, anchor: Int, head: Int) {
    let selection = TextSelection(from: 2, to: 4)
    #expect(
      selection.moved(move, extends: extends, in: 5) == TextSelection(from: anchor, to: head))
  }

  @Test func theInsertionPointStaysInTheText() {
    #expect(TextSelection(at: 0).moved(.left, extends: false, in: 3) == TextSelection(at: 0))
    #expect(TextSelection(at: 3).moved(.right, extends: true, in: 3) == TextSelection(at: 3))
    #expect(TextSelection(from: -2, to: 9).clamped(to: 3) == TextSelection(from: 0, to: 3))
    #expect(TextSelection(from: 3, to: 1).range == 1..<3 && TextSelection(at: 2).isEmpty)
  }

  @Test(arguments: [(-1, 0..<2), (1, 0..<2), (2, 2..<4), (4, 4..<5), (5, 5..<6), (99, 5..<6)])
  func charactersOfOneKindBelongTogether(_ index: Int, _ word: Range<Int>) {
    let kinds: [TextSelection.Kind] = [.letter, .letter, .space, .space, .sign, .letter]
    #expect(TextSelection.word(at: index, in: kinds) == word)
    #expect(TextSelection.word(at: index, in: []) == 0..<0)
  }

  @Test func draggingFromWordToWordSelectsBothWhole() {
    #expect(TextSelection.words(from: 2..<5, to: 2..<5) == TextSelection(from: 2, to: 5))
    #expect(TextSelection.words(from: 2..<5, to: 6..<9) == TextSelection(from: 2, to: 9))
    #expect(TextSelection.words(from: 2..<5, to: 0..<1) == TextSelection(from: 5, to: 0))
  }

  @Test(arguments: [
    (-5, 0), (9.9, 0), (10, 1), (14.9, 1), (15, 2), (99, 2), (.infinity, 2), (.nan, 0),
  ])
  func theCharacterUnderAFinger(place: Double, index: Int) {
    #expect(CaretRule.character(at: place, widths: [10, 5, 20]) == index)
    #expect(CaretRule.character(at: place, widths: []) == 0)
    // A width that is not positive takes no room.
    #expect(CaretRule.character(at: place, widths: [10, -7, 5, 20]) == (index > 0 ? index + 1 : 0))
  }

  @Test func anInsertionPointIsNotNearAWidthThatIsNotPositive() {
    #expect([-1, 3, 6].map { CaretRule.index(at: $0, widths: [-10, 10]) } == [0, 1, 2])
  }
}

@Suite struct TextDrags {
  @Test func aFingerThatRestsDragsTheInsertionPoint() {
    var rule = TextDragRule()
    rule.begin(tapCount: 1, at: Point(100, 20))
    #expect(rule.kind == .caret && rule.move(to: Point(110, 20)) == .waits)
    #expect(rule.move(to: Point(108, 28)) == .fails && rule.rest() == .begins)
  }

  @Test func aFingerThatMovesAfterATapDragsFromWordToWord() {
    var rule = TextDragRule()
    rule.begin(tapCount: 2, at: Point(100, 20))
    #expect(rule.kind == .words && rule.rest() == .waits && rule.start == Point(100, 20))
    #expect(rule.move(to: Point(100, 30)) == .waits && rule.move(to: Point(89, 20)) == .begins)
  }
}

@Suite struct Keyboards {
  @Test func aKeyboardComesMovesAndGoes() {
    var rule = KeyboardRule()
    let none = rule.begin(isShown: false, hasMoved: true)
    #expect(none == nil && !rule.isShown)
    let first = rule.begin(isShown: true, hasMoved: true)
    #expect(first?.course == .shows && rule.isShown && rule.ends(first?.number ?? 0))
    let same = rule.begin(isShown: true, hasMoved: false)
    let second = rule.begin(isShown: true, hasMoved: true)
    #expect(same == nil && second?.course == .shows && !rule.ends(first?.number ?? 0))
    let third = rule.begin(isShown: false, hasMoved: false)
    #expect(third?.course == .hides && !rule.isShown && rule.ends(third?.number ?? 0))
    let gone = rule.begin(isShown: false, hasMoved: false)
    #expect(gone == nil)
  }
}
