// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// The folder's name, which is also the module's name.
let kata = URL(filePath: Context.packageDirectory).lastPathComponent

/// The products that the code may import, and the ones that only the tests may import.
let libraries = ["AnalyticsSDK", "UIKitShim", "Injection"].map { Target.Dependency.product(name: $0, package: "Seams") }
let testLibraries = ["InjectionTesting", "Recording"].map { Target.Dependency.product(name: $0, package: "Seams") }

/// The settings of app code, which runs on the main actor.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// The name of the kata's program, which a few katas have to show the module's effect from outside.
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
