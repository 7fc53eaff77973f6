// swift-tools-version: 6.2
import Foundation
import PackageDescription

// MARK: Settings, each with its reason

/// App code runs on the main actor, so it carries no concurrency noise.
let appCode: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Libraries and tools say themselves where they run, and what they import for their own use stays out of their interface.
let libraryCode: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

// MARK: SwiftSyntax, the toolchain's own copy

/// The folder `host` of the toolchain that evaluates this manifest, found from where its `PackageDescription` is loaded.
let swiftSyntaxFolder = {
    #if canImport(Darwin)
        var image = Dl_info()
        dladdr(unsafeBitCast(Package.self as AnyClass, to: UnsafeRawPointer.self), &image)
        let library = image.dli_fname.map { String(cString: $0) }
    #else
        // Foundation's readers by path stop after the first part of a file that does not tell its size; a handle reads on.
        let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()).map { String(decoding: $0, as: UTF8.self) }
        let library = maps?.split(separator: "\n").first { $0.hasSuffix("/libPackageDescription.so") }?.drop { $0 != "/" }.description
    #endif
    let folder = URL(filePath: library ?? "/").appending(path: "../../../host").standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule") else {
        fatalError("Seams needs a Swift toolchain that brings SwiftSyntax, as those of swift.org do; there is none in \(folder)")
    }
    return folder
}()

/// For every target that imports a module which imports SwiftSyntax, itself or through others.
let importsSwiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", swiftSyntaxFolder])]

/// For every target that imports SwiftSyntax itself; what it is linked into needs nothing more.
let linksSwiftSyntax: [LinkerSetting] = [
    .unsafeFlags(["-L", swiftSyntaxFolder, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxFolder])
]

// MARK: The libraries, a line each

struct Library {
    var name: String
    var dependencies: [Target.Dependency] = []
    var settings = libraryCode
    /// It links the test frameworks, so no production code may import it.
    var isForTests = false
}

let libraries = [
    Library(name: "AnalyticsSDK", settings: appCode),
    Library(name: "UIKitShim", settings: appCode),
    Library(name: "Injection"),
    Library(name: "Recording", isForTests: true),
]

// MARK: What only `kata` and the tests use

let recordingGenerator = Target.target(
    name: "RecordingGenerator", swiftSettings: libraryCode + importsSwiftSyntax, linkerSettings: linksSwiftSyntax)

/// Not run by the tests: `swift run -c release RecordingBenchmark`.
let recordingBenchmark = Target.executableTarget(
    name: "RecordingBenchmark", dependencies: ["Recording"], path: "Benchmarks/RecordingBenchmark", swiftSettings: libraryCode)

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

/// What every solution's tests may import: all the libraries, as a kata's may too.
let everyLibrary = libraries.map { Target.Dependency(stringLiteral: $0.name) }

/// What every solution itself may import.
let productionLibraries = libraries.filter { !$0.isForTests }.map { Target.Dependency(stringLiteral: $0.name) }

let solutions = folders(in: "Solutions").flatMap { name in
    let module = Target.target(
        name: name, dependencies: productionLibraries, path: "Solutions/\(name)/Sources/\(name)", swiftSettings: appCode)
    let tests = folders(in: "Solutions/\(name)/Tests").map { suite in
        Target.testTarget(
            name: suite, dependencies: [.init(stringLiteral: name)] + everyLibrary, path: "Solutions/\(name)/Tests/\(suite)",
            swiftSettings: appCode)
    }
    return [module] + tests
}

// MARK: The tests of the libraries and of the workspace, found by listing their folder

let tests = folders(in: "Tests").map { suite in
    let testsGenerator = suite == recordingGenerator.name + "Tests"
    return Target.testTarget(
        name: suite, dependencies: everyLibrary + (testsGenerator ? [.target(name: recordingGenerator.name)] : []),
        exclude: folders(in: "Tests/\(suite)").filter { $0 == "Fixtures" },
        swiftSettings: libraryCode + (testsGenerator ? importsSwiftSyntax : []))
}

// MARK: The package

let package = Package(
    name: "Seams",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: libraries.map { .library(name: $0.name, targets: [$0.name]) },
    targets: libraries.map { .target(name: $0.name, dependencies: $0.dependencies, swiftSettings: $0.settings) }
        + [recordingGenerator, recordingBenchmark]
        + solutions + tests,
    swiftLanguageModes: [.v6]
)
