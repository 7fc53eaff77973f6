internal import Building
internal import Foundation
internal import Workspace

/// The list of a module's XCTest methods, as source: on Linux they cannot be found at run time.
struct XCTestList {
    private let module: String
    private let classes: [SymbolGraph.XCTestClass]
    /// The private test classes, which no code outside of their file can run.
    let privateClasses: [String]

    /// Finds the test methods in a module.
    ///
    /// - Parameters:
    ///   - symbols: The module's declarations; nil without XCTests.
    ///   - module: The module's name.
    init(_ symbols: SymbolGraph?, module: String) {
        self.module = module
        let all = (symbols?.xctestClasses ?? []).sorted { $0.path.joined(separator: ".") < $1.path.joined(separator: ".") }
        classes = all.filter { !$0.isPrivate }
        privateClasses = all.filter(\.isPrivate).compactMap(\.path.last)
    }

    /// The tests, each as `Class/method`.
    var names: [String] {
        classes.flatMap { testClass in testClass.methods.map { "\(testClass.path.joined(separator: "."))/\($0.name)" } }
    }

    /// Compiles the list.
    ///
    /// It is code that a tool writes, in the language mode in which the package manager compiles its own.
    func compiled(by compiler: Compiler, against modules: [CompiledModule]) async throws -> CompiledModule {
        let file = SourceSet.File(path: "Sources/XCTestList.swift", bytes: Data(source.utf8))
        return try await compiler.compile(
            classes.isEmpty ? "NoXCTests" : "\(module)List", SourceSet(files: [file]), against: classes.isEmpty ? [] : modules,
            flags: ["-swift-version", classes.isEmpty ? "6" : "5", "-suppress-warnings"])
    }

    private var source: String {
        let lists = classes.map { testClass in
            // Any name may be a keyword or a sentence.
            let path = testClass.path.map { "`\($0)`" }.joined(separator: ".")
            let methods = testClass.methods.map { method in
                let function = "\(path).`\(method.name)`"
                return "(\"\(method.name)\", \(method.isAsync ? "asyncTest(\(function))" : function))"
            }
            return "testCase([\(methods.joined(separator: ", "))])"
        }
        return """
            import XCTest
            \(classes.isEmpty ? "" : "@testable import \(module)")

            @_silgen_name("seams_discovered_xctests")
            public func discoveredXCTests() -> [XCTestCaseEntry] {
                [\(lists.joined(separator: ", "))]
            }
            """
    }
}
