internal import SwiftSyntax

/// The demand of a pattern on one value: on the one that a `switch` is about, or on one in a tuple.
enum MatchedElement {
    /// Every value.
    case anything
    case numbers(RangeSet<Int>)
    /// The value that a literal or a case has, as its text.
    case literal(String)
    /// Something that cannot be read from the code, as its text.
    case unknown(String)

    /// Reads the elements of a pattern; one, unless the pattern is a tuple.
    static func all(of pattern: PatternSyntax) -> [MatchedElement] {
        if pattern.is(WildcardPatternSyntax.self) || pattern.is(IdentifierPatternSyntax.self) { return [.anything] }
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { return all(of: binding.pattern) }
        guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return [.unknown(pattern.oneLine)] }
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count > 1 else { return [MatchedElement(expression)] }
        return tuple.elements.map { MatchedElement($0.expression) }
    }

    /// Reads the elements of a case with its condition; nil if the condition is more than a demand on one number with a name.
    static func all(of item: SwitchCaseItemSyntax) -> [MatchedElement]? {
        var elements = all(of: item.pattern)
        guard let condition = item.whereClause?.condition else { return elements }
        for (place, name) in names(in: item.pattern).enumerated() {
            guard let name, let numbers = condition.numbers(of: name) else { continue }
            elements[place] = .numbers(numbers)
            return elements
        }
        return nil
    }

    /// The name that each element gets; nil where it gets none.
    private static func names(in pattern: PatternSyntax) -> [String?] {
        if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { return names(in: binding.pattern) }
        let expression = pattern.as(ExpressionPatternSyntax.self)?.expression
        guard let tuple = expression?.as(TupleExprSyntax.self), tuple.elements.count > 1 else { return [nil] }
        return tuple.elements.map { element in
            guard let part = element.expression.as(PatternExprSyntax.self)?.pattern, case let own = names(in: part), own.count == 1 else {
                return nil
            }
            return own[0]
        }
    }

    private init(_ expression: ExprSyntax) {
        let expression = expression.withoutParentheses
        if let pattern = expression.as(PatternExprSyntax.self)?.pattern, case let elements = Self.all(of: pattern),
            elements.count == 1
        {
            self = elements[0]
        } else if expression.is(DiscardAssignmentExprSyntax.self) {
            self = .anything
        } else if let number = expression.knownNumber {
            self = .numbers(RangeSet(number..<number + 1))
        } else if let range = IntegerRange(expression) ?? IntegerRange(namedBy: expression) {
            self = .numbers(range.numbers)
        } else {
            self = expression.isPlainValue ? .literal(expression.oneLine) : .unknown(expression.oneLine)
        }
    }

    var isNumeric: Bool {
        if case .numbers = self { true } else { false }
    }

    /// The numbers that match for sure, and those that may match.
    var numbers: (certain: RangeSet<Int>, possible: RangeSet<Int>) {
        switch self {
        case .anything: (.all, .all)
        case .numbers(let those): (those, those)
        case .literal: (RangeSet(), RangeSet())
        case .unknown: (RangeSet(), .all)
        }
    }

    /// Whether it matches all that another one matches, for sure.
    func covers(_ other: MatchedElement) -> Bool {
        switch (self, other) {
        case (.anything, _): true
        case (.literal(let own), .literal(let others)): own == others
        case (.numbers(let own), .numbers(let others)): others.isSubset(of: own)
        default: false
        }
    }

    /// The values that tell the elements of several patterns at one place apart, and one that none of them names.
    static func values(of elements: [MatchedElement]) -> [MatchedElement] {
        let texts = Set(elements.compactMap(\.text))
        let isTruth = texts.isSubset(of: ["true", "false"]) && !texts.isEmpty
        return (isTruth ? ["true", "false"] : texts.sorted() + [""]).map { .literal($0) }
    }

    /// Whether a value matches; nil if it depends on more than the code tells.
    func matches(_ value: MatchedElement) -> Bool? {
        switch self {
        case .anything: true
        case .literal(let text): text == value.text
        case .numbers, .unknown: text == value.text ? true : nil
        }
    }

    private var text: String? {
        switch self {
        case .anything: nil
        case .numbers(let those): "\(those)"
        case .literal(let text), .unknown(let text): text
        }
    }
}

extension ExprSyntax {
    /// Whether it is a truth, a text without parts, `nil`, or a case such as `.member`, of which each equals only itself.
    fileprivate var isPlainValue: Bool {
        if self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self) { return true }
        if let text = self.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue != nil }
        return self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
}

extension RangeSet<Int> {
    /// All numbers but the greatest one, which no range can hold with its end.
    static var all: RangeSet<Int> { RangeSet(Int.min..<Int.max) }
}
