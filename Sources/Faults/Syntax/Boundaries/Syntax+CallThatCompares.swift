internal import SwiftSyntax

extension Syntax {
    /// The code that hands the value to a parameter with which something is compared, on one line: `fits(text.count, 64)`, `.atMost(64)`.
    ///
    /// - Parameters:
    ///   - context: The facts about the module.
    ///   - isOnlyForLimits: Whether the parameter must be used for nothing else.
    func callThatCompares(_ context: FaultContext, isOnlyForLimits: Bool = false) -> String? {
        guard let (code, isLimit) = context.comparedParameters.receive(self), code.canStandOnOneLine, isLimit || !isOnlyForLimits else {
            return nil
        }
        return code.oneLine
    }
}

extension DeclReferenceExprSyntax {
    /// The fault that another operator is handed on, in `check(count, 64, by: <=)`; none for anything else.
    func exchanged(_ context: FaultContext) -> [Fault] {
        let sign = baseName.text
        guard let other = InfixOperatorExprSyntax.boundaries[sign], let call = Syntax(self).callThatCompares(context) else { return [] }
        return [
            Fault(
                around: textRange, prefix: "seamsEither(#, (", suffix: "), or: (\(other)))",
                words: "\(subject) uses \(other) instead of \(sign) in `\(call)`", before: sign, after: other)
        ]
    }
}
