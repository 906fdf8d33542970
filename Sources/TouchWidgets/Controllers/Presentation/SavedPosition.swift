// What a presentation needs of the views of the two controllers: where they are, and where they belong.

import GestureCore
@_spi(Widgets) import TouchEngine

extension ControllerTransition.Side {
  /// A controller whose view stays where it is.
  static func staying(_ controller: UIViewController) -> Self {
    let frame = controller.viewStorage?.frame ?? .zero
    return Self(controller: controller, view: nil, frames: (frame, frame))
  }

  /// A controller whose view comes to a frame.
  static func coming(_ controller: UIViewController, to frame: CGRect) -> Self {
    Self(controller: controller, view: controller.viewStorage, frames: (.zero, frame))
  }

  /// A controller whose view comes back under the one that goes.
  static func returning(_ controller: UIViewController, in container: UIView) -> Self {
    let view = controller.viewStorage
    view?.frame = container.bounds
    return Self(controller: controller, view: view, frames: (.zero, container.bounds))
  }

  /// A controller whose view goes.
  static func going(_ controller: UIViewController) -> Self {
    let view = controller.viewStorage
    return Self(controller: controller, view: view, frames: (view?.frame ?? .zero, .zero))
  }
}

/// The position in the hierarchy of a view that a transition does not move. If the animator puts the view
/// into the container, the view goes back afterwards.
struct SavedPosition {
  private let view: UIView?
  private let superview: Weak<UIView>
  private let index: Int

  init(of view: UIView?) {
    let superview = view?.superviewStorage
    self.view = view
    self.superview = Weak(superview)
    index = superview?.subviewStorage.firstIndex { $0 === view } ?? 0
  }

  /// Puts the view back if it is nowhere.
  func restoreIfGone() {
    guard let view, view.superviewStorage == nil else { return }
    superview.object?.insertSubview(view, at: index)
  }

  /// Puts the view back if it is in the container now.
  func restore(from container: UIView) {
    guard let view, view.superviewStorage === container else { return }
    superview.object?.insertSubview(view, at: index)
  }
}
