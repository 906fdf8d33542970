// Makes some scroll views tables, gives some refresh controls, and has code act on them.

nonisolated extension Plan {
  /// Makes tables and refresh controls from dice of their own.
  mutating func grow(tablesOf features: Features, with start: Dice) {
    var dice = start
    for index in scrollers.indices {
      let view = scrollers[index].view
      if dice.chance(0.6) {
        tables.append(table(view, features, &dice))
        // Tables are not zoomed.
        scrollers[index].zoomed = -1
        (scrollers[index].zoomMin, scrollers[index].zoomMax) = (1, 1)
        scrollers[index].pages = scrollers[index].pages && dice.chance(0.3)
      }
      if dice.chance(0.4) {
        refreshers.append(
          Refresher(
            view: view, delay: dice.pick([0.5, 0, 0.1, 2, -1]), isEnabled: !dice.chance(0.05)))
        scrollers[index].alwaysY = dice.chance(0.7)
      }
    }
    uncoverRows(&dice)
    guard !tables.isEmpty || !refreshers.isEmpty, features.contains(.reactions) else { return }
    if !tables.isEmpty, dice.chance(0.2) {
      let moment = dice.pick([Moment.counted, .cellForRow, .willDisplay, .didEndDisplaying])
      let mutation = Mutation.table(dice.pick(tables).view, .reload)
      reactions.append(Reaction(moment: moment, every: 1 + dice.below(20), mutation: mutation))
    }
    for _ in 0..<dice.below(7) {
      let moment = dice.pick(dice.chance(0.8) ? Moment.tables : Moment.scrolling)
      let every = 1 + dice.below(moment.isFrequent ? 60 : 4)
      let mutation = tableReaction(features, &dice)
      reactions.append(
        Reaction(
          moment: moment, every: every, mutation: mutation,
          timesMax: mutation.isDeparture ? 2 : 0))
    }
  }

  /// Makes some views lower that lie in a table: rows under a view are out of a finger's reach.
  private mutating func uncoverRows(_ dice: inout Dice) {
    for view in views where dice.chance(0.5) && scroller(view.id) == nil {
      for index in tables.indices where tables[index].view == view.parent {
        tables[index].lowered.append(view.id)
      }
    }
  }

  /// What code does in a call of a table.
  private func tableReaction(_ features: Features, _ dice: inout Dice) -> Mutation {
    if dice.chance(0.1), let mutation = unrulyMutation(features, &dice) { return mutation }
    if dice.chance(0.1) { return scrollMutation(features, &dice) }
    return dice.chance(0.85) ? tableMutation(&dice) : mutation(features, &dice)
  }

  private func table(_ view: Int, _ features: Features, _ dice: inout Dice) -> Table {
    var new = Table(view: view)
    new.counts = (0..<dice.pick([1, 1, 2, 4, 0])).map { _ in dice.pick([0, 1, 3, 8, 30, 100]) }
    if dice.chance(0.5) {
      new.heights = (0..<1 + dice.below(5)).map { _ in dice.pick([44, 20, 80, 0, -1, 300, 33.5]) }
    }
    if features.contains(.garbage), dice.chance(0.05) { new.heights.append(.nan) }
    (new.header, new.footer) = (dice.pick([-1, -1, 0, 30]), dice.pick([-1, -1, 0, 12]))
    new.headers = dice.pick(Headers.allCases)
    new.isGrouped = dice.chance(0.3)
    new.allowsSeveral = dice.chance(0.3)
    new.allowsSelection = !dice.chance(0.05)
    new.selectsInEditing = dice.chance(0.5)
    new.isEditing = dice.chance(0.3)
    (new.leading, new.trailing) = (dice.pick([0, 1, 2]), dice.pick([0, 1, 1, 3]))
    new.performsFirst = dice.chance(0.7)
    new.completion = dice.pick([.yes, .no, .late, .late, .never])
    let parts = [0, 0, 3, 7]
    (new.refuses, new.refers, new.declines) = (dice.pick(parts), dice.pick(parts), dice.pick(parts))
    (new.keeps, new.isFixed, new.isClosed) = (dice.pick(parts), dice.pick(parts), dice.pick(parts))
    new.target = dice.pick([.proposed, .source, .first, .beyond, .beyond])
    return new
  }

  /// Something that an app may do to a table or a refresh control at any time.
  func tableMutation(_ dice: inout Dice) -> Mutation {
    if tables.isEmpty || !refreshers.isEmpty && dice.chance(0.2) {
      guard !refreshers.isEmpty else { return .repair }
      return .refresh(
        dice.pick(refreshers).view,
        dice.pick([.begin, .end, .end, .end, .toggle, .takeOut, .putIn])
      )
    }
    let view = dice.pick(tables).view
    return .table(view, dice.chance(0.6) ? changeOfRows(&dice) : otherAct(&dice))
  }

  private func changeOfRows(_ dice: inout Dice) -> TableAct {
    let (section, row) = (dice.below(5), dice.below(dice.pick([4, 40])))
    switch dice.below(17) {
    case 0, 1: return .reload
    case 2, 3: return .insert(section: section, row: row, count: 1 + dice.below(3))
    case 4, 5: return .delete(section: section, row: row, count: 1 + dice.below(3))
    case 6, 7:
      return .move(section: section, row: row, toSection: dice.below(5), toRow: dice.below(20))
    case 8: return .reloadRow(section: section, row: row)
    case 9: return .insertSection(section)
    case 10: return .deleteSection(section)
    case 11: return .reloadSection(section)
    case 12: return .reconfigureRow(section: section, row: row)
    case 13: return .moveSection(section, to: dice.below(5))
    default: return .changeTogether(dice.next() >> 40)
    }
  }

  private func otherAct(_ dice: inout Dice) -> TableAct {
    let (section, row) = (dice.below(5), dice.below(dice.pick([4, 40])))
    let (position, isAnimated) = (dice.below(4), dice.chance(0.5))
    switch dice.below(20) {
    case 0, 1, 2:
      return .select(section: section, row: row, position: position, animated: isAnimated)
    case 3: return .deselect(section: section, row: row)
    case 4: return .deselectAll
    case 5, 6: return .show(section: section, row: row, position: position, animated: isAnimated)
    case 7, 8, 9: return .toggleEditing
    case 10: return dice.chance(0.5) ? .toggleSeveral : .toggleChoosing
    case 11: return dice.chance(0.3) ? .toggleSelection : .look
    case 12: return .setRowHeight(dice.pick([-1, 30, 60, 0]))
    case 13: return .setTop(dice.pick([0, 20, 100]))
    case 14: return .setSize(width: dice.quarter(100, 400), height: dice.pick([0, 100, 400, 900]))
    case 15: return dice.chance(0.5) ? .dropSource : .freeSource
    case 16: return .changeSource
    case 17: return .removeCell(dice.below(10))
    case 18: return .layOut
    default: return .look
    }
  }
}
