internal import Faults
internal import SwiftSyntax
internal import Workspace

/// An assertion of XCTest in a test of Swift Testing, which fails no test.
struct SilentAssertion: Equatable {
    /// The name of the assertion, such as `XCTAssertEqual`.
    var name: String
    var place: Place

    /// The next step.
    var advice: String {
        "`\(name)` at \(place.short) belongs to XCTest and fails no test with `@Test`: write `#expect(…)` in its place, and in each like it."
    }
}

extension Submission {
    /// Finds the first assertion of XCTest in a function with `@Test`.
    var firstSilentAssertion: SilentAssertion? {
        let parsed = parsedTests()
        for (file, tree) in zip(parsed.sources.files, parsed.trees) {
            for token in tree.tokens(viewMode: .sourceAccurate) {
                guard case .identifier(let name) = token.tokenKind, name.hasPrefix("XCTAssert") || name == "XCTFail",
                    let function = token.enclosingFunction, function.isTest
                else { continue }
                let line = SourceLocationConverter(fileName: file.path, tree: tree)
                    .location(for: token.positionAfterSkippingLeadingTrivia).line
                return SilentAssertion(name: name, place: Place(file.path, line: line))
            }
        }
        return nil
    }
}

extension TokenSyntax {
    fileprivate var enclosingFunction: FunctionDeclSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first { _ in true }
    }
}

extension FunctionDeclSyntax {
    /// Whether it is a test of Swift Testing.
    var isTest: Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == "Test" }
    }
}
