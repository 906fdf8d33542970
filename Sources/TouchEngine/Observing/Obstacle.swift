// Why a view did not do what fingers or keys asked of it.

nonisolated extension Observation {
  /// What kept a view from doing what fingers or keys asked of it: a setting, an answer of its delegate, or where
  /// the finger was.
  ///
  /// The raw value says it in words, to follow the view's name and a colon.
  public enum Obstacle: String, Sendable {
    // MARK: Responders

    /// A press or a shake came, and its window has no first responder.
    case noFirstResponder = "no view in it is first responder"
    /// It was asked to become first responder.
    case cannotBecomeFirstResponder = "its canBecomeFirstResponder is false"

    /// An event of touches came to the window.
    case eventKept = "sendEvent(_:), of the window or of the application, did not pass the event on"

    // MARK: Controls

    /// A finger came down on a control.
    case disabled = "its isEnabled is false"
    /// A finger came down on a control.
    case trackingDeclined = "its beginTracking(_:with:) returned false"
    /// A finger came down on a slider.
    case besideThumb = "the finger came down beside its thumb"
    /// A finger was lifted from a half of a stepper.
    case atMinimum = "its value is its minimumValue"
    /// A finger was lifted from a half of a stepper.
    case atMaximum = "its value is its maximumValue"
    /// A finger was lifted from a half of a page control.
    case atFirstPage = "its currentPage is the first page"
    /// A finger was lifted from a half of a page control.
    case atLastPage = "its currentPage is the last page"
    /// A finger was lifted from a segment.
    case selectedAlready = "this segment is selected already"
    /// A finger was lifted from a segment.
    case segmentDisabled = "this segment is not enabled"
    /// A text field was to be edited.
    case editingDeclined = "textFieldShouldBeginEditing(_:) returned false"

    /// Text was typed into a text field.
    case changeDeclined =
      "textField(_:shouldChangeCharactersIn:replacementString:) returned false"

    // MARK: Scroll views

    /// A finger came down on the content of a scroll view.
    case contentClosed = "its touchesShouldBegin(_:with:in:) returned false"
    /// Two fingers pinched a scroll view.
    case nothingToZoom = "viewForZooming(in:) returned nil"
    /// A finger came down on a row.
    case noSelection = "its allowsSelection is false"
    /// A finger came down on a row.
    case noSelectionDuringEditing = "its allowsSelectionDuringEditing is false"
    /// A finger came down on a row.
    case highlightDeclined = "tableView(_:shouldHighlightRowAt:) returned false"
    /// A finger was lifted from a row.
    case selectionDeclined = "tableView(_:willSelectRowAt:) returned nil"

    // MARK: Controllers

    /// A finger swiped a screen back.
    case barHidden = "its isNavigationBarHidden is true"
    /// A finger swiped a screen back.
    case noBackButton = "its top item shows no back button"
    /// A finger pulled a sheet down.
    case modal = "its isModalInPresentation is true"
    /// A finger pulled a sheet down.
    case dismissalDeclined = "presentationControllerShouldDismiss(_:) returned false"
  }
}
