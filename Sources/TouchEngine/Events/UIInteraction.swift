// What can be added to a view besides recognizers: objects that the view owns, and that hear of it.

/// An object that is added to a view, and hears of it.
///
/// The app's own classes may adopt it, to bring recognizers and what belongs to them to any view in one piece:
/// they add them in ``didMove(to:)``. The view keeps its interactions alive; they do not keep the view alive.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIInteraction: AnyObject {
  /// The view that owns the interaction. It is the interaction that stores it, weakly, in ``didMove(to:)``.
  var view: UIView? { get }
  /// A view is about to take the interaction, or to give it up: then there is none.
  func willMove(to view: UIView?)
  /// A view has taken the interaction, or has given it up: then there is none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order added.
  ///
  /// Setting it removes the interactions that are not in the new value, and adds the new ones at the end.
  /// - Complexity: O(*n* · *m*) in the numbers of old and of new ones.
  public final var interactions: [any UIInteraction] {
    get { interactionStorage }
    set {
      for old in interactionStorage where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, and takes it from the view that has it now. It hears of each step. It is not added twice.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard !owns(interaction) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    // The interaction may have been added while it heard that it will be, here or to another view. The view of
    // this call wins.
    guard !owns(interaction) else { return }
    interaction.view?.interactionStorage.removeAll { $0 === interaction }
    interactionStorage.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction, which hears of it. Another view's interaction stays there.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard owns(interaction) else { return }
    interaction.willMove(to: nil)
    // It may have been removed while it heard that it will be.
    guard owns(interaction) else { return }
    interactionStorage.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  private final func owns(_ interaction: any UIInteraction) -> Bool {
    interactionStorage.contains { $0 === interaction }
  }
}
