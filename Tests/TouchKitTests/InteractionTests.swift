// Objects that a view owns besides recognizers: when they come, go and hear of it.

import Testing
import TouchTesting
import UIKit

/// Writes down which view is about to take it, and which has.
private final class DiaryInteraction: UIInteraction {
  private(set) weak var view: UIView?
  var lines: [String] = []
  var willMove: (UIView?) -> Void = { _ in }
  var didMove: (UIView?) -> Void = { _ in }

  init() {}
  deinit {}

  func willMove(to view: UIView?) {
    lines.append("will \(view?.tag ?? 0)")
    willMove(view)
  }

  func didMove(to view: UIView?) {
    self.view = view
    lines.append("did \(view?.tag ?? 0)")
    didMove(view)
  }
}

/// Brings a tap to any view, as libraries for iOS do.
private final class TapInteraction: UIInteraction {
  private(set) weak var view: UIView?
  private(set) var taps = 0
  private let recognizer = UITapGestureRecognizer()

  init() { recognizer.addTarget(self) { interaction in { interaction.taps += 1 } } }
  deinit {}

  func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(recognizer) }

  func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }
}

@Suite struct Interactions {
  private let view = UIView()
  private let other = UIView()
  private let diary = DiaryInteraction()

  init() { (view.tag, other.tag) = (1, 2) }

  private func numbers(_ view: UIView, among all: [DiaryInteraction]) -> [Int?] {
    view.interactions.map { one in all.firstIndex { $0 === one } }
  }

  @Test func areAddedOnceAndRemovedOnce() {
    view.addInteraction(diary)
    view.addInteraction(diary)
    #expect(diary.lines == ["will 1", "did 1"] && view.interactions.count == 1)
    view.removeInteraction(diary)
    view.removeInteraction(diary)
    #expect(diary.lines == ["will 1", "did 1", "will 0", "did 0"] && view.interactions.isEmpty)
  }

  @Test func leaveTheViewThatHadThem() {
    view.addInteraction(diary)
    other.addInteraction(diary)
    #expect(diary.lines == ["will 1", "did 1", "will 0", "did 0", "will 2", "did 2"])
    #expect(view.interactions.isEmpty && other.interactions.count == 1)
  }

  @Test func ofAnotherViewStayThere() {
    view.addInteraction(diary)
    other.removeInteraction(diary)
    #expect(diary.lines == ["will 1", "did 1"] && view.interactions.count == 1)
  }

  @Test func areReplacedByAList() {
    let all = [diary, DiaryInteraction(), DiaryInteraction()]
    view.interactions = [all[0], all[1]]
    #expect(numbers(view, among: all) == [0, 1])
    view.interactions = [all[2], all[1]]
    #expect(numbers(view, among: all) == [1, 2])
    #expect(all[0].lines == ["will 1", "did 1", "will 0", "did 0"])
    #expect(all[1].lines == ["will 1", "did 1"] && all[2].lines == ["will 1", "did 1"])
  }

  @Test func areInTheListOnceTheyHearThatTheyCameAndNoMoreOnceTheyHearThatTheyWent() {
    var counts: [Int] = []
    diary.willMove = { [view] _ in counts.append(view.interactions.count) }
    diary.didMove = { [view] _ in counts.append(view.interactions.count) }
    view.addInteraction(diary)
    view.removeInteraction(diary)
    #expect(counts == [0, 1, 1, 0])
  }

  @Test func goBeforeOthersComeInTheirPlace() {
    var lines: [String] = []
    let new = DiaryInteraction()
    view.addInteraction(diary)
    diary.willMove = { _ in lines.append("the old one goes") }
    new.willMove = { _ in lines.append("the new one comes") }
    view.interactions = [new]
    #expect(lines == ["the old one goes", "the new one comes"])
  }

  @Test(arguments: [1, 0]) func comeOrGoOnceIfThatIsCalledAgainWhileTheyHearOfIt(owner: Int) {
    func change() {
      if owner == 1 { view.addInteraction(diary) } else { view.removeInteraction(diary) }
    }
    if owner == 0 { view.addInteraction(diary) }
    diary.lines = []
    var isFirst = true
    diary.willMove = { _ in
      guard isFirst else { return }
      isFirst = false
      change()
    }
    change()
    #expect(diary.lines == ["will \(owner)", "will \(owner)", "did \(owner)"])
    #expect(view.interactions.count == owner)
    diary.willMove = { _ in }
  }

  @Test func areOfTheViewOfTheCallIfTheyAreAddedElsewhereMeanwhile() {
    diary.willMove = { [view, other, unowned diary] next in
      if next === view { other.addInteraction(diary) }
    }
    view.addInteraction(diary)
    #expect(diary.lines == ["will 1", "will 2", "did 2", "did 1"])
    #expect(view.interactions.count == 1 && other.interactions.isEmpty && diary.view === view)
  }

  @Test func areKeptAliveByTheirViewAndDoNotKeepIt() {
    weak var interaction: DiaryInteraction?
    weak var owner: UIView?
    do {
      let view = UIView()
      view.addInteraction(DiaryInteraction())
      interaction = view.interactions.first as? DiaryInteraction
      owner = view
      #expect(interaction != nil)
    }
    #expect(interaction == nil && owner == nil)
  }

  @Test func bringRecognizersToAnyView() {
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      let interaction = TapInteraction()
      board.addInteraction(interaction)
      screen.play(.tap(at: CGPoint(x: 100, y: 100)))
      screen.settle()
      #expect(interaction.taps == 1)
      board.removeInteraction(interaction)
      screen.play(.tap(at: CGPoint(x: 100, y: 100)))
      screen.settle()
      #expect(interaction.taps == 1 && board.gestureRecognizers?.isEmpty ?? true)
    }
  }
}
