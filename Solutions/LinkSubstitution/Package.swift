// swift-tools-version: 6.3
import PackageDescription

/// The settings of app code, which runs on the main actor.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// A package of its own: beside `Seams`, which has a product of that name, no target may be called AnalyticsSDK. So `UIKitShim` is a link to
// the workspace's module, and the tests are built with the substitute only.
let package = Package(
    name: "LinkSubstitution",
    platforms: [.macOS(.v15), .iOS(.v18)],
    targets: [
        .target(name: "UIKitShim", path: "UIKitShim"),
        .target(name: "AnalyticsSDK", path: "Fakes/AnalyticsSDK"),
        .target(name: "LinkSubstitution", dependencies: ["AnalyticsSDK", "UIKitShim"], swiftSettings: settings),
        .testTarget(
            name: "LinkSubstitutionTests", dependencies: ["LinkSubstitution", "AnalyticsSDK", "UIKitShim"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
