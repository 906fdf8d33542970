// Rules about views that touches do not reach where they are seen.

import GestureCore
import TouchKit

nonisolated extension AppSketch {
  /// Views that want touches and lie under a clear view that wants none and takes them all.
  ///
  /// A clear view with a recognizer, or with anything in it that wants touches, may cover on purpose.
  func coveredViews() -> [LintFinding] {
    views.indices.compactMap { cover in
      guard isAccidentalCover(cover), let parent = views[cover].superview,
        views[parent].superview != nil
      else { return nil }
      let reach = reach(of: cover)
      let covered = views.indices.filter { index in
        wantsTouches(index) && index < cover && !isView(cover, in: index)
          && isView(index, in: parent) && views[index].isInteractionEnabled
          && !self.reach(of: index).isEmpty && reach.contains(self.reach(of: index))
      }
      guard !covered.isEmpty else { return nil }
      let view = views[cover]
      let about = ofTheApp.filter { covered.contains(recognizers[$0].view ?? -1) }
      let names = covered.map { views[$0].name }.joined(separator: ", ")
      var found = finding(
        .coveredView, about: about,
        "\(view.name) is clear and lies over \(names): it takes all touches, and does nothing with "
          + "them.",
        mend: "\(view.code).isUserInteractionEnabled = false")
      found.place.append(path(to: cover))
      if about.isEmpty { found.place += covered.map(path(to:)) }
      return found
    }
  }

  private func isAccidentalCover(_ index: Int) -> Bool {
    views[index].isClear && chain(from: index).allSatisfy { takesTouches($0) }
      && !views.indices.contains { isView($0, in: index) && wantsTouches($0) }
  }

  /// Whether hit tests look at a view.
  private func takesTouches(_ index: Int) -> Bool {
    let view = views[index]
    return HitTestRule.skip(
      isHidden: view.isHidden, isInteractionEnabled: view.isInteractionEnabled, alpha: view.alpha,
      isAnimating: false) == nil
  }

  /// Whether a view does something with touches, as far as lint knows.
  private func wantsTouches(_ index: Int) -> Bool {
    let view = views[index]
    return view.tapping != .nothing || view.isSlider || !view.scrollAxes.isEmpty
      || recognizers.contains { $0.view == index && !$0.isPartOfTouchKit && $0.isEnabled }
  }

  /// Controls of which a part is outside of their superview.
  func cutOffControls() -> [LintFinding] {
    views.indices.compactMap { index in
      guard views[index].isCutOff, let superview = views[index].superview,
        chain(from: index).allSatisfy({ takesTouches($0) })
      else { return nil }
      let (view, outer) = (views[index], views[superview])
      var found = finding(
        .cutOffControl, about: [],
        "\(view.name) is partly or wholly outside of the bounds of \(outer.name), where hit tests "
          + "do not look: a finger there does not press it.",
        mend: inside(view, outer))
      found.place = [path(to: index)]
      return found
    }
  }
}
