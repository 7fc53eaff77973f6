internal import SwiftSyntax

extension FaultRule {
    /// A case of an enumeration is the next one, where it is a value that is returned, set, passed or chosen.
    ///
    /// Patterns and comparisons have rules of their own, and so have errors that are thrown.
    static let alteredCases = FaultRule(
        name: "altered-cases", kind: .altered, summary: "A case of an enumeration that is returned, set or passed is another one.",
        advice: "Test the situation that this line is for, and expect exactly this case.",
        otherwise: "If nobody tells the two cases apart, one is enough.",
        examples: [
            FaultExample(
                "cases that are returned",
                signals + "func signal() -> Signal { if isOn { return .go }; guard isShort else { return Signal.wait }; return .stop }",
                plants: [
                    "Screen uses .wait instead of .go", "Screen uses Signal.stop instead of Signal.wait",
                    "Screen uses .go instead of .stop",
                ]),
            FaultExample("a case that a property is", signals + "var signal: Signal { .go }", plants: ["Screen uses .wait instead of .go"]),
            FaultExample("a case that is set", signals + "self.signal = .go", plants: ["Screen uses .wait instead of .go"]),
            FaultExample(
                "cases of which one is chosen", signals + "let signal: Signal = isOn ? .go : (isShort ? .wait : .stop)",
                plants: ["Screen uses .go instead of .stop", "Screen uses .stop instead of .wait", "Screen uses .wait instead of .go"]),
            FaultExample(
                "a case that is passed", signals + "show(.go, on: name)", plants: ["Screen uses .wait instead of .go"]),
            FaultExample(
                "a case in place of nil", signals + "return find() ?? Signal.stop", plants: ["Screen uses Signal.go instead of Signal.stop"]
            ),
            FaultExample(
                "patterns and comparisons",
                signals + "if signal == .go { }; if case .wait = signal { }; switch signal { case .stop: stop(); default: halt() }",
                plants: []),
            FaultExample("a variable's first value", signals + "var signal = Signal.go", plants: []),
            FaultExample("an error", "enum Trouble: Error { case none, some }; throw Trouble.some", plants: []),
            FaultExample("a case with a value", "enum Answer { case none, some(Int) }; return .some(1)", plants: []),
            FaultExample(
                "a name that two enumerations have", signals + "enum Light { case go, dark }; return .go", plants: []),
            FaultExample("a case that is only printed", signals + "print(Signal.go)", plants: []),
            FaultExample("a member of another type", signals + "return Signals.go", plants: []),
        ], subjects: [.katas]
    ) { node, _ in
        guard let access = node.as(MemberAccessExprSyntax.self), access.isValueOfItsOwn,
            let other = ModuleDeclarations.current.caseAfter(access.declName.baseName.text, of: access.base?.trimmedDescription)
        else { return [] }
        let changed = "\(access.base?.trimmedDescription ?? "").\(other)"
        return [
            Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? \(changed) : ", suffix: ")",
                words: "\(node.subject) uses \(changed) instead of \(node.oneLine)", before: node.oneLine, after: changed)
        ]
    }

    private static let signals = "enum Signal { case go, wait, stop }; "
}

extension MemberAccessExprSyntax {
    /// Whether it is a value that is returned, set, passed or chosen, and neither called nor compared.
    fileprivate var isValueOfItsOwn: Bool {
        var node = Syntax(self)
        while let parent = node.parent, parent.is(TernaryExprSyntax.self) || parent.isParentheses {
            if let choice = parent.as(TernaryExprSyntax.self), choice.condition.id == node.as(ExprSyntax.self)?.id { return false }
            node = parent
        }
        guard let parent = node.parent else { return false }
        if let infix = parent.as(InfixOperatorExprSyntax.self) {
            let isRight = infix.rightOperand.id == node.as(ExprSyntax.self)?.id
            let isSet = infix.operator.is(AssignmentExprSyntax.self) || infix.operator.trimmedDescription == "??"
            return isRight && isSet
        }
        if let argument = parent.as(LabeledExprSyntax.self) {
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            return call?.calledName.map { !KnownFunctions.printing.contains($0) } ?? false
        }
        if parent.is(InitializerClauseSyntax.self) {
            return parent.parent?.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
        }
        return parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self)
    }
}

extension Syntax {
    /// Whether it only puts parentheses around a value, or is a part of them.
    fileprivate var isParentheses: Bool {
        if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.count == 1 }
        let list = self.as(LabeledExprListSyntax.self) ?? self.as(LabeledExprSyntax.self)?.parent?.as(LabeledExprListSyntax.self)
        return list?.count == 1 && list?.parent?.is(TupleExprSyntax.self) == true
    }
}
