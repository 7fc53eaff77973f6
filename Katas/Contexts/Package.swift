// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// The folder's name is the module's.
let kata = URL(filePath: Context.packageDirectory).lastPathComponent

/// What the code may import, and what the tests may import besides.
let libraries = ["AnalyticsSDK", "UIKitShim", "Injection"].map { Target.Dependency.product(name: $0, package: "Seams") }
let testLibraries = ["InjectionTesting", "Recording"].map { Target.Dependency.product(name: $0, package: "Seams") }

/// App code runs on the main actor.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// A program that shows from outside what the module does, if the kata has one.
let program = kata + "App"
let hasProgram = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Sources/\(program)")

let package = Package(
    name: kata,
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [.package(name: "Seams", path: "../..")],
    targets: [
        .target(name: kata, dependencies: libraries, swiftSettings: settings),
        .testTarget(
            name: kata + "Tests", dependencies: [.init(stringLiteral: kata)] + libraries + testLibraries, swiftSettings: settings),
    ] + (hasProgram ? [.executableTarget(name: program, dependencies: [.init(stringLiteral: kata)], swiftSettings: settings)] : []),
    swiftLanguageModes: [.v6]
)
