internal import SwiftSyntax

extension IfConfigClauseSyntax {
    /// Whether its code is for none of Apple's systems and not for Linux, as it is under `#if os(Windows)` and behind `#if !os(Windows)`.
    var isForOtherSystems: Bool {
        if condition?.holdsHere == false { return true }
        guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
        return clauses.prefix { $0.id != id }.contains { $0.condition?.holdsHere == true }
    }
}

extension ExprSyntax {
    private static let otherSystems: Set = [
        "os(Windows)", "os(Android)", "os(WASI)", "os(FreeBSD)", "os(OpenBSD)", "os(Cygwin)", "os(Haiku)", "os(PS4)", "os(none)",
        "canImport(WinSDK)", "canImport(Android)", "canImport(WASILibc)", "canImport(CRT)", "canImport(ucrt)",
    ]

    /// Whether a condition of `#if` holds on Apple's systems and on Linux; nil if other facts decide.
    fileprivate var holdsHere: Bool? {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression.holdsHere }
        if let negation = self.as(PrefixOperatorExprSyntax.self) { return negation.expression.holdsHere.map { !$0 } }
        if let sequence = self.as(SequenceExprSyntax.self) {
            // `&&` binds closer than `||`.
            let groups = sequence.elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
            let parts = groups.map { group in
                let facts = group.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(\.holdsHere)
                return facts.contains(false) ? false : facts.contains(nil) ? nil : true
            }
            return parts.contains(true) ? true : parts.contains(nil) ? nil : false
        }
        return Self.otherSystems.contains(trimmedDescription) ? false : nil
    }
}
