// The marks of controls: what their targets can see of their branches.

import GestureCore
import TouchKit

extension World {
  /// Notes how a finger changed a value.
  func markValue(of id: Int) {
    switch family.views[id] {
    case is UISwitch: mark(.toggled)
    case let slider as UISlider:
      mark(slider.isContinuous ? .slid : .slidQuietly)
    case let stepper as UIStepper:
      if !stepper.isTracking { break }
      mark(stepper.isContinuous ? .stepped : .steppedQuietly)
    case let segments as UISegmentedControl:
      mark(segments.isMomentary ? .momentarySegment : .segmentChosen)
    case let pages as UIPageControl:
      mark(pages.interactionState == .discrete ? .pageTapped : .pagesDragged)
    default: break
    }
  }
}
