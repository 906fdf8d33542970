// swift-tools-version: 6.2
// Swift 6 mode, without default isolation: as `swift package init` begins a package.
import PackageDescription

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
      ]),
    .testTarget(
      name: "KindsTests",
      dependencies: ["Kinds", .product(name: "TouchTesting", package: "touchkit")]),
    .testTarget(
      name: "KindsXCTests",
      dependencies: ["Kinds", .product(name: "TouchTesting", package: "touchkit")]),
  ]
)
