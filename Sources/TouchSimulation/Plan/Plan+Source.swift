// Writes a plan as Swift code. What is as by default is left out, so that a small plan reads well.

#if !hasFeature(Embedded)
  nonisolated extension Plan {
    /// The plan as a Swift expression.
    var source: String { Self.source(of: self, indent: "    ") }

    /// A test that fails as long as this plan breaks the promise.
    func test(of breach: Breach) -> String {
      """
        /// Seed \(seed). \(breach.promise.rawValue)
        /// But \(breach.evidence).
        @Test func seed\(seed)KeepsItsPromises() {
          let plan = \(source)
          #expect(plan.play().breaches == [])
        }
      """
    }

    private static func source(of plan: Plan, indent: String) -> String {
      var parts: [String] = []
      func add<Element>(_ name: String, _ list: [Element], _ text: (Element) -> String) {
        guard !list.isEmpty else { return }
        let lines = list.map { "\(indent)    \(text($0))," }.joined(separator: "\n")
        parts.append("\(indent)  \(name): [\n\(lines)\n\(indent)  ]")
      }
      parts.append("\(indent)  seed: \(plan.seed)")
      if plan.windows != [Window()] {
        add("windows", plan.windows) { literal(of: $0, default: Window()) }
      }
      add("views", plan.views) { literal(of: $0, default: View()) }
      add("scrollers", plan.scrollers) { literal(of: $0, default: Scroller()) }
      add("tables", plan.tables) { literal(of: $0, default: Table()) }
      add("refreshers", plan.refreshers) { literal(of: $0, default: Refresher()) }
      add("controls", plan.controls) { literal(of: $0, default: Control()) }
      add("navigations", plan.navigations) { literal(of: $0, default: Navigation()) }
      add("recognizers", plan.recognizers) { literal(of: $0, default: Recognizer()) }
      add("requirements", plan.requirements) { literal(of: $0, default: nil) }
      add("answers", plan.answers) { literal(of: $0, default: nil) }
      add("reactions", plan.reactions) { literal(of: $0, default: Reaction()) }
      add("inputs", plan.inputs) { literal(of: $0, default: nil) }
      return "Plan(\n" + parts.joined(separator: ",\n") + ")"
    }

    /// A value as a Swift expression with an implicit type.
    private static func literal(of value: Any, default plain: Any?) -> String {
      if let number = value as? Double, !number.isFinite {
        return number.isNaN ? ".nan" : number < 0 ? "-.infinity" : ".infinity"
      }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .enum: return enumLiteral(of: value, mirror)
      case .collection:
        return "["
          + mirror.children.map { literal(of: $0.value, default: nil) }
          .joined(separator: ", ") + "]"
      case .struct:
        let defaults = (plain ?? (value is Touch ? Touch() : nil)).map {
          Mirror(reflecting: $0).children.map { "\($0.value)" }
        }
        let fields = mirror.children.enumerated().compactMap { index, child -> String? in
          if let defaults, defaults[index] == "\(child.value)" { return nil }
          return "\(child.label ?? ""): \(literal(of: child.value, default: nil))"
        }
        return ".init(" + fields.joined(separator: ", ") + ")"
      default: return "\(value)"
      }
    }

    private static func enumLiteral(of value: Any, _ mirror: Mirror) -> String {
      guard let (label, payload) = mirror.children.first, let label else { return ".\(value)" }
      let inner = Mirror(reflecting: payload)
      guard inner.displayStyle == .tuple else {
        return ".\(label)(\(literal(of: payload, default: nil)))"
      }
      let arguments = inner.children.map { child in
        let text = literal(of: child.value, default: nil)
        guard let name = child.label, !name.hasPrefix(".") else { return text }
        return "\(name): \(text)"
      }
      return ".\(label)(\(arguments.joined(separator: ", ")))"
    }
  }
#endif
