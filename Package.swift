// swift-tools-version: 6.3
import Foundation
import PackageDescription

// MARK: Settings, each with its reason

/// `SEAMS_STRICT=1` makes warnings errors, for every command that builds the package, so that none builds it again with other flags.
let strictness: [SwiftSetting] = Context.environment["SEAMS_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// App code runs on the main actor, so it carries no concurrency noise.
let appCode: [SwiftSetting] = [.defaultIsolation(MainActor.self)] + strictness

/// Libraries and tools state their isolation themselves, and imports for their own use stay out of their interface.
let libraryCode: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")] + strictness

// MARK: SwiftSyntax, the toolchain's own copy

/// The folder `host` of the toolchain that evaluates this manifest, found from the path of its `PackageDescription`.
///
/// It is nil where the toolchain brings no SwiftSyntax: the tools are left out then, and the libraries, katas and solutions still build and
/// test. `SEAMS_WITHOUT_TOOLS=1` leaves the tools out on purpose.
let swiftSyntaxFolder: String? = {
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
    guard FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule"),
        Context.environment["SEAMS_WITHOUT_TOOLS"] == nil, Context.environment["SEAMS_SOLUTIONS"] == nil
    else { return nil }
    return folder
}()

/// Every target needs this that imports a module which imports SwiftSyntax, itself or through others.
let importsSwiftSyntax: [SwiftSetting] = swiftSyntaxFolder.map { [.unsafeFlags(["-I", $0])] } ?? []

/// A target needs this that imports SwiftSyntax itself; the targets that it is linked into need nothing more.
let linksSwiftSyntax: [LinkerSetting] =
    swiftSyntaxFolder.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

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

/// The libraries that every solution may import; a kata may do the same.
let productionLibraries = libraries.filter { !$0.isForTests }.map { Target.Dependency(stringLiteral: $0.name) }
let everyLibrary = libraries.map { Target.Dependency(stringLiteral: $0.name) }

// MARK: The tools, a record each

struct Tool {
    var name: String
    var dependencies: [Target.Dependency] = []
    /// Files that are read or compiled when the tool runs.
    var exclude: [String] = []
    var importsSwiftSyntax = false
}

let tools = [
    // The style sheet of all pages is read when one is written.
    Tool(name: "Workspace", exclude: ["Page/page.css"]),
    Tool(name: "Learner", dependencies: ["Workspace"]),
    Tool(name: "Building", dependencies: ["Workspace"], importsSwiftSyntax: true),
    Tool(name: "Faults", dependencies: ["Workspace"], importsSwiftSyntax: true),
    Tool(name: "RunnerProtocol"),
    // The judge compiles these three by itself; here they are only checked.
    Tool(name: "Launcher"),
    Tool(name: "Facts"),
    Tool(name: "TestRunner", dependencies: ["RunnerProtocol", "Facts", "Injection"]),
    Tool(name: "Judge", dependencies: ["Workspace", "Building", "Faults", "RunnerProtocol"], importsSwiftSyntax: true),
    Tool(
        name: "Grading", dependencies: ["Workspace", "Building", "Judge"], exclude: ["Report/report.css", "Report/report.js"],
        importsSwiftSyntax: true),
    Tool(
        name: "Mutation", dependencies: ["Workspace", "Building", "Faults"], exclude: ["Page/page.css", "Page/page.js"],
        importsSwiftSyntax: true),
    Tool(
        name: "Survey", dependencies: ["Workspace", "Building"], exclude: ["Page/page.css", "Page/page.js"], importsSwiftSyntax: true),
    Tool(name: "MockGenerator", importsSwiftSyntax: true),
    // The programs in Probes are compiled beside each solution when they are measured.
    Tool(
        name: "Comparison", dependencies: ["Workspace", "Building"], exclude: ["Probes", "Page/page.css", "Page/page.js"],
        importsSwiftSyntax: true),
].map {
    Target.target(
        name: $0.name, dependencies: $0.dependencies, exclude: $0.exclude, swiftSettings: libraryCode + importsSwiftSyntax,
        linkerSettings: $0.importsSwiftSyntax ? linksSwiftSyntax : [])
}

// The template is what `kata dev new` lays out.
let program = Target.executableTarget(
    name: "kata",
    dependencies: [
        "Workspace", "Learner", "Building", "Judge", "Grading", "Comparison", "MockGenerator", "Mutation", "RunnerProtocol", "Survey",
    ],
    exclude: ["Scaffold/Template", "Tutorials/Articles"],
    swiftSettings: libraryCode + importsSwiftSyntax)

/// The script `kata` builds this one first: the board is there in seconds, while the other takes a minute.
let board = Target.executableTarget(name: "board", dependencies: ["Learner"], swiftSettings: libraryCode)

// MARK: Katas' solutions, found by listing a folder

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

/// `SEAMS_SOLUTIONS=A,B` leaves nothing but these solutions, their tests and the libraries: `kata test` builds no more than it runs, and a
/// solution that does not compile stops no other.
let chosenSolutions = Context.environment["SEAMS_SOLUTIONS"]?.split(separator: ",").map(String.init)

/// A solution with a manifest is a package of its own, as it has a module of the same name as a library.
let solutions = (chosenSolutions ?? folders(in: "Solutions")).filter {
    !FileManager.default.fileExists(atPath: root.appending(path: "Solutions/\($0)/Package.swift").path)
}

let solutionTargets = solutions.flatMap { name in
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

// MARK: The tests, a record each

struct TestSuite {
    var name: String
    var dependencies: [Target.Dependency]
    /// It tests a tool, so it is left out with the tools.
    var needsTools = true
}

let suites = [
    TestSuite(name: "InjectionTests", dependencies: ["Injection", "InjectionTesting"], needsTools: false),
    TestSuite(name: "InjectionTestingTests", dependencies: ["Injection", "InjectionTesting"], needsTools: false),
    TestSuite(name: "RecordingTests", dependencies: ["Recording"], needsTools: false),
    TestSuite(name: "MockGeneratorTests", dependencies: ["MockGenerator", "Recording"]),
    TestSuite(name: "BuildingTests", dependencies: ["Building", "TestSupport", "Workspace"]),
    TestSuite(name: "FaultsTests", dependencies: ["Faults", "Building", "TestSupport", "Workspace"]),
    TestSuite(name: "JudgeTests", dependencies: ["Judge", "Building", "Faults", "Grading", "RunnerProtocol", "TestSupport", "Workspace"]),
    TestSuite(name: "GradingTests", dependencies: ["Grading", "Faults", "Judge", "TestSupport", "Workspace"]),
    TestSuite(name: "ComparisonTests", dependencies: ["Comparison", "Building", "Learner", "TestSupport", "Workspace", "kata"]),
    TestSuite(name: "MutationTests", dependencies: ["Mutation", "Building", "Faults", "TestSupport", "Workspace"]),
    TestSuite(name: "SurveyTests", dependencies: ["Survey", "Building", "Comparison", "TestSupport", "Workspace"]),
    TestSuite(
        name: "KataTests",
        dependencies: [
            "kata", "board", "Building", "Comparison", "Grading", "Judge", "Learner", "MockGenerator", "Mutation", "Survey", "TestSupport",
            "Workspace",
        ]),
    TestSuite(
        name: "WorkspaceTests",
        dependencies: ["AnalyticsSDK", "Building", "Judge", "TestSupport", "Workspace"] + solutions.map { .init(stringLiteral: $0) }),
]

/// Folders of a suite that its tests read as data.
let testData = ["Fixtures", "Golden", "Submissions"]

let testTargets = suites.filter { !$0.needsTools || swiftSyntaxFolder != nil }.map { suite in
    Target.testTarget(
        name: suite.name, dependencies: suite.dependencies,
        exclude: testData.filter { FileManager.default.fileExists(atPath: root.appending(path: "Tests/\(suite.name)/\($0)").path) },
        swiftSettings: libraryCode + importsSwiftSyntax)
}

/// Shared by the tests of the tools.
let testSupport = Target.target(
    name: "TestSupport", path: "Tests/TestSupport", exclude: ["Fixtures"], swiftSettings: libraryCode)

// MARK: The benchmarks, run by hand

let benchmarks = [
    Target.executableTarget(
        name: "InjectionBenchmark", dependencies: ["Injection"], path: "Benchmarks/InjectionBenchmark", swiftSettings: libraryCode),
    Target.executableTarget(
        name: "RecordingBenchmark", dependencies: ["Recording"], path: "Benchmarks/RecordingBenchmark", swiftSettings: libraryCode),
]

// MARK: The package

let package = Package(
    name: "Seams",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: libraries.map { .library(name: $0.name, targets: [$0.name]) }
        + (swiftSyntaxFolder == nil ? [] : [.executable(name: program.name, targets: [program.name])]),
    targets: libraries.map { .target(name: $0.name, dependencies: $0.dependencies, swiftSettings: libraryCode) }
        + (swiftSyntaxFolder == nil ? [] : tools + [program, board, testSupport]) + solutionTargets
        + (chosenSolutions == nil ? testTargets + benchmarks : []),
    swiftLanguageModes: [.v6]
)
