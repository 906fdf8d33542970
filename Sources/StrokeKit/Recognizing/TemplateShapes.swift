// The shapes of all templates, and the one place where an algorithm's name becomes its comparison.

/// The shapes of all templates in a row.
struct TemplateShapes: Sendable {
  var shapes: [Fours] = []
  /// For each template, the number of its name.
  var names: [Int] = []
  var settings: MatcherSettings
}

extension TemplateShapes {
  mutating func append(_ drawing: inout Drawing, by algorithm: StrokeAlgorithm) {
    switch algorithm.method {
    case .oneDollar: Comparison<OneDollar>.append(&drawing, settings: settings, to: &shapes)
    case .protractor: Comparison<Protractor>.append(&drawing, settings: settings, to: &shapes)
    case .pDollar: Comparison<PointCloudP>.append(&drawing, settings: settings, to: &shapes)
    case .pDollarPlus: Comparison<PointCloudPlus>.append(&drawing, settings: settings, to: &shapes)
    case .qDollar: Comparison<PointCloudQ>.append(&drawing, settings: settings, to: &shapes)
    case .pennyPincher: Comparison<PennyPincher>.append(&drawing, settings: settings, to: &shapes)
    case .jackknife: Comparison<Jackknife>.append(&drawing, settings: settings, to: &shapes)
    case .combined, .proportioned:
      Comparison<Combined>.append(&drawing, settings: settings, to: &shapes)
    case .light: Comparison<CombinedLight>.append(&drawing, settings: settings, to: &shapes)
    }
  }

  func rank(
    by algorithm: StrokeAlgorithm, prunes: Bool, using workspace: inout StrokeWorkspace
  ) {
    switch algorithm.method {
    case .oneDollar: Comparison<OneDollar>.rank(self, prunes: prunes, using: &workspace)
    case .protractor: Comparison<Protractor>.rank(self, prunes: prunes, using: &workspace)
    case .pDollar: Comparison<PointCloudP>.rank(self, prunes: prunes, using: &workspace)
    case .pDollarPlus: Comparison<PointCloudPlus>.rank(self, prunes: prunes, using: &workspace)
    case .qDollar: Comparison<PointCloudQ>.rank(self, prunes: prunes, using: &workspace)
    case .pennyPincher: Comparison<PennyPincher>.rank(self, prunes: prunes, using: &workspace)
    case .jackknife: Comparison<Jackknife>.rank(self, prunes: prunes, using: &workspace)
    case .combined, .proportioned:
      Comparison<Combined>.rank(self, prunes: prunes, using: &workspace)
    case .light: Comparison<CombinedLight>.rank(self, prunes: prunes, using: &workspace)
    }
  }

  func spreads(by algorithm: StrokeAlgorithm) -> [Float?] {
    switch algorithm.method {
    case .oneDollar: Comparison<OneDollar>.spreads(self)
    case .protractor: Comparison<Protractor>.spreads(self)
    case .pDollar: Comparison<PointCloudP>.spreads(self)
    case .pDollarPlus: Comparison<PointCloudPlus>.spreads(self)
    case .qDollar: Comparison<PointCloudQ>.spreads(self)
    case .pennyPincher: Comparison<PennyPincher>.spreads(self)
    case .jackknife: Comparison<Jackknife>.spreads(self)
    case .combined, .proportioned: Comparison<Combined>.spreads(self)
    case .light: Comparison<CombinedLight>.spreads(self)
    }
  }
}
