// Nodes of a scene as JSON, in CSS's and SVG's words where there are some.

import PlainJSON

nonisolated extension NodeChange: JSONWritable {
  /// The number and each field that differs; a field that was taken away is null.
  package var json: JSON {
    var fields = [JSON.Field("id", node.id.json)]
    func put<Value: Equatable>(
      _ name: String, _ new: Value, _ old: Value, _ json: @autoclosure () -> JSON?
    ) {
      if new != old { fields.append(JSON.Field(name, json() ?? .null)) }
    }
    func put(_ name: String, _ new: Double, _ old: Double) {
      put(name, new, old, new.rounded(toPlaces: 4).json)
    }
    put("parent", node.parent, base.parent, node.parent?.json)
    put("index", node.index, base.index, node.index.json)
    put("matrix", node.placement, base.placement, node.placement.json)
    let size = [node.width.rounded(toPlaces: 3), node.height.rounded(toPlaces: 3)]
    put("size", [node.width, node.height], [base.width, base.height], size.json)
    put("alpha", node.alpha, base.alpha)
    put("fill", node.fill, base.fill, node.fill?.json)
    put("radius", node.radius, base.radius)
    put("border", node.borderWidth, base.borderWidth)
    put("borderColor", node.borderColor, base.borderColor, node.borderColor?.json)
    put("shadow", node.shadow, base.shadow, node.shadow?.json)
    put("clips", node.clips, base.clips, node.clips.json)
    put("image", node.image, base.image, node.image?.json)
    put("text", node.text, base.text, node.text?.json)
    put("shapes", node.shapes, base.shapes, node.shapes.json)
    put("takes", node.takes, base.takes, node.takes.rawValue.json)
    put("access", node.access, base.access, node.access?.json)
    put("scrolls", node.scrolls, base.scrolls, node.scrolls?.map { $0.rawValue }.json)
    put("focused", node.isFocused, base.isFocused, node.isFocused.json)
    return .object(fields)
  }
}

nonisolated extension Placement: JSONWritable {
  /// The six numbers as CSS's `matrix()` takes them.
  package var json: JSON {
    let turn = [a, b, c, d].map { $0.rounded(toPlaces: 6) }
    return (turn + [tx, ty].map { $0.rounded(toPlaces: 3) }).json
  }
}

nonisolated extension SceneColor: JSONWritable {
  /// `#rrggbb`, or `#rrggbbaa` if it is not opaque, as CSS takes it.
  var css: String {
    var text = "#"
    for part in alpha < 1 ? [red, green, blue, alpha] : [red, green, blue] {
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16)
    }
    return text
  }

  /// As CSS takes it.
  package var json: JSON { css.json }
}

nonisolated extension SceneShadow: JSONWritable {
  /// `2px 4px 6px #00000080`, as CSS takes it: there the blur is twice the standard deviation.
  package var json: JSON {
    let lengths = [x, y, 2 * radius].map { "\($0.rounded(toPlaces: 3))px" }
    return (lengths + [color.css]).joined(separator: " ").json
  }
}

nonisolated extension SceneAccess: JSONWritable {
  package var json: JSON {
    [
      "role": role.rawValue.json, "label": label.json, "value": value?.json, "hint": hint?.json,
      "amount": amount?.json, "isSelected": isSelected.json, "isEnabled": isEnabled.json,
      "actions": actions?.json,
    ]
  }
}

nonisolated extension SceneAccess.Amount: JSONWritable {
  package var json: JSON {
    ["minimum": minimum.json, "maximum": maximum.json, "value": value.json]
  }
}

nonisolated extension SceneImage: JSONWritable {
  package var json: JSON { ["name": name.json, "mode": mode.rawValue.json] }
}

nonisolated extension SceneText: JSONWritable {
  package var json: JSON {
    [
      "string": string.json, "size": size.json, "weight": weight.json, "color": color.json,
      "align": align.rawValue.json, "lines": lines.json,
    ]
  }
}

nonisolated extension SceneShape: JSONWritable {
  package var json: JSON {
    [
      "path": path.json, "stroke": stroke?.json, "fill": fill?.json, "width": width.json,
      "cap": cap.rawValue.json,
    ]
  }
}

nonisolated extension Double {
  /// The number with at most `places` decimals, so that a scene is short on the wire; a number that
  /// is not finite, which no scene should hold, becomes 0, because the page could not read the
  /// message.
  func rounded(toPlaces places: Int) -> Double {
    guard isFinite else { return 0 }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
