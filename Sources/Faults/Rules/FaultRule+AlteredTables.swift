internal import SwiftSyntax

extension FaultRule {
    /// A number or a flag in a table is another one: in the value of a key, in a place of a list, or in a row of several values.
    ///
    /// A limit in a row is moved both ways. In somebody's own package, `altered-literals` does the same everywhere.
    static let alteredTables = FaultRule(
        name: "altered-tables", kind: .altered, summary: "A number or a flag in a table is another one.",
        advice:
            "Test the case that this entry of the table is for, and expect the exact result; at a limit, test the values on both sides.",
        examples: [
            FaultExample(
                "the values of keys", "let x = [first: 1, last: 20][name]",
                plants: [
                    "Screen has 2 instead of 1 in a table",
                    "Screen has 21 instead of 20 in a table",
                ]),
            FaultExample(
                "the values of keys that a constant holds", "let all = [first: 1.5, last: 20]; count = all[name] ?? 0",
                plants: [
                    "Screen has 2.5 instead of 1.5 in the table `all`",
                    "Screen has 21 instead of 20 in the table `all`",
                ]),
            FaultExample(
                "a list by place", "let x = [1, 20][count]",
                plants: [
                    "Screen has 2 instead of 1 in a table",
                    "Screen has 21 instead of 20 in a table",
                ]),
            FaultExample(
                "a list by place that a constant holds", "let all = [1, 20]; token = all[count]",
                plants: [
                    "Screen has 2 instead of 1 in the table `all`",
                    "Screen has 21 instead of 20 in the table `all`",
                ]),
            FaultExample("a list that is searched", "let all = [1, 20]; let x = all.contains(count)", plants: []),
            FaultExample(
                "rows with limits",
                "let all = [(below: 10, cost: 1), (20, 2)]; let x = all.first { count < $0.below }; token = x.cost",
                plants: [
                    "Screen has 11 instead of 10 in the table `all`",
                    "Screen has 19 instead of 20 in the table `all`",
                    "Screen has 2 instead of 1 in the table `all`",
                    "Screen has 21 instead of 20 in the table `all`",
                    "Screen has 3 instead of 2 in the table `all`",
                    "Screen has 9 instead of 10 in the table `all`",
                ]),
            FaultExample(
                "rows that a loop takes apart", "for (limit, isFree) in [(10, true), (.max, false)] where count < limit { use(isFree) }",
                plants: [
                    "Screen has 11 instead of 10 in a table",
                    "Screen has 9 instead of 10 in a table",
                    "Screen has false instead of true in a table",
                    "Screen has true instead of false in a table",
                ]),
            FaultExample(
                "rows of a type", "let all = [Rate(below: 10, cost: 1)]; let x = all.first { count < $0.below }",
                plants: [
                    "Screen has 11 instead of 10 in the table `all`",
                    "Screen has 2 instead of 1 in the table `all`",
                    "Screen has 9 instead of 10 in the table `all`",
                ]),
            FaultExample(
                "rows with ranges", "let all = [(0...5, true), (6...21, false)]; let x = all.first { $0.0.contains(hour) }?.1",
                plants: [
                    "Screen has 1 instead of 0 in the table `all`",
                    "Screen has 20 instead of 21 in the table `all`",
                    "Screen has 22 instead of 21 in the table `all`",
                    "Screen has 4 instead of 5 in the table `all`",
                    "Screen has 6 instead of 5 in the table `all`",
                    "Screen has 7 instead of 6 in the table `all`",
                    "Screen has false instead of true in the table `all`",
                    "Screen has true instead of false in the table `all`",
                ]),
            FaultExample(
                "a long list of numbers, where its formula changes", "let x = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][count]",
                plants: ["Screen has 2 instead of 1 in a table", "Screen has 9 instead of 8 in a table"]),
            FaultExample("a long list of numbers without a formula", "let x = [31, 28, 31, 30, 31, 30, 31, 31][count]", plants: []),
            FaultExample("values that are passed", "start([1, 20]); start([(1, 2)])", plants: []),
        ], subjects: [.katas]
    ) { node, context in
        guard let entry = TableEntry(node), entry.name.map(context.facts.usedNames.contains) ?? true else { return [] }
        return entry.others.map { changed in
            Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? \(changed) : ", suffix: ")",
                words: "\(node.subject) has \(changed) instead of \(node.oneLine) in \(entry.table)", before: node.oneLine, after: changed)
        }
    }
}

