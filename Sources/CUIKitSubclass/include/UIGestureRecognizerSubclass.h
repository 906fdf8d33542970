// Intentionally empty: the subclassing surface is part of TouchKit's UIGestureRecognizer.
