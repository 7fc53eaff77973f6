internal import Faults
internal import RunnerProtocol
internal import SwiftSyntax
internal import Workspace

/// Expectations in work that a test starts and does not wait for: the test may end before they run, so their failures do not count.
struct UnawaitedExpectation: Equatable {
    /// The call that starts the work, such as `Task`.
    var call: String
    /// The file below the submission's folder, and the first line of the call.
    var place: Place
    var lastLine: Int

    /// The next step.
    var advice: String {
        "The test ends before the closure of `\(call)` at \(place.short) runs, so no expectation in it counts: "
            + "move the expectation out of the closure, or wait for it, as in `await Task { … }.value`."
    }

    /// A remark for those whose other expectations catch every fault.
    var note: String { "warning: no test waits for the closure of `\(call)` (\(place.short)), so the expectations in it do not count" }

    /// Whether an issue was recorded in that work.
    func hasRecorded(_ issue: TestReport.Issue) -> Bool {
        guard let file = issue.file, let line = issue.line, let first = place.line else { return false }
        return file.hasSuffix(place.file) && (first...lastLine).contains(line)
    }
}

extension Submission {
    /// All of them, in the order of the code.
    var unawaitedExpectations: [UnawaitedExpectation] {
        let parsed = parsedTests()
        return zip(parsed.sources.files, parsed.trees).flatMap { file, tree in
            let finder = Finder(viewMode: .sourceAccurate)
            finder.walk(tree)
            let lines = SourceLocationConverter(fileName: file.path, tree: tree)
            return finder.found.map { call in
                UnawaitedExpectation(
                    call: call.calledExpression.trimmedDescription,
                    place: Place(file.path, line: lines.location(for: call.positionAfterSkippingLeadingTrivia).line),
                    lastLine: lines.location(for: call.endPositionBeforeTrailingTrivia).line)
            }
        }
    }
}

private final class Finder: SyntaxVisitor {
    private(set) var found: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.startsOtherWork, node.hasExpectation, node.isWaitedForByNobody else { return .visitChildren }
        found.append(node)
        return .skipChildren
    }
}

extension FunctionCallExprSyntax {
    /// Whether its closure runs later: in a task, on a queue, in a thread, or after some time.
    fileprivate var startsOtherWork: Bool {
        guard let access = calledExpression.as(MemberAccessExprSyntax.self) else {
            return calledExpression.firstToken(viewMode: .sourceAccurate)?.text == "Task"
        }
        let name = access.declName.baseName.text
        if access.base?.trimmedDescription == "Task" { return name == "detached" }
        return ["async", "asyncAfter", "addOperation", "detachNewThread", "scheduledTimer"].contains(name)
    }

    fileprivate var hasExpectation: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return ["expect", "require", "XCTFail"].contains(name) || name.hasPrefix("XCTAssert")
        }
    }

    /// Whether it is in a test that waits for nothing around it or afterwards, and keeps the work for nobody else.
    fileprivate var isWaitedForByNobody: Bool {
        let around = sequence(first: parent, next: { $0?.parent }).lazy.compactMap(\.self)
        guard let function = around.compactMap({ $0.as(FunctionDeclSyntax.self) }).first(where: { _ in true }), let body = function.body,
            function.isTest || function.name.text.hasPrefix("test"), isStatement,
            !around.prefix(while: { $0.id != function.id }).contains(where: { $0.is(AwaitExprSyntax.self) })
        else { return false }
        return !body.tokens(viewMode: .sourceAccurate).contains { $0.position >= endPosition && $0.mayWait }
    }

    /// Whether its value is ignored, or only has a name in this function.
    private var isStatement: Bool {
        // `_ = Task { … }`: the operators of the tests are not put in order.
        if let operands = parent?.as(ExprListSyntax.self) { return operands.first?.is(DiscardAssignmentExprSyntax.self) == true }
        return [.codeBlockItem, .initializerClause].contains(parent?.kind)
    }
}

extension TokenSyntax {
    /// Whether it waits, or may be the name of a function that does, such as `waitForExpectations` or `RunLoop.run`.
    fileprivate var mayWait: Bool {
        guard case .identifier(let name) = tokenKind else { return tokenKind == .keyword(.await) }
        return name.hasPrefix("wait") || ["run", "sync", "sleep", "join"].contains(name)
    }
}
