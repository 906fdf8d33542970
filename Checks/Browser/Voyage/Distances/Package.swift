// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Distances",
  products: [.library(name: "Distances", targets: ["Distances"])],
  targets: [.target(name: "Distances")])
