// The texts of the example apps can be read: their contrast as WCAG 2.2 computes it.

import Examples
import Foundation
import Testing
import TouchKit
import TouchTrace

@testable import Playground

struct ContrastTests {
  @Test(arguments: [Stage.Style.light, .dark])
  func `texts of the examples stand out from what is behind them`(style: Stage.Style) {
    for entry in Catalogue(ExampleApps.all).entries {
      let app = entry.make(Stage(width: 390, height: 700, style: style), 0)
      app.receive(.time(1))
      let nodes = app.scene().nodes
      for node in nodes {
        // UIKit draws placeholders and what cannot be pressed pale, and so do these.
        guard let text = node.text, !text.string.isEmpty, !Self.isPale.contains(text.string),
          let behind = Self.background(of: node, in: nodes)
        else { continue }
        let contrast = Self.contrast(text.color.over(behind), behind)
        // Large texts, from 18 points or 14 bold points of print, need less.
        let isLarge = text.size >= 24 || text.size >= 18.66 && text.weight >= 700
        #expect(
          contrast >= (isLarge ? 3 : 4.5),
          "\(entry.card.id), \(style): “\(text.string)” has \(contrast)")
      }
    }
  }

  /// The placeholder of a text field, the half of a stepper at its limit, and steps before there are any.
  private static let isPale: Set = ["Write here", "−", "Undo", "Redo", "Clear"]

  /// The colours behind a node's text, one over the other; nil for a picture.
  private static func background(of node: SceneNode, in nodes: [SceneNode]) -> SceneColor? {
    var layers: [SceneColor] = []
    var next: SceneNode? = node
    while let present = next {
      if present.image != nil { return nil }
      if let fill = present.fill { layers.append(fill) }
      next = present.parent.flatMap { id in nodes.first { $0.id == id } }
    }
    return layers.reversed().reduce(SceneColor(red: 1, green: 1, blue: 1)) { $1.over($0) }
  }

  private static func contrast(_ one: SceneColor, _ other: SceneColor) -> Double {
    let (one, other) = (one.luminance + 0.05, other.luminance + 0.05)
    return max(one, other) / min(one, other)
  }
}

extension SceneColor {
  /// The colour over another one.
  fileprivate func over(_ behind: SceneColor) -> SceneColor {
    func mix(_ part: Double, _ other: Double) -> Double { part * alpha + other * (1 - alpha) }
    return SceneColor(
      red: mix(red, behind.red), green: mix(green, behind.green), blue: mix(blue, behind.blue))
  }

  /// The relative luminance (WCAG 2.2).
  fileprivate var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