/// A literal that is looked up in a table: a list, a dictionary or a list of rows, which is read at once, or by the name of a constant.
private struct TableEntry {
    /// The name of the constant that holds the table; nil if it is read where it is written.
    let name: String?
    /// The table in words.
    var table: String { name.map { "the table `\($0)`" } ?? "a table" }
    /// The literals that may stand in its place.
    let others: [String]

    init?(_ literal: Syntax) {
        guard literal.greaterNumber ?? literal.otherFlag != nil else { return nil }
        var row: (values: LabeledExprListSyntax, place: Int)?
        var isValueOfKey = false
        var node = literal
        var found: ExprSyntax?
        while let parent = node.parent {
            if let pair = parent.as(DictionaryElementSyntax.self) {
                guard pair.value.id == node.as(ExprSyntax.self)?.id else { return nil }
                isValueOfKey = true
            } else if let value = parent.as(LabeledExprSyntax.self) {
                guard row == nil, let values = value.parent?.as(LabeledExprListSyntax.self), let holder = values.parent,
                    holder.is(TupleExprSyntax.self) && values.count > 1 || holder.as(FunctionCallExprSyntax.self)?.makesRow == true,
                    let place = values.firstIndex(where: { $0.id == value.id })
                else { return nil }
                row = (values, values.distance(from: values.startIndex, to: place))
            } else if [.arrayExpr, .dictionaryExpr].contains(parent.kind) {
                found = parent.as(ExprSyntax.self)
            } else if !parent.isPartOfTable {
                break
            }
            node = parent
        }
        guard let found, let use = TableUse(of: found), isValueOfKey || row != nil || use.isByPlace && found.isTested(at: literal)
        else { return nil }
        name = use.name
        if let number = literal.as(IntegerLiteralExprSyntax.self), let range = IntegerRange(boundedBy: number) {
            guard let row, let before = found.ranges(before: range.expression, at: row.place) else { return nil }
            others = range.movedEnds(by: number) { changed in before.contains { $0.contains(changed) } }.map(number.written)
        } else {
            let isLimit = row.map { RowNames(of: $0.values, at: $0.place, in: found).isCompared } ?? false
            // The row from 0 on is most often the one for every number.
            if isLimit, literal.as(ExprSyntax.self)?.wholeNumber == 0 { return nil }
            let smaller = isLimit ? literal.as(ExprSyntax.self)?.wholeNumber.map { "\($0 - 1)" } : nil
            others = [literal.greaterNumber ?? literal.otherFlag, smaller].compactMap(\.self)
        }
    }
}

extension Syntax {
    /// Whether it may stand between a literal and the table: a row, a place of one, or a range of which the literal is an end.
    fileprivate var isPartOfTable: Bool {
        if let operation = self.as(InfixOperatorExprSyntax.self) { return ["...", "..<"].contains(operation.operator.trimmedDescription) }
        if let operation = self.as(PrefixOperatorExprSyntax.self) { return ["...", "..<"].contains(operation.operator.text) }
        let parts: Set<SyntaxKind> = [
            .arrayElementList, .arrayElement, .dictionaryElementList, .labeledExprList, .tupleExpr, .functionCallExpr, .postfixOperatorExpr,
        ]
        return parts.contains(kind)
    }
}

extension ExprSyntax {
    /// Whether a reasonable test looks at an entry of the list: in a long one only where its formula changes.
    ///
    /// `[0, 2, 4, 6, 8, 1, 3, 5, 7, 9]` stands for a doubled number, less 9 from the 10 on: nobody tests every place, but the 8 and the 1.
    fileprivate func isTested(at literal: Syntax) -> Bool {
        guard let list = self.as(ArrayExprSyntax.self), list.elements.count > 6 else { return true }
        let numbers = list.elements.compactMap(\.expression.wholeNumber)
        let steps = zip(numbers.dropFirst(), numbers).map { $0 - $1 }
        guard numbers.count == list.elements.count, let usual = steps.first, steps.count(where: { $0 != usual }) == 1,
            let change = steps.firstIndex(where: { $0 != usual }),
            let place = list.elements.firstIndex(where: { Syntax($0.expression).id == literal.id })
        else { return false }
        return [change, change + 1].contains(list.elements.distance(from: list.elements.startIndex, to: place))
    }

