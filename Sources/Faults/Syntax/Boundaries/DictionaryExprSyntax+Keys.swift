internal import SwiftSyntax

extension DictionaryExprSyntax {
    /// The faults that the first or last key of a run of numbers is left out, and that the one beyond it is a key as well.
    var movedKeys: [Fault] {
        guard case .elements(let elements) = content, parent?.is(SubscriptCallExprSyntax.self) == true, canStandOnOneLine else { return [] }
        let numbers = elements.compactMap { $0.key.wholeNumber }
        guard numbers.count == elements.count, numbers.count > 1, numbers.allSatisfy({ (0..<Int.max).contains($0) }) else { return [] }
        let keys = Set(numbers)
        return zip(elements, numbers).flatMap { element, number -> [Fault] in
            let missing = [number - 1, number + 1].filter { $0 >= 0 && !keys.contains($0) }
            guard !missing.isEmpty else { return [] }
            // A key below 0 is one that no number reaches.
            let leaving = Fault(
                around: element.key.textRange, prefix: "(seamsFault(#) ? \(-1 - number) : ", suffix: ")",
                words: "\(subject) leaves \(number) out of `\(oneLine)`", before: oneLine,
                after: changed(element, to: "\(-1 - number): \(element.value.oneLine)"))
            let isRun = keys.contains(number - 1) || keys.contains(number + 1)
            guard missing.count == 1, isRun, keys.count > 2 else { return [leaving] }
            let value = element.value.oneLine
            let longer = changed(element, to: "\(element.key.oneLine): \(value), \(missing[0]): \(value)")
            let taking = Fault(
                around: textRange, prefix: "(seamsFault(#) ? \(longer) : ", suffix: ")",
                words: "\(subject) takes \(missing[0]) as well in `\(oneLine)`", before: oneLine, after: longer)
            return [leaving, taking]
        }
    }

    /// The table as code, with other code in place of an element.
    private func changed(_ element: DictionaryElementSyntax, to other: String) -> String {
        guard case .elements(let elements) = content else { return oneLine }
        return "[\(elements.map { $0.id == element.id ? other : "\($0.key.oneLine): \($0.value.oneLine)" }.joined(separator: ", "))]"
    }
}
