// The squeeze of a pen's barrel, from its begin to its end.

/// A squeeze that has begun.
struct PencilSqueeze {
  /// The interactions that heard that it began.
  let hearing: [UIPencilInteraction]
  /// Where the pen hovered last, in the coordinates of the screen.
  var hover: TouchSample?
}
