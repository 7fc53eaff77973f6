internal import SwiftSyntax

extension Syntax {
    /// Whether the node is the code for the absence of a value that is always there: behind `??`, or the other way of an `if let`.
    var isForAValueThatIsNeverMissing: Bool {
        if let choice = parent?.as(InfixOperatorExprSyntax.self), choice.rightOperand.id == id {
            return choice.operator.trimmedDescription == "??" && choice.leftOperand.isNeverMissing
        }
        if let way = parent?.as(GuardStmtSyntax.self), way.body.id == id { return way.conditions.onlyBindWhatIsNeverMissing }
        if let branch = parent?.as(IfExprSyntax.self), branch.elseBody?.id == id { return branch.conditions.onlyBindWhatIsNeverMissing }
        return false
    }
}

extension ConditionElementListSyntax {
    fileprivate var onlyBindWhatIsNeverMissing: Bool {
        allSatisfy { element in
            guard case .optionalBinding(let binding) = element.condition else { return false }
            return binding.initializer?.value.isNeverMissing ?? false
        }
    }
}

extension ExprSyntax {
    /// Whether the expression has an optional type and still always a value.
    ///
    /// The time zone of Greenwich, a text in UTF-8, an address that is written down, a date some days later, and the entry for a truth in a
    /// dictionary with an entry for each of both.
    fileprivate var isNeverMissing: Bool {
        if let table = self.as(SubscriptCallExprSyntax.self) { return table.calledExpression.hasBothTruths }
        guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return false }
        let text = call.trimmedDescription
        let ways = [
            /TimeZone\((?:identifier|abbreviation): "(?:UTC|GMT)"\)/, /TimeZone\(secondsFromGMT: -?\d{1,5}\)/,
            /URL\(string: "https?:\/\/[A-Za-z0-9.\/_-]+"\)/,
        ]
        if ways.contains(where: { text.wholeMatch(of: $0) != nil }) { return true }
        let last = text.components(after: call.receiver)
        return last.wholeMatch(of: /\.data\(using: (?:String\.Encoding)?\.utf8\)/) != nil
            || last.wholeMatch(of: /\.date\(byAdding: \.[a-zA-Z]+, value: -?[0-9_]{1,9}, to: .+\)/) != nil
    }

    /// Whether it is a dictionary with an entry for `true` and for `false`: a literal, or a constant of the file.
    private var hasBothTruths: Bool {
        if let literal = self.as(DictionaryExprSyntax.self), case .elements(let elements) = literal.content {
            return Set(elements.map(\.key.trimmedDescription)).isSuperset(of: ["true", "false"])
        }
        let member = self.as(MemberAccessExprSyntax.self).flatMap {
            $0.base?.trimmedDescription == "Self" ? $0.declName.baseName.text : nil
        }
        guard let name = member ?? ownName else { return false }
        return ConstantValue.only(name, in: root)?.hasBothTruths ?? false
    }
}

extension String {
    /// The text without that of a receiver before it.
    fileprivate func components(after receiver: ExprSyntax?) -> Substring {
        let text = receiver?.trimmedDescription ?? ""
        return hasPrefix(text) ? dropFirst(text.count) : ""
    }
}

/// Finds the value of a constant whose name a file declares only once.
final class ConstantValue: NameDeclarations {
    private var found: ExprSyntax?

    /// The value; nil if the name belongs to anything else, too.
    static func only(_ name: String, in tree: Syntax) -> ExprSyntax? {
        let finder = ConstantValue(name)
        finder.walk(tree)
        return finder.count == 1 ? finder.found : nil
    }

    override func note(_ variable: PatternBindingSyntax) {
        let declaration = variable.parent?.parent?.as(VariableDeclSyntax.self)
        if declaration?.bindingSpecifier.tokenKind == .keyword(.let) { found = variable.initializer?.value }
    }
}
