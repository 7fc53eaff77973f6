// swift-tools-version: 6.2
import Foundation
import PackageDescription

// MARK: Settings, each with its reason

/// App code runs on the main actor, so it carries no concurrency noise.
let appCode: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Libraries and tools say themselves where they run, and what they import for their own use stays out of their interface.
let libraryCode: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

// MARK: The libraries, a line each

struct Library {
    var name: String
    var dependencies: [Target.Dependency] = []
    var settings = libraryCode
}

let libraries = [
    Library(name: "AnalyticsSDK", settings: appCode),
    Library(name: "UIKitShim", settings: appCode),
    Library(name: "Injection"),
    Library(name: "InjectionTesting", dependencies: ["Injection"]),
]

// MARK: The solutions, found by listing their folder

let root = URL(filePath: Context.packageDirectory)

func folders(in path: String) -> [String] {
    do {
        return try FileManager.default.contentsOfDirectory(at: root.appending(path: path), includingPropertiesForKeys: [.isDirectoryKey])
            .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
            .map(\.lastPathComponent)
            .sorted()
    } catch {
        fatalError("Package.swift cannot list the folder \(path): \(error.localizedDescription)")
    }
}

/// What every solution may import: all the libraries, as a kata may too.
let everyLibrary = libraries.map { Target.Dependency(stringLiteral: $0.name) }

let solutions = folders(in: "Solutions").flatMap { name in
    let module = Target.target(
        name: name, dependencies: everyLibrary, path: "Solutions/\(name)/Sources/\(name)", swiftSettings: appCode)
    let tests = folders(in: "Solutions/\(name)/Tests").map { suite in
        Target.testTarget(
            name: suite, dependencies: [.init(stringLiteral: name)] + everyLibrary, path: "Solutions/\(name)/Tests/\(suite)",
            swiftSettings: appCode)
    }
    return [module] + tests
}

// MARK: The tests of the libraries and of the workspace, found by listing their folder

let tests = folders(in: "Tests").map { Target.testTarget(name: $0, dependencies: everyLibrary, swiftSettings: libraryCode) }

// MARK: What is run by hand only

/// Measures the container: `swift run -c release InjectionBenchmark`.
let benchmark = Target.executableTarget(
    name: "InjectionBenchmark", dependencies: ["Injection"], path: "Benchmarks/InjectionBenchmark", swiftSettings: libraryCode)

// MARK: The package

let package = Package(
    name: "Seams",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: libraries.map { .library(name: $0.name, targets: [$0.name]) },
    targets: libraries.map { .target(name: $0.name, dependencies: $0.dependencies, swiftSettings: $0.settings) }
        + solutions + tests + [benchmark],
    swiftLanguageModes: [.v6]
)
