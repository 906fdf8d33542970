// The controls of a simulated app that UIKit has classes for: they tell the world which touches they hear.

import GestureCore
import TouchKit

/// A switch.
final class SimulatedToggle: UISwitch {
  private let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(frame: .zero)
  }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .cancelled) { super.touchesCancelled(touches, with: event) }
  }
}

/// A slider.
final class SimulatedSlider: UISlider {
  private let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(frame: .zero)
  }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .cancelled) { super.touchesCancelled(touches, with: event) }
  }
}

/// A stepper.
final class SimulatedStepper: UIStepper {
  private let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(frame: .zero)
  }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .cancelled) { super.touchesCancelled(touches, with: event) }
  }
}

/// A segmented control.
final class SimulatedSegments: UISegmentedControl {
  private let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(frame: .zero)
  }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .cancelled) { super.touchesCancelled(touches, with: event) }
  }
}

/// A page control.
final class SimulatedPages: UIPageControl {
  private let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(frame: .zero)
  }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .cancelled) { super.touchesCancelled(touches, with: event) }
  }
}
