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
}

extension Submission {
    /// Finds the first function in the tests that has expectations and is no test.
    var firstUnmarkedTest: UnmarkedTest? {
        let parsed = ParsedSources(tests)
        for (file, tree) in zip(parsed.sources.files, parsed.trees) {
            for token in tree.tokens(viewMode: .sourceAccurate) {
                guard case .identifier(let name) = token.tokenKind, ["expect", "require"].contains(name) || name.hasPrefix("XCTAssert"),
                    let function = sequence(first: Syntax(token), next: \.parent).lazy.compactMap({ $0.as(FunctionDeclSyntax.self) })
                        .first(where: { _ in true }), !function.isTest
                else { continue }
                let line = SourceLocationConverter(fileName: file.path, tree: tree)
                    .location(for: function.name.positionAfterSkippingLeadingTrivia).line
                let isInTestCase = sequence(first: Syntax(function), next: \.parent).lazy.compactMap { $0.as(ClassDeclSyntax.self) }
                    .contains { $0.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("XCTestCase") } == true }
                if isInTestCase, function.name.text.hasPrefix("test") { continue }
                return UnmarkedTest(name: function.name.text, place: Place(file.path, line: line), isInTestCase: isInTestCase)
            }
        }
        return nil
    }
}
