internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// The list of a module's XCTest methods, as source: on Linux nothing finds them at run time.
struct XCTestList {
    private let module: String
    /// The classes with their methods, and whether each method is asynchronous.
    private let classes: [(name: String, methods: [(name: String, isAsync: Bool)])]

    /// Finds the test methods in a module's sources.
    ///
    /// - Parameters:
    ///   - sources: The sources; nil for a program without the learner's tests.
    ///   - module: The module's name.
    init(_ sources: SourceSet?, module: String) {
        self.module = module
        let finder = TestClassFinder(viewMode: .sourceAccurate)
        for file in sources?.files ?? [] { finder.walk(Parser.parse(source: String(decoding: file.bytes, as: UTF8.self))) }
        classes = finder.testClasses
    }

    /// Compiles the list. It is code that a tool writes, in the language mode in which the package manager compiles its own.
    func compiled(by compiler: Compiler, against modules: [CompiledModule]) async throws -> CompiledModule {
        let file = SourceSet.File(path: "Sources/XCTestList.swift", bytes: Data(source.utf8))
        return try await compiler.compile(
            classes.isEmpty ? "NoXCTests" : "\(module)List", SourceSet(files: [file]), against: classes.isEmpty ? [] : modules,
            flags: ["-swift-version", "5", "-suppress-warnings"])
    }

    private var source: String {
        let lists = classes.map { testClass in
            let methods = testClass.methods.map { method in
                "(\"\(method.name)\", \(method.isAsync ? "asyncTest(\(testClass.name).\(method.name))" : "\(testClass.name).\(method.name)"))"
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

/// Finds the classes that inherit from `XCTestCase`, directly or through others of the module, with their test methods.
private final class TestClassFinder: SyntaxVisitor {
    private var parents: [String: String] = [:]
    private var methods: [String: [(name: String, isAsync: Bool)]] = [:]

    /// The classes with a method each at least, in alphabetical order; inherited methods are there, too.
    var testClasses: [(name: String, methods: [(name: String, isAsync: Bool)])] {
        parents.keys.sorted().compactMap { name in
            let line = Array(sequence(first: name) { self.parents[$0] }.prefix(100))
            guard line.last == "XCTestCase" else { return nil }
            let all = line.flatMap { methods[$0] ?? [] }.uniqued(by: \.name)
            return all.isEmpty ? nil : (name, all)
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        // The class that it inherits from always comes first.
        parents[node.name.text] = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription.split(separator: ".").last.map(
            String.init)
        collect(node.memberBlock, of: node.name.text)
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        collect(node.memberBlock, of: node.extendedType.trimmedDescription)
        return .skipChildren
    }

    private func collect(_ members: MemberBlockSyntax, of name: String) {
        for function in members.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }) where isTest(function) {
            methods[name, default: []].append((function.name.text, function.signature.effectSpecifiers?.asyncSpecifier != nil))
        }
    }

    private func isTest(_ function: FunctionDeclSyntax) -> Bool {
        function.name.text.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
            && function.signature.returnClause == nil
            && !function.modifiers.contains { ["private", "fileprivate", "static", "class"].contains($0.name.text) }
    }
}
