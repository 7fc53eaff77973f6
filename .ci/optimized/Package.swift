// swift-tools-version: 6.2
// The container and its tests, to be tested as an app has them: optimized. In the workspace that cannot be, as the singleton backdoor and
// its tests exist in debug builds only.

import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
    name: "Optimized",
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "Injection", path: "Injection", swiftSettings: settings),
        .target(name: "InjectionTesting", dependencies: ["Injection"], path: "InjectionTesting", swiftSettings: settings),
        .testTarget(
            name: "InjectionTests", dependencies: ["Injection", "InjectionTesting"], path: "InjectionTests", swiftSettings: settings),
        .testTarget(
            name: "InjectionTestingTests", dependencies: ["Injection", "InjectionTesting"], path: "InjectionTestingTests",
            swiftSettings: settings),
    ])
