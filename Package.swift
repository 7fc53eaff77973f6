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
    /// It links the test frameworks, so production code must not import it.
    var isForTests = false
}

let libraries = [
    Library(name: "AnalyticsSDK"),
    Library(name: "UIKitShim"),
    Library(name: "Injection"),
    Library(name: "InjectionTesting", dependencies: ["Injection"], isForTests: true),
    Library(name: "Recording", isForTests: true),
]

/// What every solution may import, and what its tests may import besides; a kata may do the same.
let productionLibraries = libraries.filter { !$0.isForTests }.map { Target.Dependency(stringLiteral: $0.name) }
let everyLibrary = libraries.map { Target.Dependency(stringLiteral: $0.name) }

// MARK: The tools

let tools: [Target] = [
    // What the judge and the test processes that it starts say to each other.
    .target(name: "RunnerWire", swiftSettings: libraryCode),
    // The main program of those processes. The judge compiles it beside a learner's modules; here it is only checked.
    .target(name: "TestRunner", dependencies: ["RunnerWire"], swiftSettings: libraryCode),
    .target(name: "Judge", dependencies: ["RunnerWire"], swiftSettings: libraryCode + importsSwiftSyntax, linkerSettings: linksSwiftSyntax),
    // What `kata record` writes.
    .target(name: "RecordingGenerator", swiftSettings: libraryCode + importsSwiftSyntax, linkerSettings: linksSwiftSyntax),
    // What `kata compare` measures. The programs in Probes are compiled beside each solution when they are needed.
    .target(
        name: "Comparison", dependencies: ["Judge"], exclude: ["Probes", "Page/page.css", "Page/page.js"],
        swiftSettings: libraryCode + importsSwiftSyntax,
        linkerSettings: linksSwiftSyntax),
    .executableTarget(
        name: "kata", dependencies: ["Judge", "Comparison", "RecordingGenerator"], swiftSettings: libraryCode + importsSwiftSyntax),
]

// MARK: What is found by listing a folder

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

let solutions = folders(in: "Solutions").flatMap { name in
    let module = Target.target(
        name: name, dependencies: productionLibraries, path: "Solutions/\(name)/Sources/\(name)", swiftSettings: appCode)
    // Beside the module there may be a program that uses it.
    let programs = folders(in: "Solutions/\(name)/Sources").filter { $0 != name }.map { program in
        Target.executableTarget(
            name: program, dependencies: [.init(stringLiteral: name)], path: "Solutions/\(name)/Sources/\(program)", swiftSettings: appCode)
    }
    let tests = folders(in: "Solutions/\(name)/Tests").map { suite in
        Target.testTarget(
            name: suite, dependencies: [.init(stringLiteral: name)] + everyLibrary, path: "Solutions/\(name)/Tests/\(suite)",
            swiftSettings: appCode)
    }
    return [module] + programs + tests
}

let tests = folders(in: "Tests").map { name in
    Target.testTarget(
        name: name,
        dependencies: everyLibrary + ["Judge", "Comparison", "RecordingGenerator", "kata"]
            // The workspace as a whole has the solutions in it.
            + (name == "WorkspaceTests" ? folders(in: "Solutions").map { .init(stringLiteral: $0) } : []),
        // What a test reads as data is not part of it.
        exclude: folders(in: "Tests/\(name)").filter { ["Fixtures", "Submissions"].contains($0) },
        swiftSettings: libraryCode + importsSwiftSyntax)
}

/// Run by hand: `swift run -c release InjectionBenchmark`.
let benchmarks = folders(in: "Benchmarks").map { name in
    Target.executableTarget(name: name, dependencies: everyLibrary, path: "Benchmarks/\(name)", swiftSettings: libraryCode)
}

// MARK: The package

let package = Package(
    name: "Seams",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: (libraries.map(\.name) + ["Judge"]).map { .library(name: $0, targets: [$0]) }
        + [.executable(name: "kata", targets: ["kata"])],
    targets: libraries.map { .target(name: $0.name, dependencies: $0.dependencies, swiftSettings: libraryCode) }
        + tools + solutions + tests + benchmarks,
    swiftLanguageModes: [.v6]
)
