// What one view looks like, as plain values: everything the page needs to draw it and nothing about
// views, so that two scenes can be compared.

/// One thing to draw, placed in its parent.
nonisolated struct SceneNode: Equatable, Sendable {
  /// The view's number; it stays the same as long as the view lives.
  var id: Int
  /// The node it is drawn in; nil in the stage itself.
  var parent: Int?
  /// Its place among its siblings, the lowest drawn first.
  var index = 0
  /// Where it stands in its parent.
  var placement = Placement.identity
  /// Its size before the placement, in points.
  var width = 0.0
  /// Its size before the placement, in points.
  var height = 0.0
  /// 0 is invisible, 1 opaque.
  var alpha = 1.0
  /// The colour behind its contents.
  var fill: SceneColor?
  /// The radius of its corners, in points.
  var radius = 0.0
  /// The width of its border, in points, drawn inside.
  var borderWidth = 0.0
  /// The colour of its border.
  var borderColor: SceneColor?
  /// The shadow of its fill.
  var shadow: SceneShadow?
  /// Whether its children are cut off at its bounds.
  var clips = false
  /// What a finger on it can do.
  var takes = Taking.touches
  /// What it tells assistive technologies; nil if they pass it by.
  var access: SceneAccess?
  /// Where it can be scrolled to by a page; nil until an assistive technology was at something in it.
  var scrolls: [Scroll]?
  /// Whether it has the focus of the keyboard.
  var isFocused = false
  /// The picture it shows.
  var image: SceneImage?
  /// The text it shows.
  var text: SceneText?
  /// The lines and areas it shows over that, the lowest first.
  var shapes: [SceneShape] = []

  /// Where a page further is.
  enum Scroll: String, Sendable { case up, down, left, right }

  /// What a view does with a finger: nothing; it takes touches; it has gestures too.
  enum Taking: String, Sendable { case nothing, touches, gestures }

  /// A node of which nothing is known but its number: what the page assumes of a new node.
  init(id: Int) { self.id = id }
}

/// A place, a scale and a rotation: the point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty).
nonisolated struct Placement: Equatable, Sendable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double
  var tx: Double
  var ty: Double

  /// Leaves every point where it is.
  static let identity = Placement(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Places a view as UIKit does: its anchor at `center`, turned and scaled about it, in a parent
  /// whose contents are scrolled by `origin`.
  init(
    center: (x: Double, y: Double), size: (width: Double, height: Double),
    anchor: (x: Double, y: Double) = (0.5, 0.5), transform: Placement = .identity,
    scrolledBy origin: (x: Double, y: Double) = (0, 0)
  ) {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    self = transform
    tx = center.x - origin.x + transform.tx - transform.a * x - transform.c * y
    ty = center.y - origin.y + transform.ty - transform.b * x - transform.d * y
  }

  init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}

/// A colour; each part from 0 to 1.
nonisolated struct SceneColor: Equatable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0
}

/// A shadow: how far it is from its node, and how soft, in points.
nonisolated struct SceneShadow: Equatable, Sendable {
  var x: Double
  var y: Double
  /// The standard deviation of the blur.
  var radius: Double
  var color: SceneColor
}

/// What a node tells assistive technologies, in the web's words.
nonisolated struct SceneAccess: Equatable, Sendable {
  /// How it behaves.
  var role: Role
  /// Its name.
  var label: String
  /// Its value.
  var value: String?
  /// What it does.
  var hint: String?
  /// Its value as a number, where it is one.
  var amount: Amount?
  /// Whether it is selected, or on.
  var isSelected: Bool
  /// Whether it reacts.
  var isEnabled: Bool
  /// The names of what else can be done with it; nil until the focus was there.
  var actions: [String]?

  /// A number between two limits.
  struct Amount: Equatable, Sendable {
    var minimum: Double
    var maximum: Double
    var value: Double
  }

  /// What the web calls the kind.
  enum Role: String, Sendable {
    case button, group, heading, img, link, slider, text, textbox
    case onOff = "switch"
  }
}

/// A picture of the page's own, and how it fills its node.
nonisolated struct SceneImage: Equatable, Sendable {
  /// The name of the picture.
  var name: String
  /// How it fills its node.
  var mode = Mode.fill

  /// How a picture fills its node: stretched, whole, without a gap, or in its own size.
  enum Mode: String, Sendable { case fill, contain, cover, none }
}

/// A text and how it is set.
nonisolated struct SceneText: Equatable, Sendable {
  /// The words.
  var string: String
  /// The size of the font, in points.
  var size: Double
  /// The weight of the font: 400 is normal, 700 bold.
  var weight = 400
  /// The colour of the letters.
  var color: SceneColor
  /// Where each line stands.
  var align: Align = .left
  /// The most lines there may be; 0 for any number.
  var lines = 1

  /// Where a line stands.
  enum Align: String, Sendable { case left, center, right }
}

/// A line, and the area in it.
nonisolated struct SceneShape: Equatable, Sendable {
  /// The line in the words of SVG: `M0 0L10 10`.
  var path: String
  /// The colour of the line.
  var stroke: SceneColor?
  /// The colour of the area in it.
  var fill: SceneColor?
  /// The width of the line, in points.
  var width: Double
  /// How the line ends.
  var cap = Cap.butt

  /// How a line ends.
  enum Cap: String, Sendable { case butt, round, square }
}

/// All nodes of a stage, parents before their children.
nonisolated struct Scene: Equatable, Sendable {
  var nodes: [SceneNode] = []
}
