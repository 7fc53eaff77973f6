internal import SwiftIfConfig
internal import SwiftSyntax

/// Walks over a file and asks the rules at every node.
///
/// It passes over code that the kata gives, code that is not compiled, and ``EquivalentFaults``.
final class FaultFinder: SyntaxAnyVisitor {
    private(set) var faults: [(rule: FaultRule, fault: Fault)] = []
    private let context: FaultContext
    private let rules: [FaultRule]
    private let equivalents: [EquivalentFaults]
    private let given: Set<String>
    private let conditions: StaticBuildConfiguration

    /// Makes a finder.
    ///
    /// - Parameters:
    ///   - context: The facts about the module.
    ///   - rules: The rules that are asked.
    ///   - equivalents: The faults that are left out.
    ///   - given: Types, and functions as `Type.name`, in which nothing is changed.
    ///   - conditions: The values of the conditions in `#if`.
    init(
        context: FaultContext, rules: [FaultRule], equivalents: [EquivalentFaults], given: Set<String>, conditions: StaticBuildConfiguration
    ) {
        self.context = context
        self.rules = rules
        self.equivalents = equivalents
        self.given = given
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if isGiven(node) || equivalents.contains(where: { $0.coverEverything(in: node, context) }) { return .skipChildren }
        if let conditional = node.as(IfConfigDeclSyntax.self) {
            if let active = conditional.activeClause(in: conditions).clause?.elements { walk(active) }
            return .skipChildren
        }
        for rule in rules {
            for fault in rule.faults(node, context) where !isEquivalent(fault, of: rule, at: node) { faults.append((rule, fault)) }
        }
        return .visitChildren
    }

    private func isEquivalent(_ fault: Fault, of rule: FaultRule, at node: Syntax) -> Bool {
        (fault.nodes ?? [node]).contains { node in equivalents.contains { $0.cover(rule, at: node, context) } }
    }

    private func isGiven(_ node: Syntax) -> Bool {
        if node.isTypeOrExtension { return given.contains(node.subject) }
        guard let function = node.as(FunctionDeclSyntax.self) else { return false }
        return given.contains("\(function.body.map { Syntax($0).subject } ?? "").\(function.name.text)")
    }
}
