internal import SwiftSyntax

/// A number that is the boundary of a question although no comparison has it as such: the length of a part, a limit, or a place.
struct DecidingNumber {
    /// The code that asks, on one line.
    let code: String
    /// The number, and the same number on the other side of a comparison: `min(count, 9) == 9` has it twice.
    let literals: [IntegerLiteralExprSyntax]

    /// Makes it of a number; nil for any other number.
    init?(_ number: IntegerLiteralExprSyntax) {
        if let place = number.comparedPlace {
            (code, literals) = (place.oneLine, [number])
        } else if let question = number.repetition ?? number.namedComparison ?? number.askedLength, number.representedLiteralValue != 1 {
            (code, literals) = (question.oneLine, [number])
        } else if let question = number.partOfRow {
            (code, literals) = (question.oneLine, [number])
        } else if let taken = number.takenPart {
            if let comparison = taken.comparison, let other = comparison.number(beside: number) {
                (code, literals) = (comparison.oneLine, [number, other])
            } else if taken.isDeciding {
                (code, literals) = (taken.oneLine, [number])
            } else {
                return nil
            }
        } else if let limited = number.limitedValue, let comparison = limited.comparison {
            let other = comparison.number(beside: number)
            guard other != nil || ["==", "!="].contains(comparison.operator.trimmedDescription) else { return nil }
            (code, literals) = (comparison.oneLine, [number] + [other].compactMap(\.self))
        } else {
            return nil
        }
    }
}

extension IntegerLiteralExprSyntax {
    /// The call of which it is the only argument, or the one with this label.
    private func call(labeled label: String?) -> FunctionCallExprSyntax? {
        guard let argument = parent?.as(LabeledExprSyntax.self), argument.label?.text == label else { return nil }
        return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    }

    /// The call that takes so much of a text or a list.
    fileprivate var takenPart: FunctionCallExprSyntax? {
        if let call = call(labeled: "offsetBy"), call.calledName == "index" { return call }
        return call(labeled: nil).flatMap { ["prefix", "suffix", "dropFirst", "dropLast"].contains($0.calledName) ? $0 : nil }
    }

    /// The question whether there is such a place: `name.indices.contains(8)`, or `name.enumerated().contains { $0.offset == 8 }`.
    fileprivate var comparedPlace: ExprSyntax? {
        if let call = call(labeled: nil), call.calledName == "contains", call.calledExpression.isQuestionAboutPlaces {
            return ExprSyntax(call)
        }
        guard let comparison = parent?.as(InfixOperatorExprSyntax.self), ["==", "!="].contains(comparison.operator.trimmedDescription),
            let statement = comparison.parent?.as(CodeBlockItemSyntax.self),
            let call = statement.parent?.parent?.as(ClosureExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self),
            ["contains", "first", "firstIndex", "allSatisfy"].contains(call.calledName), call.calledExpression.isQuestionAboutPlaces
        else { return nil }
        return ExprSyntax(comparison)
    }

    /// The part of numbers in a row that is asked for a number: `hours.indices.dropFirst(6).contains(hour)` or `hours[6..<22].contains(hour)`.
    fileprivate var partOfRow: ExprSyntax? {
        if let part = takenPart { return part.calledName != "index" && ExprSyntax(part).isRowOfNumbersInAQuestion ? ExprSyntax(part) : nil }
        let range = parent.flatMap { [.infixOperatorExpr, .prefixOperatorExpr, .postfixOperatorExpr].contains($0.kind) ? $0 : nil }
        guard let entry = range?.parent?.parent?.parent?.as(SubscriptCallExprSyntax.self), entry.arguments.count == 1 else { return nil }
        return ExprSyntax(entry).isRowOfNumbersInAQuestion ? ExprSyntax(entry) : nil
    }

    /// The comparison that is called by a name: `Double(count).isLess(than: 65)`.
    fileprivate var namedComparison: FunctionCallExprSyntax? {
        (call(labeled: "than") ?? call(labeled: nil)).flatMap { ["isLess", "isLessThanOrEqualTo"].contains($0.calledName) ? $0 : nil }
    }

    /// The list or text that is made so long only to compare its length: `Array(repeating: 0, count: 65).indices.contains(count)`.
    fileprivate var askedLength: FunctionCallExprSyntax? {
        guard let list = call(labeled: "count"), list.arguments.first?.label?.text == "repeating",
            let access = list.parent?.as(MemberAccessExprSyntax.self)
        else { return nil }
        switch access.declName.baseName.text {
        case "count": return ExprSyntax(list).comparison == nil ? nil : list
        case "indices": return access.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "contains" ? list : nil
        default: return nil
        }
    }

