// swift-tools-version: 6.3
// The libraries and their tests, to run optimized as in an app, and with sanitizers. The workspace as a whole cannot be built optimized
// with its tests, because the singleton backdoor exists in debug builds only, and it takes long to build for every sanitizer.

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
            // It builds a separate package.
            exclude: ["Fixtures", "FailureReportTests.swift"], swiftSettings: settings),
    ])
