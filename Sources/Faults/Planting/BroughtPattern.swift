internal import SwiftParser
internal import SwiftSyntax
internal import Workspace

/// The expressions that a mistake of a kata is about: their words, whatever space is between them.
struct BroughtPattern: Sendable {
    let fault: BroughtFault
    /// The words of each way to write the expression.
    private let forms: [[String]]
    /// The names of the properties behind a property that is the expression: `client` in `var analytics: Analytics { client }`.
    private var namesBehind: Set<String> = []
    /// The part that may be any expression, and its words.
    private let any: (code: String, words: [String])?

    init(_ fault: BroughtFault) {
        self.fault = fault
        forms = ([fault.find] + (fault.also ?? [])).map { Parser.parse(source: $0).words }
        any = fault.any.map { ($0, Parser.parse(source: $0).words) }
    }

    /// The same mistake, also for the properties that the module has behind the one of the expression.
    ///
    /// - Parameter properties: The names of the properties that computed ones return, by the names of the computed ones.
    func knowing(_ properties: [String: String]) -> BroughtPattern {
        var pattern = self
        pattern.namesBehind = Set(forms.compactMap { $0.count == 1 ? properties[$0[0]] : nil })
        return pattern
    }

    /// The code in place of an expression; nil if the mistake is not about it.
    ///
    /// A number in the expression may be a constant's: `price / share` with `let share = 7`.
    func replacement(of expression: ExprSyntax) -> String? {
        if let variable = fault.assigned {
            guard expression.assignedVariable == variable else { return nil }
            // Where the code sets nil itself, that is the place of a missing value.
            let isAnyValue = fault.find == fault.any
            if isAnyValue, FileNames.of(expression.root).setsNil(variable) { return nil }
        }
        if let argument = fault.passed, expression.passedArgument != argument { return nil }
        if let replacement = replacement(ofWrittenNumbersIn: expression) { return replacement }
        guard hasNumber, expression.is(InfixOperatorExprSyntax.self) || expression.is(FunctionCallExprSyntax.self) else { return nil }
        let written = WrittenNumbers().rewrite(expression)
        guard written.description != expression.description else { return nil }
        return written.as(ExprSyntax.self).flatMap { replacement(ofWrittenNumbersIn: $0) }
    }

    /// Whether a form of the expression has a number in it.
    private var hasNumber: Bool { forms.contains { $0.contains { Int($0) != nil } } }

    private func replacement(ofWrittenNumbersIn expression: ExprSyntax) -> String? {
        let all = expression.words.withoutModule
        // A member of the same object, with or without the object.
        let words = all.first == "self" && all.count > 1 ? Array(all.dropFirst(["?", "!"].contains(all[1]) ? 3 : 2)) : all
        if words.count == 1, namesBehind.contains(words[0]), !expression.standsInAccessor { return fault.replace }
        if fault.assigned == nil, fault.passed == nil, words.count == 1, expression.namesLocalValue { return nil }
        for form in forms {
            if words == form || all == form || all.isMember(form) { return fault.replace }
            if let any, let part = expression.part(at: any.words, of: form, as: words) {
                return fault.replace.replacing(any.code, with: part.oneLine)
            }
        }
        return nil
    }
}

/// Writes numbers in place of the constants that stand for them.
private final class WrittenNumbers: SyntaxRewriter {
    override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax { written(node) }
    override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax { written(node, or: super.visit(node)) }

    private func written(_ node: some ExprSyntaxProtocol, or other: ExprSyntax? = nil) -> ExprSyntax {
        let number = ExprSyntax(node).knownNumber.map { ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral("\($0)"))) }
        return number?.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia) ?? other ?? ExprSyntax(node)
    }
}

extension [String] {
    /// The words without the name of a module of Swift's own before them: `Foundation.Date()` is `Date()`.
    fileprivate var withoutModule: [String] {
        count > 2 && KnownModules.names.contains(self[0]) && self[1] == "." ? Array(dropFirst(2)) : self
    }

    /// Whether the words are those of a member that begins with a dot, behind its type.
    fileprivate func isMember(_ form: [String]) -> Bool {
        form.first == "." && Array(dropFirst()) == form && first?.wholeMatch(of: /[A-Z]\w*/) != nil
    }
}

extension FileNames {
    /// Whether the file sets a variable to nil.
    fileprivate func setsNil(_ variable: String) -> Bool {
        [variable, "self.\(variable)"].flatMap { assignments[$0] ?? [] }.contains { $0.rightOperand.is(NilLiteralExprSyntax.self) }
    }
}

extension ExprSyntax {
    /// The name of the variable to which the expression is assigned, with or without its object; nil if it is not.
    ///
    /// The assignment may be one of several at once: `(voucher, campaign) = (found, name)`.
    fileprivate var assignedVariable: String? {
        if let element = parent?.as(LabeledExprSyntax.self), let values = element.parent?.as(LabeledExprListSyntax.self),
            let tuple = values.parent?.as(TupleExprSyntax.self), let variables = ExprSyntax(tuple).placeAssigned?.as(TupleExprSyntax.self),
            let place = values.firstIndex(where: { $0.id == element.id }), variables.elements.count == values.count
        {
            return Array(variables.elements)[values.distance(from: values.startIndex, to: place)].expression.ownName
        }
        return placeAssigned?.ownName
    }

    /// The function and the label with which it is passed, such as `Receipt(voucher:)`; nil if it is no argument.
    fileprivate var passedArgument: String? {
        guard let argument = parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        let type = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
        let name = call.calledName == "init" ? type : call.calledName
        return name.map { "\($0)(\(argument.label?.text ?? "_"):)" }
    }

    /// The left side of the assignment of which it is the right one.
    private var placeAssigned: ExprSyntax? {
        guard let assignment = parent?.as(InfixOperatorExprSyntax.self), assignment.operator.is(AssignmentExprSyntax.self),
            assignment.rightOperand.id == id
        else { return nil }
        return assignment.leftOperand
    }
}

extension SyntaxProtocol {
    /// Whether it is code of a computed property, which the replacement may ask.
    fileprivate var standsInAccessor: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { $0.is(AccessorBlockSyntax.self) }
    }

    /// The words of the code, without the space between them.
    fileprivate var words: [String] {
        tokens(viewMode: .sourceAccurate).filter { $0.tokenKind != .endOfFile }.map(\.text)
    }

    /// The expression that stands where a form has some words; nil if anything else differs, or it needs several lines.
    fileprivate func part(at any: [String], of form: [String], as words: [String]) -> ExprSyntax? {
        if form == any { return self.as(ExprSyntax.self).flatMap { $0.canStandOnOneLine ? $0 : nil } }
        guard let place = form.firstRange(of: any), words.count > form.count - any.count else { return nil }
        let (before, after) = (form[..<place.lowerBound], form[place.upperBound...])
        guard words.starts(with: before), words.suffix(after.count).elementsEqual(after) else { return nil }
        let tokens = Array(tokens(viewMode: .sourceAccurate).suffix(words.count))
        let (first, last) = (tokens[before.count], tokens[words.count - after.count - 1])
        // The outermost expression that begins and ends there.
        return sequence(first: Syntax(first), next: \.parent).prefix { $0.id != id }.compactMap { $0.as(ExprSyntax.self) }
            .last { $0.firstToken(viewMode: .sourceAccurate) == first && $0.lastToken(viewMode: .sourceAccurate) == last }
            .flatMap { $0.canStandOnOneLine ? $0 : nil }
    }
}
