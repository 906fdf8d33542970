import UIKit

/// Switches tools when the barrel of the pencil is tapped twice or squeezed.
@MainActor @available(iOS 17.5, *)
final class PencilToolSwitcher: NSObject {
  enum Tool { case pen, marker, eraser }

  private(set) var tool = Tool.pen
  private var previous = Tool.marker
  private(set) var palette: CGPoint?
  private lazy var interaction: UIPencilInteraction = {
    let interaction = UIPencilInteraction()
    interaction.delegate = self
    return interaction
  }()

  @objc func install(on view: UIView) {
    view.addInteraction(interaction)
  }

  @objc func suspend() {
    interaction.isEnabled = false
  }

  func pick(_ next: Tool) {
    guard next != tool else { return }
    previous = tool
    tool = next
  }
}

@available(iOS 17.5, *)
extension PencilToolSwitcher: UIPencilInteractionDelegate {
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
    switch UIPencilInteraction.preferredTapAction {
    case .switchEraser: pick(tool == .eraser ? previous : .eraser)
    case .switchPrevious: pick(previous)
    default: break
    }
  }

  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {
    switch squeeze.phase {
    case .began: palette = squeeze.hoverPose?.location ?? .zero
    case .ended where UIPencilInteraction.preferredSqueezeAction == .switchEraser: pick(.eraser)
    case .cancelled: palette = nil
    default: break
    }
  }
}

/// The double tap as apps handled it before iOS 17.5.
final class OldPencilToggle: NSObject, UIPencilInteractionDelegate {
  private(set) var isErasing = false

  func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {
    isErasing.toggle()
  }
}
