// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Voyage",
  dependencies: [
    .package(name: "touchkit", path: "../../.."),
    .package(path: "Distances"),
  ],
  targets: [
    .target(name: "VoyageModel"),
    .target(
      name: "Voyage",
      dependencies: [
        "VoyageModel",
        .product(name: "Distances", package: "Distances"),
        .product(name: "UIKit", package: "touchkit"),
        .product(name: "TouchTrace", package: "touchkit"),
      ]),
    .executableTarget(
      name: "VoyagePlay",
      dependencies: ["Voyage", .product(name: "TouchPlay", package: "touchkit")]),
  ]
)