    /// The ranges of the rows before the one with a range, which take a number first; nil if a row has no range there.
    fileprivate func ranges(before range: ExprSyntax, at place: Int) -> [IntegerRange]? {
        guard let rows = self.as(ArrayExprSyntax.self)?.elements.map(\.expression) else { return nil }
        let ranges = rows.map { row -> IntegerRange? in
            let values = row.as(TupleExprSyntax.self)?.elements ?? row.as(FunctionCallExprSyntax.self)?.arguments
            return values.flatMap { $0.count > place ? IntegerRange(Array($0)[place].expression) : nil }
        }
        guard ranges.allSatisfy({ $0 != nil }) else { return nil }
        return ranges.compactMap(\.self).prefix { $0.expression.position < range.position }.map(\.self)
    }
}

/// The way in which the code reads a table.
private struct TableUse {
    /// The name of the constant that holds the table; nil if it is read where it is written.
    let name: String?
    /// Whether a number in brackets says which element is meant.
    let isByPlace: Bool

    /// Finds the way; nil if the table is passed on at once.
    init?(of table: ExprSyntax) {
        if let binding = table.parent?.parent?.as(PatternBindingSyntax.self), table.parent?.is(InitializerClauseSyntax.self) == true {
            guard let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
                declaration.bindingSpecifier.tokenKind == .keyword(.let)
            else { return nil }
            let constant = binding.pattern.trimmedDescription
            name = constant
            isByPlace = NameUses.ofMember(constant, in: binding.root).contains { Self.readsByPlace(ExprSyntax($0)) }
        } else {
            name = nil
            isByPlace = Self.readsByPlace(table)
            let isSearched = table.parent?.is(MemberAccessExprSyntax.self) == true || table.parent?.is(ForStmtSyntax.self) == true
            guard isByPlace || isSearched else { return nil }
        }
    }

    private static func readsByPlace(_ table: ExprSyntax) -> Bool {
        table.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == table.id
    }
}

/// The names by which code reads one place of the rows of a table.
private struct RowNames {
    /// Whether a value is compared with this place by its order.
    let isCompared: Bool

    init(of values: LabeledExprListSyntax, at place: Int, in table: ExprSyntax) {
        let finder = NameFinder(count: values.count, place: place)
        finder.walk(table.root)
        let label = values[values.index(values.startIndex, offsetBy: place)].label?.text
        isCompared = !finder.compared.isDisjoint(with: finder.names.union([label, "\(place)"].compactMap(\.self)))
    }
}

/// Finds the names that tuples of some length give to one of their places, and the names that are compared.
private final class NameFinder: SyntaxVisitor {
    private let count: Int
    private let place: Int
    private(set) var names: Set<String> = []
    private(set) var compared: Set<String> = []

    init(count: Int, place: Int) {
        (self.count, self.place) = (count, place)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: TuplePatternSyntax) -> SyntaxVisitorContinueKind {
        if node.elements.count == count { names.insert(Array(node.elements)[place].pattern.trimmedDescription) }
        return .visitChildren
    }

    override func visit(_ node: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.elements.count == count, let name = Array(node.elements)[place].firstName { names.insert(name.text) }
        return .visitChildren
    }

    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
        if node.elements.count == count, let label = Array(node.elements)[place].label { names.insert(label.text) }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if ["<", "<=", ">", ">="].contains(node.operator.trimmedDescription) {
            compared.formUnion([node.leftOperand, node.rightOperand].compactMap(\.nameRead))
        }
        return .visitChildren
    }
}

extension ExprSyntax {
    /// The last part of a name: `below` of `row.below`, and `0` of `$0.0`.
    fileprivate var nameRead: String? {
        [.memberAccessExpr, .declReferenceExpr].contains(kind) ? lastToken(viewMode: .sourceAccurate)?.text : nil
    }
}

extension FunctionCallExprSyntax {
    /// Whether it makes a value of a type: `Rate(below: 10)`, `.init(below: 10)`.
    fileprivate var makesRow: Bool {
        guard let calledName, trailingClosure == nil else { return false }
        return calledName == "init" || calledName.first?.isUppercase == true
    }
}
