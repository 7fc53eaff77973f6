// swift-tools-version: 6.2
import PackageDescription

let kata = "ClosurePropertyInjection"

/// What the code may import, and what the tests may import besides.
let libraries = ["AnalyticsSDK", "UIKitShim", "Injection"].map { Target.Dependency.product(name: $0, package: "Seams") }
let testLibraries = ["InjectionTesting", "Recording"].map { Target.Dependency.product(name: $0, package: "Seams") }

/// App code runs on the main actor.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
    name: kata,
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [.package(name: "Seams", path: "../..")],
    targets: [
        .target(name: kata, dependencies: libraries, swiftSettings: settings),
        .testTarget(
            name: kata + "Tests", dependencies: [.init(stringLiteral: kata)] + libraries + testLibraries, swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
