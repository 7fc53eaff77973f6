internal import Faults
internal import SwiftSyntax
internal import Workspace

/// A function that expects something and that no test run finds, because nothing marks it as a test.
struct UnmarkedTest: Equatable {
    /// The name of the function.
    var name: String
    var place: Place
    /// Whether it is in a class of XCTest.
    var isInTestCase: Bool

    /// The next step.
    var advice: String {
        isInTestCase
            ? "`\(name)` at \(place.short) is no test: begin its name with `test`, as in `testIt()`, and so for each like it."
            : "`\(name)` at \(place.short) is no test without the attribute: write `@Test` before `func`, and so for each like it."
    }

    /// A remark for those whose other tests pass.
    var note: String { "warning: nothing runs `\(name)` (\(place.short)), which has expectations and is not marked as a test" }
}

extension Submission {
    /// The first function in the tests that has expectations and is no test.
    var firstUnmarkedTest: UnmarkedTest? { unmarkedTests(in: parsedTests()).first { _ in true }?.test }

    /// The first such function that looks like a test, and that nothing calls, beside tests that run.
    ///
    /// A helper has arguments, or is called; a method of a double belongs to a type without tests.
    var firstIdleTest: UnmarkedTest? {
        let parsed = parsedTests()
        return unmarkedTests(in: parsed).first { _, function in
            guard function.signature.parameterClause.parameters.isEmpty, function.isBesideTests,
                !function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) })
            else { return false }
            let names = parsed.trees.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter { $0.tokenKind == function.name.tokenKind }
            return names.count == 1
        }?.test
    }

    private func unmarkedTests(in parsed: ParsedSources) -> some Sequence<(test: UnmarkedTest, function: FunctionDeclSyntax)> {
        let testCases = TestCaseClasses.names(in: parsed)
        return zip(parsed.sources.files, parsed.trees).lazy.flatMap { file, tree in
            tree.tokens(viewMode: .sourceAccurate).lazy.compactMap { token in
                guard case .identifier(let name) = token.tokenKind, ["expect", "require"].contains(name) || name.hasPrefix("XCTAssert"),
                    let function = sequence(first: Syntax(token), next: \.parent).lazy.compactMap({ $0.as(FunctionDeclSyntax.self) })
                        .first(where: { _ in true }), !function.isTest
                else { return nil }
                let line = SourceLocationConverter(fileName: file.path, tree: tree)
                    .location(for: function.name.positionAfterSkippingLeadingTrivia).line
                let isInTestCase = sequence(first: Syntax(function), next: \.parent).contains { node in
                    let type = node.as(ClassDeclSyntax.self)?.name.text ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
                    return type.map(testCases.contains) ?? false
                }
                if isInTestCase, function.name.text.hasPrefix("test") { return nil }
                return (UnmarkedTest(
                        name: function.name.text.filter { $0 != "`" }, place: Place(file.path, line: line), isInTestCase: isInTestCase), function)
            }
        }
    }
}

extension FunctionDeclSyntax {
    /// Whether its type, or the file that it is directly in, also has a test.
    fileprivate var isBesideTests: Bool {
        if let members = parent?.parent?.as(MemberBlockItemListSyntax.self) {
            return members.contains { member in
                member.decl.as(FunctionDeclSyntax.self).map { $0.isTest || $0.name.text.hasPrefix("test") } == true
            }
        }
        return parent?.parent?.is(CodeBlockItemListSyntax.self) == true && parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }
}

/// Finds the classes that inherit from `XCTestCase`, directly or through classes of the same files.
private final class TestCaseClasses: SyntaxVisitor {
    private var superclasses: [String: [String]] = [:]

    static func names(in parsed: ParsedSources) -> Set<String> {
        let finder = TestCaseClasses(viewMode: .sourceAccurate)
        for tree in parsed.trees { finder.walk(tree) }
        var found: Set<String> = []
        while true {
            let more = finder.superclasses.filter { name, types in
                !found.contains(name) && types.contains { $0.hasSuffix("XCTestCase") || found.contains($0) }
            }
            if more.isEmpty { return found }
            found.formUnion(more.keys)
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        superclasses[node.name.text] = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return .visitChildren
    }
}