    /// The part of a regular expression that is repeated so often: `Repeat(.any, ...64)`.
    fileprivate var repetition: FunctionCallExprSyntax? {
        let range = parent.flatMap { [.infixOperatorExpr, .prefixOperatorExpr, .postfixOperatorExpr].contains($0.kind) ? $0 : nil }
        let argument = (range ?? Syntax(self)).parent?.as(LabeledExprSyntax.self)
        return argument?.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledName == "Repeat" ? $0 : nil }
    }

    /// The outermost call of `min` or `max` around the number: `max(min(count, 9), 2)`, or `[count, 9].min()`; nil without any.
    fileprivate var limitedValue: ExprSyntax? {
        var limit: ExprSyntax?
        while let outer = (limit ?? ExprSyntax(self)).limitAround { limit = outer }
        return limit
    }
}

extension ExprSyntax {
    /// Whether it is a part of numbers in a row that is asked whether it contains a number.
    fileprivate var isRowOfNumbersInAQuestion: Bool {
        guard isRowOfNumbers else { return false }
        var node = Syntax(self)
        while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base.map({ Syntax($0).id }) == node.id,
            let call = access.parent?.as(FunctionCallExprSyntax.self)
        {
            if access.declName.baseName.text == "contains" { return true }
            guard Self.partsOfRows.contains(access.declName.baseName.text) else { return false }
            node = Syntax(call)
        }
        return false
    }

    /// Whether it is a range, the places of a list, a list of such numbers, or a part of one.
    private var isRowOfNumbers: Bool {
        let row = elements
        if let entry = row.as(SubscriptCallExprSyntax.self) { return entry.calledExpression.isRowOfNumbers }
        if let call = row.as(FunctionCallExprSyntax.self) {
            return Self.partsOfRows.contains(call.calledName ?? "") && call.receiver?.isRowOfNumbers == true
        }
        if let access = row.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "indices" { return true }
        if IntegerRange(row) != nil { return true }
        return row.namedConstant.map { IntegerRange($0.elements) != nil } ?? false
    }

    private static let partsOfRows: Set = ["prefix", "suffix", "dropFirst", "dropLast"]

    /// Whether it asks a list of places: `name.indices`, `name.enumerated()`, or `zip(1..., name)`.
    fileprivate var isQuestionAboutPlaces: Bool {
        guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return false }
        if let access = base.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text == "indices" }
        return base.as(FunctionCallExprSyntax.self).map { ["enumerated", "zip"].contains($0.calledName) } ?? false
    }

    /// The call of `min` or `max` that has the expression as an argument, or as an element of its list; nil if there is none.
    fileprivate var limitAround: ExprSyntax? {
        if let argument = parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) {
            return call.arguments.count > 1 && ["min", "max"].contains(call.calledExpression.trimmedDescription) ? ExprSyntax(call) : nil
        }
        guard let list = parent?.parent?.parent?.as(ArrayExprSyntax.self), list.elements.count > 1,
            let access = list.parent?.as(MemberAccessExprSyntax.self), ["min", "max"].contains(access.declName.baseName.text),
            let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty
        else { return nil }
        return ExprSyntax(call)
    }
}

extension ExprSyntaxProtocol {
    /// The comparison of the value, or of its count or text.
    fileprivate var comparison: InfixOperatorExprSyntax? {
        var node = Syntax(self)
        while let outer = node.parent {
            if let comparison = outer.as(InfixOperatorExprSyntax.self) {
                return ["==", "!=", "<", "<=", ">", ">="].contains(comparison.operator.trimmedDescription) ? comparison : nil
            }
            let isCount = outer.as(MemberAccessExprSyntax.self).map { $0.declName.baseName.text == "count" } ?? false
            let isConversion = outer.as(FunctionCallExprSyntax.self).map { ["String", "Array"].contains($0.calledName) } ?? false
            guard isCount || isConversion || [.tupleExpr, .labeledExprList, .labeledExpr].contains(outer.kind) else { return nil }
            node = outer
        }
        return nil
    }

    /// Whether the part that a call takes is compared, or asked whether there is anything in it.
    fileprivate var isDeciding: Bool {
        if let infix = parent?.as(InfixOperatorExprSyntax.self) { return ["==", "!="].contains(infix.operator.trimmedDescription) }
        guard let access = parent?.as(MemberAccessExprSyntax.self), self.as(FunctionCallExprSyntax.self)?.calledName != "index" else {
            return false
        }
        let name = access.declName.baseName.text
        return ["isEmpty", "count"].contains(name) || ["first", "last"].contains(name) && access.isComparedWithNil
    }
}

extension MemberAccessExprSyntax {
    fileprivate var isComparedWithNil: Bool {
        guard let infix = parent?.as(InfixOperatorExprSyntax.self) else { return false }
        return [infix.leftOperand, infix.rightOperand].contains { $0.is(NilLiteralExprSyntax.self) }
    }
}

extension InfixOperatorExprSyntax {
    /// The operand that is the same number as the one that limits the other operand.
    fileprivate func number(beside number: IntegerLiteralExprSyntax) -> IntegerLiteralExprSyntax? {
        [leftOperand, rightOperand].lazy.compactMap { $0.as(IntegerLiteralExprSyntax.self) }.first {
            $0.id != number.id && $0.representedLiteralValue == number.representedLiteralValue
        }
    }
}
