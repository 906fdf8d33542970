// swift-tools-version: 5.9
// Swift 5 mode: a manifest from before Swift 6, which knows nothing of traits and gets all of them.
import PackageDescription

let package = Package(
  name: "Kinds",
  dependencies: [
    .package(url: "https://github.com/touchkit/touchkit", from: "0.1.0")
  ],
  targets: [
    .target(
      name: "Kinds",
      dependencies: [
        .product(name: "UIKit", package: "touchkit"),
        .product(name: "StrokeRecognizers", package: "touchkit"),
      ]),
    .testTarget(
      name: "KindsTests",
      dependencies: ["Kinds", .product(name: "TouchTesting", package: "touchkit")]),
    .testTarget(
      name: "KindsXCTests",
      dependencies: ["Kinds", .product(name: "TouchTesting", package: "touchkit")]),
  ]
)
