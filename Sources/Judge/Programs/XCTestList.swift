internal import Building
internal import Faults
internal import Foundation
internal import SwiftIfConfig
internal import SwiftSyntax
internal import Workspace

/// The list of a module's XCTest methods, as source: on Linux they cannot be found at run time.
struct XCTestList {
    private let module: String
    /// The classes with their methods, and whether each method is asynchronous.
    private let classes: [(name: String, methods: [(name: String, isAsync: Bool)])]
    /// The private test classes, which no code outside of their file can run.
    let privateClasses: [String]

    /// Finds the test methods in a module's sources.
    ///
    /// - Parameters:
    ///   - sources: The sources; nil for a program without the learner's tests.
    ///   - module: The module's name.
    ///   - conditions: The values of the conditions in `#if`.
    init(_ sources: ParsedSources?, module: String, conditions: StaticBuildConfiguration) {
        self.module = module
        let finder = TestClassFinder(conditions: conditions)
        for tree in sources?.trees ?? [] { finder.walk(tree) }
        classes = finder.testClasses
        privateClasses = finder.privateClasses
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
///
/// Classes have the names by which the whole module knows them, such as `Checkout.AppearanceTests`; private classes are left out.
private final class TestClassFinder: SyntaxVisitor {
    private let conditions: StaticBuildConfiguration
    private var parents: [String: String] = [:]
    private var methods: [String: [(name: String, isAsync: Bool)]] = [:]
    private(set) var privateClasses: [String] = []
    /// The types around the place where the visitor is.
    private var path: [String] = []

    init(conditions: StaticBuildConfiguration) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    /// The classes with a method each at least, in alphabetical order; inherited methods are there, too.
    var testClasses: [(name: String, methods: [(name: String, isAsync: Bool)])] {
        parents.keys.sorted().compactMap { name in
            let line = Array(sequence(first: name) { self.parent(of: $0) }.prefix(100))
            guard line.last == "XCTestCase" else { return nil }
            let all = line.flatMap { methods[$0] ?? [] }.uniqued(by: \.name)
            return all.isEmpty ? nil : (name, all)
        }
    }

    /// The class that one inherits from, which it may call by a shorter name.
    private func parent(of name: String) -> String? {
        guard let written = parents[name] else { return nil }
        if parents[written] != nil { return written }
        let nested = parents.keys.sorted().first { $0.hasSuffix("." + written) && $0 != name }
        return nested ?? written.split(separator: ".").last.map(String.init)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let decision = enter(node.name.text, node.modifiers)
        // The class that it inherits from always comes first.
        let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        if decision == .visitChildren, let parent { parents[path.joined(separator: ".")] = parent }
        if isPrivate(node.modifiers), parent?.split(separator: ".").last == "XCTestCase" { privateClasses.append(node.name.text) }
        return decision
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave(node.modifiers) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }

    override func visitPost(_ node: StructDeclSyntax) { leave(node.modifiers) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }

    override func visitPost(_ node: EnumDeclSyntax) { leave(node.modifiers) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, node.modifiers)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.modifiers) }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let active = node.activeClause(in: conditions).clause?.elements { walk(active) }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isTest(node) {
            methods[path.joined(separator: "."), default: []].append(
                (node.name.text, node.signature.effectSpecifiers?.asyncSpecifier != nil))
        }
        return .skipChildren
    }

    private func enter(_ name: String, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        guard !isPrivate(modifiers) else { return .skipChildren }
        path.append(name)
        return .visitChildren
    }

    private func leave(_ modifiers: DeclModifierListSyntax) {
        if !isPrivate(modifiers) { path.removeLast() }
    }

    private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }

    private func isTest(_ function: FunctionDeclSyntax) -> Bool {
        function.name.text.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
            && function.signature.returnClause == nil && !isPrivate(function.modifiers)
            && !function.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }
}
