// What one view looks like, as plain values: everything the page needs to draw it and nothing about
// views, so that two scenes can be compared.

/// One thing to draw, placed in its parent.
package nonisolated struct SceneNode: Equatable, Sendable {
  /// The view's number; it stays the same as long as the view lives.
  package var id: Int
  /// The node it is drawn in; nil in the stage itself.
  package var parent: Int?
  /// Its place among its siblings, the lowest drawn first.
  package var index = 0
  /// Where it stands in its parent.
  package var placement = Placement.identity
  /// Its size before the placement, in points.
  package var width = 0.0
  /// Its size before the placement, in points.
  package var height = 0.0
  /// 0 is invisible, 1 opaque.
  package var alpha = 1.0
  /// The colour behind its contents.
  package var fill: SceneColor?
  /// The radius of its corners, in points.
  package var radius = 0.0
  /// The width of its border, in points, drawn inside.
  package var borderWidth = 0.0
  /// The colour of its border.
  package var borderColor: SceneColor?
  /// The shadow of its fill.
  package var shadow: SceneShadow?
  /// Whether its children are cut off at its bounds.
  package var clips = false
  /// What a finger on it can do.
  package var takes = Taking.touches
  /// What it tells assistive technologies; nil if they pass it by.
  package var access: SceneAccess?
  /// Where it can be scrolled to by a page; nil until an assistive technology was at something in it.
  package var scrolls: [Scroll]?
  /// Whether it has the focus of the keyboard.
  package var isFocused = false
  /// The picture it shows.
  package var image: SceneImage?
  /// The text it shows.
  package var text: SceneText?
  /// The lines and areas it shows over that, the lowest first.
  package var shapes: [SceneShape] = []

  /// Where a page further is.
  package enum Scroll: String, Sendable { case up, down, left, right }

  /// What a view does with a finger: nothing; it takes touches; it has gestures too.
  package enum Taking: String, Sendable { case nothing, touches, gestures }

  /// A node of which nothing is known but its number: what the page assumes of a new node.
  package init(id: Int) { self.id = id }
}

/// A place, a scale and a rotation: the point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty).
package nonisolated struct Placement: Equatable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  /// Leaves every point where it is.
  package static let identity = Placement(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Places a view as UIKit does: its anchor at `center`, turned and scaled about it, in a parent
  /// whose contents are scrolled by `origin`.
  package init(
    center: (x: Double, y: Double), size: (width: Double, height: Double),
    anchor: (x: Double, y: Double) = (0.5, 0.5), transform: Placement = .identity,
    scrolledBy origin: (x: Double, y: Double) = (0, 0)
  ) {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    self = transform
    tx = center.x - origin.x + transform.tx - transform.a * x - transform.c * y
    ty = center.y - origin.y + transform.ty - transform.b * x - transform.d * y
  }

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}

/// A colour; each part from 0 to 1.
package nonisolated struct SceneColor: Equatable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha = 1.0

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

/// A shadow: how far it is from its node, and how soft, in points.
package nonisolated struct SceneShadow: Equatable, Sendable {
  package var x: Double
  package var y: Double
  /// The standard deviation of the blur.
  package var radius: Double
  package var color: SceneColor
}

/// What a node tells assistive technologies, in the web's words.
package nonisolated struct SceneAccess: Equatable, Sendable {
  /// How it behaves.
  package var role: Role
  /// Its name.
  package var label: String
  /// Its value.
  package var value: String?
  /// What it does.
  package var hint: String?
  /// Its value as a number, where it is one.
  package var amount: Amount?
  /// Whether it is selected, or on.
  package var isSelected: Bool
  /// Whether it reacts.
  package var isEnabled: Bool
  /// The names of what else can be done with it; nil until the focus was there.
  package var actions: [String]?

  /// A number between two limits.
  package struct Amount: Equatable, Sendable {
    package var minimum: Double
    package var maximum: Double
    package var value: Double
  }

  /// What the web calls the kind.
  package enum Role: String, Sendable {
    case button, group, heading, img, link, slider, text, textbox
    case onOff = "switch"
  }
}

/// A picture of the page's own, and how it fills its node.
package nonisolated struct SceneImage: Equatable, Sendable {
  /// The name of the picture.
  package var name: String
  /// How it fills its node.
  package var mode = Mode.fill

  /// How a picture fills its node: stretched, whole, without a gap, or in its own size.
  package enum Mode: String, Sendable { case fill, contain, cover, none }
}

/// A text and how it is set.
package nonisolated struct SceneText: Equatable, Sendable {
  /// The words.
  package var string: String
  /// The size of the font, in points.
  package var size: Double
  /// The weight of the font: 400 is normal, 700 bold.
  package var weight = 400
  /// The colour of the letters.
  package var color: SceneColor
  /// Where each line stands.
  package var align: Align = .left
  /// The most lines there may be; 0 for any number.
  package var lines = 1

  /// Where a line stands.
  package enum Align: String, Sendable { case left, center, right }
}

/// A line, and the area in it.
package nonisolated struct SceneShape: Equatable, Sendable {
  /// The line in the words of SVG: `M0 0L10 10`.
  package var path: String
  /// The colour of the line.
  package var stroke: SceneColor?
  /// The colour of the area in it.
  package var fill: SceneColor?
  /// The width of the line, in points.
  package var width: Double
  /// How the line ends.
  package var cap = Cap.butt

  /// How a line ends.
  package enum Cap: String, Sendable { case butt, round, square }
}

/// All nodes of a stage, parents before their children.
package nonisolated struct Scene: Equatable, Sendable {
  package var nodes: [SceneNode] = []

  package init(nodes: [SceneNode] = []) { self.nodes = nodes }
}
