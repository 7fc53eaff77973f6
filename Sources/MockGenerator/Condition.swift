internal import Foundation
internal import SwiftSyntax

/// The conditions of `#if`, `#elseif` and `#else`, each written so that it holds alone.
enum Condition {
    /// Returns the clauses of an `#if` with their conditions; an `#else` negates the conditions before it.
    static func clauses(of node: IfConfigDeclSyntax) -> [(condition: String, clause: IfConfigClauseSyntax)] {
        var previous: [String] = []
        return node.clauses.map { clause in
            // The formatter would take a version such as 6.3.2 apart.
            let own = clause.condition?.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            defer { previous += own.map { ["!(\($0))"] } ?? [] }
            return (all(previous + (own.map { [$0] } ?? [])) ?? "true", clause)
        }
    }

    /// Returns one condition for several, or nil for none.
    static func all(_ conditions: [String]) -> String? {
        guard conditions.count > 1 else { return conditions.first }
        return conditions.map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
    }

    /// Returns whether two conditions never hold together, as those of one `#if`.
    static func areExclusive(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right else { return false }
        let (first, second) = (terms(of: left), terms(of: right))
        return first.contains { second.contains("!(\($0))") } || second.contains { first.contains("!(\($0))") }
    }

    private static func terms(of condition: String) -> Set<String> {
        let parts = condition.components(separatedBy: " && ")
        return Set(parts + parts.filter { $0.hasPrefix("(") && $0.hasSuffix(")") }.map { String($0.dropFirst().dropLast()) } + [condition])
    }

    /// Puts lines between `#if` and `#endif`, if there is a condition.
    static func wrap(_ lines: [String], in condition: String?, indentation: Int = 0) -> [String] {
        guard let condition else { return lines }
        let margin = String(repeating: " ", count: indentation)
        return [margin + "#if " + condition] + lines + [margin + "#endif"]
    }
}
