// What a hand does to the barrel of a pen, and the interactions that hear of it.

import GestureCore

extension Engine {
  /// Tells the interactions whose views can be seen. An interaction that heard that a squeeze began hears how it
  /// goes on and ends, whatever becomes of its view.
  func process(_ input: HostInput.PencilInput, of application: UIApplication) {
    pass(to: input.time)
    var input = input
    input.time = scheduler.now
    if input.hover?.isFinite == false {
      input.hover = nil
      report(.badInput(.hoverNotFinite))
    }
    switch input.action {
    case .tap: tell(application.interactionsWithPencilInSight, of: input)
    case .squeeze(.began):
      if squeeze != nil { report(.badInput(.repeatedSqueeze)) }
      cancelSqueeze()
      let hearing = application.interactionsWithPencilInSight
      squeeze = PencilSqueeze(hearing: hearing, hover: input.hover)
      tell(hearing, of: input)
    case .squeeze(let phase): goOn(with: input, to: phase)
    }
  }

  /// A pen that hovers too far away to be measured is where it was last. [doc]
  private func goOn(with input: HostInput.PencilInput, to phase: UIPencilInteraction.Phase) {
    guard var squeeze else { return report(.badInput(.unknownSqueeze(phase))) }
    squeeze.hover = input.hover ?? squeeze.hover
    self.squeeze = phase == .changed ? squeeze : nil
    tell(squeeze.hearing, of: .init(input.action, hover: squeeze.hover, time: input.time))
  }

  /// The system takes a squeeze away, if one has begun.
  func cancelSqueeze() {
    guard squeeze != nil else { return }
    goOn(with: .init(.squeeze(.cancelled), time: scheduler.now), to: .cancelled)
  }

  /// Each of them may change anything, also which interactions there are.
  private func tell(_ interactions: [UIPencilInteraction], of input: HostInput.PencilInput) {
    for interaction in interactions {
      var own = input
      let window = interaction.view?.window
      own.hover = own.hover.flatMap { window?.fromScreen($0) }
      interaction.hear(own)
    }
  }
}

extension UIApplication {
  /// Whether anything hears of a pen's barrel now.
  package final var hearsPencil: Bool { !interactionsWithPencilInSight.isEmpty }

  /// The interactions that hear of a pen's barrel and whose views can be seen: of the windows back to front, of a
  /// view before its subviews.
  fileprivate final var interactionsWithPencilInSight: [UIPencilInteraction] {
    let all = windows.flatMap { $0.seenViews }.flatMap { $0.interactionStorage }
    return all.compactMap { $0 as? UIPencilInteraction }.filter { $0.isEnabled }
  }
}
