internal import SwiftSyntax

/// A family of faults that are not planted because no reasonable test could catch them: equivalent mutants, in the words of mutation testing.
///
/// A new family is an entry in one of the lists in ``all``.
package struct EquivalentFaults: Sendable {
    package let name: String
    /// Why they are left out, in one sentence.
    package let reason: String
    /// Code with the words of the faults of all rules that are planted in it; more would be planted without this family.
    package let examples: [FaultExample]
    /// The code whose rules plant in the examples.
    package let subject: FaultRule.Subject
    /// The rules whose faults it covers; nil for every fault at a node and inside it.
    private let rules: [FaultRule]?
    /// Whether a node that a fault changes belongs to the family.
    let matches: @Sendable (Syntax, FaultContext) -> Bool

    /// Makes a family.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - rules: The rules whose faults it covers; nil for every fault at a node and inside it.
    ///   - subject: The code whose rules plant in the examples.
    ///   - reason: Why they are left out, in one sentence.
    ///   - examples: Code with the words of the faults of all rules that are planted in it.
    ///   - matches: Whether a node that a fault changes belongs to the family.
    init(
        _ name: String, of rules: [FaultRule]? = nil, in subject: FaultRule.Subject = .katas, because reason: String,
        examples: [FaultExample],
        where matches: @escaping @Sendable (Syntax, FaultContext) -> Bool
    ) {
        self.name = name
        self.subject = subject
        self.reason = reason
        self.examples = examples
        self.rules = rules
        self.matches = matches
    }

    /// Whether every fault at a node and inside it belongs to the family.
    var coversEverything: Bool { rules == nil }

    /// Whether faults of a rule can belong to the family.
    func covers(_ rule: FaultRule) -> Bool { rules?.contains { $0.name == rule.name } ?? true }
}
