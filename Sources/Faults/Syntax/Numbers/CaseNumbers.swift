internal import SwiftSyntax

/// The numbers of a `case` of which some are in a row, such as `case 22, 23, 0...5:`.
struct CaseNumbers {
    private let all: Set<Int>
    /// The numbers of the other cases.
    private let others: Set<Int>
    private let code: String

    /// Finds the numbers of the case in which a number stands alone; nil if there is more in that case than numbers.
    init?(around number: IntegerLiteralExprSyntax) {
        guard let item = number.parent?.as(ExpressionPatternSyntax.self)?.parent?.as(SwitchCaseItemSyntax.self),
            let label = item.parent?.parent?.as(SwitchCaseLabelSyntax.self), let all = label.numbers,
            let cases = label.parent?.parent?.as(SwitchCaseListSyntax.self)
        else { return nil }
        let labels = cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
        // What a case before this one takes never arrives here.
        guard labels.prefix(while: { $0.id != label.id }).allSatisfy({ $0.numbers != nil }) else { return nil }
        self.all = all
        others = labels.filter { $0.id != label.id }.reduce(into: []) { $0.formUnion($1.numbers ?? []) }
        code = label.oneLine
    }

    /// Makes the fault that the number beyond the end of a row is taken as well, if a number is that end.
    func movedEnd(of literal: IntegerLiteralExprSyntax) -> [Fault] {
        guard let number = literal.representedLiteralValue else { return [] }
        let missing = [number - 1, number + 1].filter { $0 >= 0 && !all.contains($0) && !all.isHoursOfNight(with: $0) }
        // Beside one or two numbers that stand alone, nobody expects others.
        guard missing.count == 1, let next = missing.first, !others.contains(next), all.run(around: number) > 2 else { return [] }
        let range = next < number ? "\(next)...\(number)" : "\(number)...\(next)"
        return [
            Fault(
                around: literal.textRange, prefix: "(seamsFault(#) ? \(range) : \(number)...", suffix: ")",
                words: "\(literal.subject) takes \(next) as well in `\(code)`", before: literal.oneLine,
                after: "\(literal.oneLine), \(next)")
        ]
    }
}

extension SwitchCaseLabelSyntax {
    /// The numbers of which it consists; nil if it has anything else.
    fileprivate var numbers: Set<Int>? {
        var all: Set<Int> = []
        for item in caseItems {
            guard item.whereClause == nil, let pattern = item.pattern.as(ExpressionPatternSyntax.self) else { return nil }
            if let number = pattern.expression.wholeNumber {
                all.insert(number)
            } else if let range = pattern.expression.as(InfixOperatorExprSyntax.self), let first = range.leftOperand.wholeNumber,
                let last = range.rightOperand.wholeNumber, first <= last, last - first < 100,
                ["...", "..<"].contains(range.operator.trimmedDescription)
            {
                all.formUnion(first..<(range.operator.trimmedDescription == "..." ? last + 1 : last))
            } else {
                return nil
            }
        }
        return all
    }
}

extension Set<Int> {
    /// Counts the numbers in a row around one of them, as far as two on each side.
    ///
    /// Behind 23 the hours of a night go on with 0.
    ///
    /// - Parameter isBeyond: Whether a number is none that the value can be, so that the row may go on at the other end.
    func run(around number: Int, isBeyond: (Int) -> Bool = { _ in false }) -> Int {
        func isIn(_ other: Int) -> Bool { contains(other) || isBeyond(other) || isHoursOfNight(with: other) }
        return (1...2).prefix { isIn(number - $0) }.count + (1...2).prefix { isIn(number + $0) }.count + 1
    }

    /// Whether these are hours, also those around midnight, and another number is one of them on the next day or the day before.
    func isHoursOfNight(with other: Int) -> Bool {
        contains(0) && contains(23) && allSatisfy((0..<24).contains) && (other < 0 || other > 23) && contains((other + 24) % 24)
    }
}

extension ArrayExprSyntax {
    /// The set or list that is made of these elements and nothing else, as in `Set([1, 2])`.
    var setMadeOfIt: ExprSyntax? {
        guard let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            call.arguments.first?.expression.id == ExprSyntax(self).id, call.arguments.first?.label == nil,
            ["Set", "Array"].contains(call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text)
        else { return nil }
        return ExprSyntax(call)
    }
}
