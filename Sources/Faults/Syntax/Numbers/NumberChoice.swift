internal import SwiftSyntax

/// A `switch` over a number, or over a tuple with a number, as far as its patterns tell which numbers go which way.
///
/// Swift demands a `default` behind ranges that cover every number. Which way a number goes decides what a test can notice.
struct NumberChoice {
    private let ways: [Way]
    /// The values in the other places of the tuple beside which the number is looked at.
    private let surroundings: [[MatchedElement]]
    /// The place of the number in the tuple; 0 without one.
    private let axis: Int
    /// The value of the number.
    private let value: ExprSyntax
    private let arriving: RangeSet<Int>

    /// Reads a choice; nil if it has a `fallthrough`, or if no pattern has a number.
    ///
    /// - Parameters:
    ///   - choice: The choice.
    ///   - place: The place of the number in the tuple; nil for the first one with a number in a pattern.
    init?(_ choice: SwitchExprSyntax, at place: Int? = nil) {
        guard !choice.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.fallthrough) }) else { return nil }
        ways = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap(Way.all)
        let subject = choice.subject.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [choice.subject]
        let patterns = ways.map(\.elements).filter { $0.count == subject.count }
        guard let axis = place ?? subject.indices.first(where: { place in patterns.contains { $0[place].isNumeric } }), axis < subject.count
        else { return nil }
        self.axis = axis
        let values = subject.indices.map { place in
            place == axis ? [MatchedElement.anything] : MatchedElement.values(of: patterns.map { $0[place] })
        }
        guard values.reduce(1, { $0 * $1.count }) <= 64 else { return nil }
        surroundings = values.reduce([[]]) { all, next in all.flatMap { one in next.map { one + [$0] } } }
        value = subject[axis]
        arriving = ArrivingNumbers(of: value, at: choice).numbers
    }

    /// Whether no value comes to a case.
    func neverComes(to branch: SwitchCaseSyntax) -> Bool {
        ways.indices.filter { ways[$0].branch.id == branch.id }.allSatisfy { way in
            surroundings.allSatisfy { numbers(comingTo: way, beside: $0).intersection(numbers(of: way, beside: $0).possible).isEmpty }
        }
    }

    /// Whether nothing changes if a pattern takes every value.
    func isSame(takingAllFor item: SwitchCaseItemSyntax) -> Bool {
        isSame(for: item, assuming: true) { own, coming in coming.subtracting(own.certain) }
    }

    /// Whether nothing changes if a pattern takes no value.
    func isSame(takingNoneFor item: SwitchCaseItemSyntax) -> Bool {
        isSame(for: item, assuming: false) { own, coming in coming.intersection(own.possible) }
    }

    /// Whether nothing changes if a pattern takes one number more or less.
    func isSame(moving number: Int, for item: SwitchCaseItemSyntax) -> Bool {
        let moved = RangeSet(number..<number + 1)
        return isSame(for: item) { own, coming in own.possible.isEmpty ? RangeSet() : coming.intersection(moved) }
            || NumberTrace.isSame(whateverIs: item, for: number, of: value)
    }

    /// Whether nothing changes if a pattern takes all numbers or none, or the function does the same with numbers of every size.
    private func isSame(for item: SwitchCaseItemSyntax, assuming answer: Bool, _ changed: Change) -> Bool {
        if isSame(for: item, changed) { return true }
        let sets = ways.flatMap(\.elements).map { $0.numbers.certain.intersection(value.possibleNumbers) }
        let ends = sets.flatMap(\.ranges).flatMap { [$0.lowerBound, $0.upperBound] }.filter { $0 > .min && $0 < .max }
        // All others go the same way.
        let rest = moved(by: changed, at: item)
        let numbers = Set(ends.flatMap { [$0 - 1, $0, $0 + 1] } + Self.sizes).filter { rest.contains($0) }
        return !numbers.isEmpty && NumberTrace.isSame(assuming: answer, of: item, for: numbers.sorted(), of: value)
    }

    /// Numbers of every size; those that a pattern ends with are tried as well.
    private static let sizes = [-1_000_003, -5_001, -150, -7, -1, 0, 1, 2, 7, 12, 50, 99, 150, 1_000, 5_001, 12_345, 1_000_003]

    /// Whether the numbers that a fault sends another way find the same code on both ways, or now come to code that says that they cannot.
    ///
    /// - Parameters:
    ///   - item: The pattern with the fault.
    ///   - changed: The numbers that the fault sends another way, of the pattern's own numbers and those that come to it.
    private func isSame(for item: SwitchCaseItemSyntax, _ changed: Change) -> Bool {
        guard let way = ways.firstIndex(where: { $0.item?.id == item.id }) else { return false }
        return surroundings.allSatisfy { surrounding in
            let own = numbers(of: way, beside: surrounding)
            var rest = changed(own, numbers(comingTo: way, beside: surrounding))
            let isLeftOut = !rest.intersection(own.possible).isEmpty
            for next in ways.indices.dropFirst(way + 1) where !rest.isEmpty {
                let those = numbers(of: next, beside: surrounding)
                let isTrapOfOthers = ways[next].isTrap && (!isLeftOut || isFirstOfAll(rest))
                if !rest.intersection(those.possible).isEmpty, !isTrapOfOthers, ways[next].text != ways[way].text { return false }
                rest.subtract(those.certain)
            }
            return rest.isEmpty
        }
    }

    /// The numbers that a fault in a pattern sends another way, whatever is in the other places of the tuple.
    private func moved(by changed: Change, at item: SwitchCaseItemSyntax) -> RangeSet<Int> {
        guard let way = ways.firstIndex(where: { $0.item?.id == item.id }) else { return RangeSet() }
        return surroundings.reduce(into: RangeSet()) { moved, surrounding in
            moved.formUnion(changed(numbers(of: way, beside: surrounding), numbers(comingTo: way, beside: surrounding)))
        }
    }

    /// Whether there is one number, and none below it exists: a range that begins with 0 is one of counts.
    private func isFirstOfAll(_ numbers: RangeSet<Int>) -> Bool {
        guard let first = value.possibleNumbers.ranges.first?.lowerBound, first > .min else { return false }
        return numbers == RangeSet(first..<first + 1)
    }

    private typealias Numbers = (certain: RangeSet<Int>, possible: RangeSet<Int>)
    private typealias Change = (_ own: Numbers, _ coming: RangeSet<Int>) -> RangeSet<Int>

    private func numbers(comingTo way: Int, beside surrounding: [MatchedElement]) -> RangeSet<Int> {
        ways.prefix(way).reduce(arriving) { rest, earlier in
            guard let elements = earlier.elementsWithCondition else { return rest }
            return rest.subtracting(numbers(matching: elements, beside: surrounding).certain)
        }
    }

    private func numbers(of way: Int, beside surrounding: [MatchedElement]) -> Numbers {
        let those = numbers(matching: ways[way].elements, beside: surrounding)
        return ways[way].hasCondition ? (RangeSet(), those.possible) : those
    }

    private func numbers(matching elements: [MatchedElement], beside surrounding: [MatchedElement]) -> Numbers {
        // A pattern of another length is a name for the whole tuple, or nothing that can be read.
        guard elements.count == surrounding.count else { return elements.first?.numbers ?? (RangeSet(), .all) }
        let answers = elements.indices.map { $0 == axis ? true : elements[$0].matches(surrounding[$0]) }
        if answers.contains(false) { return (RangeSet(), RangeSet()) }
        let numbers = elements[axis].numbers
        return (answers.contains(nil) ? RangeSet() : numbers.certain, numbers.possible)
    }
}
