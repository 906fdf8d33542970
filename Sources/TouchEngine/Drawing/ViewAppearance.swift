// The appearance of a view, without its geometry.

/// The appearance that every view has, changed as one value.
nonisolated struct ViewAppearance {
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var isHidden = false
  var clips = false
  var style = UIUserInterfaceStyle.unspecified
}
