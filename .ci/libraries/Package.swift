// swift-tools-version: 6.2
// The libraries and their tests, to be tested as an app has them, optimized, and with sanitizers. The workspace cannot be built optimized
// with its tests, as the singleton backdoor exists in debug builds only, and takes long to build again for every sanitizer.

import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
    name: "Libraries",
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "Injection", path: "Injection", swiftSettings: settings),
        .target(name: "InjectionTesting", dependencies: ["Injection"], path: "InjectionTesting", swiftSettings: settings),
        .target(name: "Recording", path: "Recording", swiftSettings: settings),
        .testTarget(
            name: "InjectionTests", dependencies: ["Injection", "InjectionTesting"], path: "InjectionTests", swiftSettings: settings),
        .testTarget(
            name: "InjectionTestingTests", dependencies: ["Injection", "InjectionTesting"], path: "InjectionTestingTests",
            swiftSettings: settings),
        .testTarget(
            name: "RecordingTests", dependencies: ["Recording"], path: "RecordingTests",
            // It builds a package of its own.
            exclude: ["Fixtures", "FailureReportTests.swift"], swiftSettings: settings),
    ])
