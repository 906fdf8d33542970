// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Swift 6, or Swift 5 by PORT_SWIFT=5: most files are for both.
let both: SwiftLanguageMode = ProcessInfo.processInfo.environment["PORT_SWIFT"] == "5" ? .v5 : .v6

/// A target of iOS sources, which compiles on both platforms.
func ported(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  #if os(Linux)
    // The plugin ports Sources/name; the target's own folder has a file without code.
    .target(
      name: name, dependencies: [.product(name: "PortSupport", package: "TouchKit")],
      path: "Linux/\(name)", swiftSettings: [.swiftLanguageMode(mode)],
      plugins: [.plugin(name: "PortSources", package: "TouchKit")])
  #else
    .target(name: name, swiftSettings: [.swiftLanguageMode(mode)])
  #endif
}

/// Tests that are ported, as the sources are.
func portedTests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  #if os(Linux)
    .testTarget(
      name: name,
      dependencies: dependencies + [
        .product(name: "PortSupport", package: "TouchKit"),
        .product(name: "TouchTesting", package: "TouchKit"),
      ], path: "Linux/\(name)", swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortSources", package: "TouchKit")])
  #else
    .testTarget(name: name, dependencies: dependencies)
  #endif
}

let package = Package(
  name: "Port",
  dependencies: [.package(name: "TouchKit", path: "../..", traits: [])],
  targets: [
    ported("Gestures", both), ported("LooseGestures", .v5), ported("StrictGestures", .v6),
    ported("OldGestures", .v4), ported("SlideDrawer", .v5), ported("CardPile", .v5),
    ported("InkBoard", .v6), ported("TouchKitOnIOS", both),
    portedTests("ListenerTests", ["CardPile", "InkBoard", "SlideDrawer"]),
    .testTarget(
      name: "PortTests",
      dependencies: [
        "Gestures", "LooseGestures", "StrictGestures", "OldGestures", "SlideDrawer", "CardPile",
        "InkBoard", "TouchKitOnIOS",
        .product(name: "PortSupport", package: "TouchKit"),
        .product(name: "TouchTesting", package: "TouchKit"),
      ]),
  ]
)
