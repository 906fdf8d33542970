// Makes a failing plan smaller as long as it fails in the same way.

#if !hasFeature(Embedded)
  /// Takes parts out of a plan, and keeps what still breaks the promise.
  struct Shrinker {
    /// At most so many plans are tried.
    private static let triesMax = 4000

    private let fails: (Plan) -> Bool

    /// Keeps plans that break this promise.
    init(keeping promise: Promise) {
      self.init { $0.firstBreach(alsoRepeated: promise == .sameLog)?.promise == promise }
    }

    /// Keeps plans for which this is true.
    init(_ fails: @escaping (Plan) -> Bool) { self.fails = fails }

    func shrink(_ plan: Plan) -> Plan {
      var (best, tries) = (plan, 0)
      func attempt(_ change: (inout Plan) -> Void) -> Bool {
        var candidate = best
        change(&candidate)
        guard tries < Self.triesMax, candidate != best else { return false }
        tries += 1
        guard fails(candidate) else { return false }
        best = candidate
        return true
      }
      var isSmaller = true
      while isSmaller, tries < Self.triesMax {
        let before = best
        thin(\.inputs, best.inputs.count, attempt)
        thin(\.reactions, best.reactions.count, attempt)
        thin(\.answers, best.answers.count, attempt)
        thin(\.requirements, best.requirements.count, attempt)
        thin(\.tables, best.tables.count, attempt)
        thin(\.refreshers, best.refreshers.count, attempt)
        thin(\.navigations, best.navigations.count, attempt)
        thin(\.controls, best.controls.count, attempt)
        thin(\.scrollers, best.scrollers.count, attempt)
        thin(\.recognizers, best.recognizers.count, attempt)
        thin(\.views, best.views.count, attempt)
        simplify(best, attempt)
        isSmaller = best != before
      }
      return best
    }

    /// Takes runs of a list out: long ones first, then shorter ones, then single elements.
    private func thin<Element>(
      _ list: WritableKeyPath<Plan, [Element]>, _ count: Int,
      _ attempt: ((inout Plan) -> Void) -> Bool
    ) {
      var (count, length) = (count, max(1, count / 2))
      while length >= 1 {
        var start = count - length
        while start > -length {
          let range = max(0, start)..<min(count, start + length)
          if attempt({ $0[keyPath: list].removeSubrange(range) }) { count -= range.count }
          start -= length
        }
        length = length == 1 ? 0 : length / 2
      }
    }

    /// Makes what is left plain: settings as by default, single fingers.
    private func simplify(_ plan: Plan, _ attempt: ((inout Plan) -> Void) -> Bool) {
      for (index, view) in plan.views.enumerated() {
        _ = attempt {
          $0.views[index] = Plan.View(id: view.id, parent: view.parent, takesSeveral: true)
        }
        _ = attempt { ($0.views[index].turn, $0.views[index].scale) = (0, 1) }
        _ = attempt { $0.views[index].kind = .plain }
        _ = attempt { $0.views[index].isExclusive = false }
      }
      simplify(scrollersOf: plan, attempt)
      for (index, table) in plan.tables.enumerated() {
        _ = attempt { $0.tables[index] = Plan.Table(view: table.view) }
        _ = attempt {
          $0.tables[index] = Plan.Table(view: table.view, counts: table.counts)
        }
      }
      simplify(screensAndControlsOf: plan, attempt)
      for (index, recognizer) in plan.recognizers.enumerated() {
        _ = attempt {
          $0.recognizers[index] = Plan.Recognizer(
            id: recognizer.id, kind: recognizer.kind, view: recognizer.view,
            habits: recognizer.habits)
        }
        _ = attempt { $0.recognizers[index].delaysBegan = false }
        _ = attempt { $0.recognizers[index].delaysEnded = true }
        _ = attempt { $0.recognizers[index].cancelsTouches = true }
        _ = attempt { $0.recognizers[index].asksDelegate = false }
        for habit in recognizer.habits.indices.reversed() {
          _ = attempt { $0.recognizers[index].habits.remove(at: habit) }
          _ = attempt {
            guard $0.recognizers[index].habits.indices.contains(habit) else { return }
            $0.recognizers[index].habits[habit] = .nothing
          }
        }
      }
      for index in plan.reactions.indices { _ = attempt { $0.reactions[index].every = 1 } }
      if plan.windows.count > 1 { _ = attempt { $0.windows.removeLast() } }
      for (index, input) in plan.inputs.enumerated() {
        guard case .touches(let touches, let after, let window, let buttons) = input else {
          continue
        }
        for touch in touches.indices.reversed() where touches.count > 1 {
          _ = attempt {
            var fewer = touches
            fewer.remove(at: touch)
            $0.inputs[index] = .touches(fewer, after: after, window: window, buttons: buttons)
          }
        }
      }
    }

    private func simplify(
      screensAndControlsOf plan: Plan, _ attempt: ((inout Plan) -> Void) -> Bool
    ) {
      for (index, navigation) in plan.navigations.enumerated() {
        _ = attempt { $0.navigations[index].isChild = false }
        _ = attempt { $0.navigations[index].isBarHidden = false }
        _ = attempt { $0.navigations[index].count = 1 }
        for screen in navigation.screens.indices {
          _ = attempt { $0.navigations[index].screens[screen] = Plan.Screen() }
          _ = attempt { $0.navigations[index].screens[screen].isKept = false }
        }
      }
      for (index, control) in plan.controls.enumerated() {
        _ = attempt {
          $0.controls[index] = Plan.Control(view: control.view, kind: control.kind)
        }
      }
    }

    private func simplify(scrollersOf plan: Plan, _ attempt: ((inout Plan) -> Void) -> Bool) {
      for (index, scroller) in plan.scrollers.enumerated() {
        let plain = Plan.Scroller(view: scroller.view)
        _ = attempt { $0.scrollers[index] = plain }
        _ = attempt {
          let (width, height) = (scroller.contentWidth, scroller.contentHeight)
          $0.scrollers[index] = plain
          ($0.scrollers[index].contentWidth, $0.scrollers[index].contentHeight) = (width, height)
        }
        _ = attempt { ($0.scrollers[index].x, $0.scrollers[index].y) = (0, 0) }
        _ = attempt { ($0.scrollers[index].zoomMin, $0.scrollers[index].zoomMax) = (1, 1) }
        _ = attempt { ($0.scrollers[index].refuses, $0.scrollers[index].spares) = ([], []) }
        let switches: [(WritableKeyPath<Plan.Scroller, Bool>, Bool)] = [
          (\.pages, false), (\.locks, false), (\.bouncesX, true), (\.bouncesY, true),
          (\.alwaysX, false), (\.alwaysY, false), (\.delays, true), (\.cancels, true),
          (\.transfersX, true), (\.transfersY, true), (\.bouncesZoom, true),
        ]
        for (path, value) in switches { _ = attempt { $0.scrollers[index][keyPath: path] = value } }
        let numbers: [(WritableKeyPath<Plan.Scroller, Double>, Double)] = [
          (\.inset, 0), (\.rate, 0.998), (\.contentWidth, 400), (\.contentHeight, 1200),
        ]
        for (path, value) in numbers { _ = attempt { $0.scrollers[index][keyPath: path] = value } }
      }
    }
  }
#endif
