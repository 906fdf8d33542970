// What new objects say of themselves, as UIKit documents it.

import Foundation
import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct DefaultValues {
  @Test func ofAView() {
    let view = UIView()
    #expect(view.frame == .zero && view.transform == .identity && view.alpha == 1 && view.tag == 0)
    #expect(!view.isHidden && view.isUserInteractionEnabled && !view.clipsToBounds)
    #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch)
    #expect(view.backgroundColor == nil && view.semanticContentAttribute == .unspecified)
    #expect(view.autoresizesSubviews && view.autoresizingMask == [])
    #expect(view.superview == nil && view.window == nil && view.subviews.isEmpty)
  }

  @Test func ofALayer() {
    let layer = UIView().layer
    #expect(layer.borderWidth == 0 && layer.cornerRadius == 0 && layer.opacity == 1)
    #expect(layer.borderColor == UIColor.black.cgColor)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && !layer.masksToBounds)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowPath == nil)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
    let shape = CAShapeLayer()
    #expect(shape.fillColor == UIColor.black.cgColor && shape.strokeColor == nil)
    #expect(shape.lineWidth == 1 && shape.lineCap == .butt && shape.path == nil)
  }

  @Test func ofRecognizers() {
    let (tap, press, pan) = (
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer()
    )
    #expect(tap.isEnabled && tap.cancelsTouchesInView && tap.state == .possible)
    #expect(!tap.delaysTouchesBegan && tap.delaysTouchesEnded && tap.requiresExclusiveTouchType)
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(tap.buttonMaskRequired == .primary)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
    #expect(pan.allowedScrollTypesMask == [])
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
  }

  @Test func ofAScrollView() {
    let view = UIScrollView()
    #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
    #expect(view.isScrollEnabled && view.bounces && view.scrollsToTop && !view.isPagingEnabled)
    #expect(view.bouncesHorizontally && view.bouncesVertically && view.bouncesZoom)
    #expect(!view.alwaysBounceHorizontal && !view.alwaysBounceVertical)
    #expect(!view.isDirectionalLockEnabled && view.decelerationRate == .normal)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
    #expect(view.showsHorizontalScrollIndicator && view.showsVerticalScrollIndicator)
    #expect(view.horizontalScrollIndicatorInsets == .zero)
    #expect(view.verticalScrollIndicatorInsets == .zero)
    #expect(view.automaticallyAdjustsScrollIndicatorInsets && view.allowsKeyboardScrolling)
    #expect(view.keyboardDismissMode == .none && view.contentAlignmentPoint == .zero)
    #expect(view.transfersHorizontalScrollingToParent && view.transfersVerticalScrollingToParent)
    #expect(view.contentInsetAdjustmentBehavior == .automatic && view.refreshControl == nil)
  }

  @Test func ofATable() {
    let table = UITableView()
    #expect(table.style == .plain && !table.isEditing && table.separatorStyle == .singleLine)
    #expect(table.allowsSelection && !table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
    #expect(!table.selectionFollowsFocus && !table.remembersLastFocusedIndexPath)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
    #expect(cell.shouldIndentWhileEditing && !cell.showsReorderControl)
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    #expect(cell.accessoryType == .none && cell.selectionStyle == .default)
    #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
  }

  @Test func ofControls() {
    let (slider, stepper, pages) = (UISlider(), UIStepper(), UIPageControl())
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    #expect(slider.isContinuous && slider.isEnabled && !slider.isSelected)
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && !stepper.wraps && stepper.autorepeat && stepper.isContinuous)
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && !pages.hidesForSinglePage)
    #expect(pages.allowsContinuousInteraction && !UISwitch().isOn)
    let segments = UISegmentedControl(items: ["a"])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!segments.isMomentary && !segments.apportionsSegmentWidthsByContent)
    let control = UIControl()
    #expect(control.contentHorizontalAlignment == .center)
    #expect(control.contentVerticalAlignment == .center)
    let button = UIButton()
    #expect(button.contentEdgeInsets == .zero && button.titleEdgeInsets == .zero)
  }

  @Test func ofTexts() {
    let (field, label) = (UITextField(), UILabel())
    #expect(field.text == "" && field.placeholder == nil && field.borderStyle == .none)
    #expect(field.clearButtonMode == .never && !field.clearsOnBeginEditing)
    #expect(field.leftViewMode == .never && field.rightViewMode == .never)
    #expect(!field.isSecureTextEntry && !field.enablesReturnKeyAutomatically)
    #expect(field.autocapitalizationType == .sentences && field.textContentType == nil)
    #expect(field.keyboardType == .default && field.returnKeyType == .default)
    #expect(label.text == nil && label.numberOfLines == 1 && !label.isUserInteractionEnabled)
    #expect(label.font == .systemFont(ofSize: 17))
  }

  @Test func ofControllers() {
    let controller = UIViewController()
    #expect(controller.edgesForExtendedLayout == .all && !controller.isEditing)
    #expect(!controller.isModalInPresentation && !controller.isViewLoaded)
    #expect(controller.modalPresentationStyle == .automatic && controller.title == nil)
    let navigation = UINavigationController()
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    let item = UINavigationItem(title: "a")
    #expect(!item.hidesBackButton && !item.leftItemsSupplementBackButton)
    let button = UIBarButtonItem(title: "b", style: .plain, target: nil, action: nil)
    #expect(button.isEnabled && button.tag == 0 && button.width == 0)
    #expect(controller.sheetPresentationController?.prefersGrabberVisible == false)
    #expect(
      controller.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge == true)
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.completionSpeed == 1 && driver.wantsInteractiveStart)
    #expect(driver.completionCurve == .easeInOut && driver.timingCurve == nil)
  }
}
