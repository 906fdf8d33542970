// All of UIKit's classes under one name: the engine and the widgets.

@_exported import TouchEngine
@_exported import TouchWidgets
