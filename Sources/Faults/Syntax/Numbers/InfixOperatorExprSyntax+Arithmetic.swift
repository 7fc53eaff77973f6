internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// The operators that calculate, each with the one that a fault puts in its place.
    static let arithmetic = [
        "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "&+": "&-", "&-": "&+", "&*": "&+", "&": "|", "|": "&", "^": "&", "<<": ">>",
        ">>": "<<",
    ]

    /// The operator that a fault puts in place of one that calculates, or that calculates and assigns, such as `+=`; nil for any other.
    var exchangedOperator: String? {
        let sign = self.operator.trimmedDescription
        if let other = Self.arithmetic[sign] { return other }
        return sign.hasSuffix("=") ? Self.arithmetic[String(sign.dropLast())].map { $0 + "=" } : nil
    }

    /// Whether the standard library has no operator of this name.
    var isOfOperatorOfOnesOwn: Bool {
        guard let sign = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, exchangedOperator == nil else { return false }
        return ![
            "==", "!=", "===", "!==", "<", "<=", ">", ">=", "~=", "&&", "||", "??", "...", "..<", ".&", ".|", ".^", "&<<", "&>>",
        ].contains(sign)
    }

    /// Whether it joins texts or collections, which a number's operators do not.
    func joins(_ context: FaultContext) -> Bool {
        var chain = self
        while let outer = chain.parent?.as(InfixOperatorExprSyntax.self), outer.operator.trimmedDescription == "+" { chain = outer }
        return [chain.leftOperand, chain.rightOperand].contains { $0.isTextOrCollection(context) }
    }
}
