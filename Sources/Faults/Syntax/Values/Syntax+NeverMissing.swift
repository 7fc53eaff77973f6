internal import SwiftSyntax

extension Syntax {
    /// Whether the node is the code for the absence of a value that is always there: behind `??` or `default:`, or the other way of an `if let`.
    var isForAValueThatIsNeverMissing: Bool {
        if let argument = parent?.as(LabeledExprSyntax.self), argument.label?.text == "default",
            let table = argument.parent?.parent?.as(SubscriptCallExprSyntax.self)
        {
            return table.calledExpression.hasAllKeys
        }
        if let choice = parent?.as(InfixOperatorExprSyntax.self), choice.rightOperand.id == id {
            return choice.operator.trimmedDescription == "??" && choice.leftOperand.isNeverMissing
        }
        if let way = parent?.as(GuardStmtSyntax.self), way.body.id == id { return way.conditions.onlyBindWhatIsNeverMissing }
        if let branch = parent?.as(IfExprSyntax.self), branch.elseBody?.id == id { return branch.conditions.onlyBindWhatIsNeverMissing }
        guard let statement = self.as(CodeBlockItemSyntax.self), let list = statement.parent?.as(CodeBlockItemListSyntax.self) else {
            return false
        }
        return list.prefix { $0.id != statement.id }.contains(where: \.leavesWithWhatIsNeverMissing)
    }
}

extension CodeBlockItemSyntax {
    /// Whether it is an `if let` with a value that is always there, and leaves the code around it.
    fileprivate var leavesWithWhatIsNeverMissing: Bool {
        guard let branch, branch.elseBody == nil, branch.body.leaves else { return false }
        return branch.conditions.onlyBindWhatIsNeverMissing
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
    /// Whether it compares a value that is always there with nil.
    ///
    /// - Parameter isMissing: Whether the comparison holds if the value is missing: `parts == nil`, and not `parts != nil`.
    func comparesWithNilInVain(forMissing isMissing: Bool) -> Bool {
        guard let infix = withoutParentheses.as(InfixOperatorExprSyntax.self),
            infix.operator.trimmedDescription == (isMissing ? "==" : "!="), infix.rightOperand.is(NilLiteralExprSyntax.self)
        else { return false }
        return (infix.leftOperand.namedConstant ?? infix.leftOperand).isNeverMissing
    }

    /// Whether the expression has an optional type and still always a value.
    ///
    /// The time zone of Greenwich, a text in UTF-8, an address that is written down, the parts of one, a date some days later, a part of a
    /// date that was asked for, the entry in a dictionary with an entry for each truth or each case, a part of a pair that every value
    /// matches, and the last element of a collection that is not empty.
    fileprivate var isNeverMissing: Bool {
        if isElementOfFilledCollection || isPartOfAMatchingPair || isPartOfDateAskedFor { return true }
        if let table = self.as(SubscriptCallExprSyntax.self) { return table.calledExpression.hasAllKeys }
        guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return false }
        let text = call.trimmedDescription
        let ways = [
            /TimeZone\((?:identifier|abbreviation): "(?:UTC|GMT)"\)/, /TimeZone\(secondsFromGMT: -?\d{1,5}\)/,
            /URL\(string: "https?:\/\/[A-Za-z0-9.\/_-]+"\)/, /URLComponents\(url: .+, resolvingAgainstBaseURL: (?:true|false)\)/,
        ]
        if ways.contains(where: { text.wholeMatch(of: $0) != nil }) { return true }
        let last = text.components(after: call.receiver)
        return last.wholeMatch(of: /\.data\(using: (?:String\.Encoding)?\.utf8\)/) != nil
            || last.wholeMatch(of: /\.date\(byAdding: \.[a-zA-Z]+, value: -?[0-9_]{1,9}, to: .+\)/) != nil
    }

    /// Whether it is one of the parts that a calendar was asked for: `days.dateComponents([.hour], from: date).hour`.
    private var isPartOfDateAskedFor: Bool {
        guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
        let parts = base.as(DeclReferenceExprSyntax.self).flatMap { FileNames.of(root).onlyConstant($0.baseName.text) } ?? base
        guard let call = parts.as(FunctionCallExprSyntax.self), call.calledName == "dateComponents",
            let list = call.arguments.first?.expression.as(ArrayExprSyntax.self)
        else { return false }
        return list.elements.contains { $0.expression.trimmedDescription == ".\(access.declName.baseName.text)" }
    }

    /// Whether it is a dictionary with an entry for both truths, or for all cases of an enumeration: a literal, or a constant.
    fileprivate var hasAllKeys: Bool {
        if let literal = self.as(DictionaryExprSyntax.self), case .elements(let elements) = literal.content {
            let keys = Set(elements.map(\.key.trimmedDescription))
            return keys.isSuperset(of: ["true", "false"]) || keys.areAllCases
        }
        return (namedConstant ?? ownName.flatMap { FileNames.of(root).onlyConstant($0) })?.hasAllKeys ?? false
    }
}

extension Set<String> {
    /// Whether the keys, such as `.paid`, are all cases of an enumeration of the module.
    fileprivate var areAllCases: Bool {
        ModuleDeclarations.current.enumerations.contains { type, cases in
            self == Set(cases.map { "." + $0 }) || self == Set(cases.map { "\(type).\($0)" })
        }
    }
}

extension String {
    /// The text without that of a receiver before it.
    fileprivate func components(after receiver: ExprSyntax?) -> Substring {
        let text = receiver?.trimmedDescription ?? ""
        return hasPrefix(text) ? dropFirst(text.count) : ""
    }
}
