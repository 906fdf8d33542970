// swift-tools-version: 6.2
// Swift 6 mode, everything on the main actor by default: as Xcode begins an app.
import PackageDescription

let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Kinds",
  dependencies: [
    .package(url: "https://github.com/touchkit/touchkit", from: "0.1.0", traits: [])
  ],
  targets: [
    .target(
      name: "Kinds",
      dependencies: [
        .product(name: "UIKit", package: "touchkit"),
        .product(name: "StrokeRecognizers", package: "touchkit"),
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "KindsTests",
      dependencies: ["Kinds", .product(name: "TouchTesting", package: "touchkit")],
      swiftSettings: onMainActor),
    .testTarget(
      name: "KindsXCTests",
      dependencies: ["Kinds", .product(name: "TouchTesting", package: "touchkit")],
      swiftSettings: onMainActor),
  ]
)
