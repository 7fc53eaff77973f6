internal import SwiftSyntax

extension FaultRule {
    /// A loop that ends with an answer where a value is missing goes on with the next element, and a cast of a list leaves such values out.
    ///
    /// `guard let digit = sign.wholeNumberValue else { return nil }` needs a test with one bad sign among good ones.
    static let skippedElements = FaultRule(
        name: "skipped-elements", kind: .never, summary: "A loop goes on where a missing value must end it.",
        advice: "Test with one element for which the value is missing, among others for which it is there, and expect the answer.",
        examples: [
            FaultExample(
                "a value that must be there",
                "func sum(_ names: [String]) -> Int? { var sum = 0; for name in names { guard let x = number(name) else { return nil }; sum += x }; return sum }",
                plants: ["Screen goes on with the next element instead of `return nil`"]),
            FaultExample(
                "an error, in the branch of an `if` and in a case",
                "func sum(_ names: [String]) throws -> Int { for name in names { if let x = number(name) { use(x) } else { throw Failure() } }; while let name = next() { switch number(name) { case let x?: use(x); case nil: return 1 } }; return 0 }",
                plants: [
                    "Screen goes on with the next element instead of `return 1`",
                    "Screen goes on with the next element instead of `throw Failure()`",
                ]),
            FaultExample(
                "a cast of a list, and of something else", "let x = name.map(\\.number) as? [Int]; let y = first() as? Int",
                plants: ["Screen leaves out the missing values in `name.map(\\.number) as? [Int]`"]),
            FaultExample(
                "the same answer behind the loop, and a value that is missing in a closure",
                "func fits(_ names: [String]) -> Bool { for name in names { guard let x = number(name) else { return false }; if x == 1 { return true } }; return false }; for name in names { list = name.map { sign in guard let x = number(sign) else { return 0 }; return x } }",
                plants: []),
        ]
    ) { node, _ in
        if let cast = node.as(AsExprSyntax.self) { return cast.leavingOutMissingValues.map { [$0] } ?? [] }
        guard let loop = node.loopThatAMissingValueEnds, !loop.isFollowedBySameAnswer(as: node) else { return [] }
        return [
            Fault(
                around: node.textRange, prefix: "if seamsFault(#) { continue }; ", suffix: "",
                words: "\(node.subject) goes on with the next element instead of `\(node.oneLine)`", before: node.oneLine, after: "continue"
            )
        ]
    }
}

extension AsExprSyntax {
    /// The fault that a list of optionals is cast without those that have no value; nil for any other cast.
    ///
    /// The compiler rejects it for anything that is no list.
    fileprivate var leavingOutMissingValues: Fault? {
        guard questionOrExclamationMark?.tokenKind == .postfixQuestionMark, type.is(ArrayTypeSyntax.self), expression.canStandOnOneLine,
            expression.is(FunctionCallExprSyntax.self)
        else { return nil }
        let after = "(\(expression.oneLine)).compactMap { $0 } as? \(type.oneLine)"
        return Fault(
            around: textRange, prefix: "(seamsFault(#) ? (\(after)) : ", suffix: ")",
            words: "\(subject) leaves out the missing values in `\(oneLine)`", before: oneLine, after: after)
    }
}

extension Syntax {
    /// The loop around a statement that ends its function with an answer or an error, because a value is missing; nil for any other node.
    fileprivate var loopThatAMissingValueEnds: Syntax? {
        guard self.as(ReturnStmtSyntax.self)?.expression != nil || self.is(ThrowStmtSyntax.self),
            let branch = parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self), branch.count == 1,
            branch.isForAMissingValue
        else { return nil }
        let ends: Set<SyntaxKind> = [.closureExpr, .functionDecl, .accessorDecl, .initializerDecl, .deferStmt, .doStmt]
        return sequence(first: Syntax(branch), next: \.parent).prefix { !ends.contains($0.kind) }
            .first { [.forStmt, .whileStmt, .repeatStmt].contains($0.kind) }
    }

    /// Whether the statement behind the loop gives the same answer.
    fileprivate func isFollowedBySameAnswer(as exit: Syntax) -> Bool {
        guard let item = nearestStatement, let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
        return list.drop { $0.id != item.id }.dropFirst().first?.trimmedDescription == exit.trimmedDescription
    }
}

extension CodeBlockItemListSyntax {
    /// Whether the statements are run where an optional has no value.
    fileprivate var isForAMissingValue: Bool {
        if let way = parent?.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) {
            return way.caseItems.allSatisfy { ["nil", ".none"].contains($0.pattern.trimmedDescription) }
        }
        guard let block = parent?.as(CodeBlockSyntax.self) else { return false }
        let choice = block.parent?.as(IfExprSyntax.self)
        let conditions = block.parent?.as(GuardStmtSyntax.self)?.conditions ?? (choice?.body.id == block.id ? nil : choice?.conditions)
        return conditions?.contains { $0.condition.is(OptionalBindingConditionSyntax.self) } ?? false
    }
}
