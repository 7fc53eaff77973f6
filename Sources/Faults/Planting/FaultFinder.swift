internal import SwiftIfConfig
internal import SwiftSyntax

/// Walks over a file and asks the rules at every node.
///
/// It passes over code that the kata gives, code that is not compiled, and ``EquivalentFaults``.
final class FaultFinder: SyntaxAnyVisitor {
    private(set) var faults: [(rule: FaultRule, fault: Fault)] = []
    /// The faults that are left out, each with its family.
    private(set) var equivalent: [(rule: FaultRule, fault: Fault, family: EquivalentFaults)] = []
    /// The statements that call something whose effect a test could see.
    private(set) var callingStatements: [CodeBlockItemSyntax] = []
    private let context: FaultContext
    private let rules: [FaultRule]
    /// The families to which all faults at a node and inside it belong.
    private let wholes: [EquivalentFaults]
    /// The families to which faults of a rule belong, by its name.
    private let equivalents: [String: [EquivalentFaults]]
    private let given: GivenCode
    private let conditions: any BuildConfiguration
    /// The nodes around the place where the finder is whose faults are all left out, each with its family; none for code in them that
    /// a test can see.
    private var covered: [(node: SyntaxIdentifier, family: EquivalentFaults?)] = []

    /// Makes a finder.
    ///
    /// - Parameters:
    ///   - context: The facts about the module.
    ///   - rules: The rules that are asked.
    ///   - equivalents: The faults that are left out.
    ///   - given: The code in which nothing is changed.
    ///   - conditions: The values of the conditions in `#if`.
    init(
        context: FaultContext, rules: [FaultRule], equivalents: [EquivalentFaults], given: GivenCode, conditions: any BuildConfiguration
    ) {
        self.context = context
        self.rules = rules
        wholes = equivalents.filter(\.coversEverything)
        self.equivalents = Dictionary(uniqueKeysWithValues: rules.map { rule in (rule.name, equivalents.filter { $0.covers(rule) }) })
        self.given = given
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if given.contains(node) { return .skipChildren }
        if let conditional = node.as(IfConfigDeclSyntax.self) {
            if let active = conditional.activeClause(in: conditions).clause?.elements { walk(active) }
            return .skipChildren
        }
        if let family = wholes.first(where: { $0.matches(node, context) }) {
            covered.append((node.id, family))
        } else if covered.last?.family != nil, canBeSeen(node) {
            covered.append((node.id, nil))
        }
        if let family = covered.last?.family {
            for rule in rules { equivalent += rule.faults(node, context).map { (rule, $0, family) } }
            return .visitChildren
        }
        if let statement = node.as(CodeBlockItemSyntax.self), statement.callsSomething(context.functions) {
            callingStatements.append(statement)
        }
        for rule in rules {
            for fault in rule.faults(node, context) {
                if let family = family(of: fault, of: rule, at: node) {
                    equivalent.append((rule, fault, family))
                } else {
                    faults.append((rule, fault))
                }
            }
        }
        return .visitChildren
    }

    /// Whether a test can see the call that a node is, though it is in an argument of one that no test can see.
    private func canBeSeen(_ node: Syntax) -> Bool {
        if node.as(FunctionCallExprSyntax.self)?.isAction(context) == true { return true }
        guard let call = node.as(CodeBlockItemSyntax.self)?.callMade, !call.isSuperCall, let name = call.calledName else { return false }
        return context.functions.returningNothing.contains(name)
    }

    override func visitAnyPost(_ node: Syntax) {
        if covered.last?.node == node.id { covered.removeLast() }
    }

    /// The family of faults that no test could catch to which a fault belongs.
    private func family(of fault: Fault, of rule: FaultRule, at node: Syntax) -> EquivalentFaults? {
        let families = equivalents[rule.name] ?? []
        return (fault.nodes ?? [node]).lazy.compactMap { changed in
            families.first { $0.matches(changed, self.context) } ?? self.family(around: changed, in: node)
        }.first
    }

    /// The family to which everything belongs in the code around a node, which is a part of another one.
    private func family(around part: Syntax, in node: Syntax) -> EquivalentFaults? {
        guard part.id != node.id else { return nil }
        return sequence(first: part, next: \.parent).dropFirst().prefix { $0.id != node.id }.lazy
            .compactMap { code in self.wholes.first { $0.matches(code, self.context) } }.first
    }
}

extension CodeBlockItemSyntax {
    /// Whether it calls a function that is not the module's own, in which faults are planted anyway, and does not register a closure.
    fileprivate func callsSomething(_ facts: FunctionFacts) -> Bool {
        guard let call = callMade, !call.isSuperCall, !call.isInitializerDelegation, !call.registers, let name = call.calledName else {
            return false
        }
        return name.first?.isLowercase == true && !facts.declared.contains(name)
    }
}
