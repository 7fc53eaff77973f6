internal import SwiftSyntax

/// A number each of whose bits says something about another number: `0b0110 >> hour & 1 == 1`.
struct BitMask {
    private let literal: IntegerLiteralExprSyntax
    private let mask: Int
    /// The numbers that the bits are about.
    private let possible: RangeSet<Int>

    /// Makes the mask that a literal is; nil for any other number.
    init?(_ literal: IntegerLiteralExprSyntax) {
        guard let mask = literal.representedLiteralValue, mask > 2, let infix = literal.parent?.as(InfixOperatorExprSyntax.self) else {
            return nil
        }
        let place: ExprSyntax
        if infix.operator.trimmedDescription == ">>", infix.leftOperand.id == literal.id {
            place = infix.rightOperand
        } else if infix.operator.trimmedDescription == "&",
            let shift = [infix.leftOperand, infix.rightOperand].lazy.compactMap({
                $0.withoutParentheses.as(InfixOperatorExprSyntax.self)
            }).first, shift.operator.trimmedDescription == "<<", shift.leftOperand.wholeNumber == 1
        {
            place = shift.rightOperand
        } else {
            return nil
        }
        guard place.knownNumber == nil else { return nil }
        (self.literal, self.mask, possible) = (literal, mask, place.possibleNumbers)
    }

    /// The faults that a bit at the end of a run is the other one.
    var movedEnds: [Fault] {
        (0..<62).filter { bit in
            possible.contains(bit) && [bit - 1, bit + 1].contains { $0 >= 0 && possible.contains($0) && isSet($0) != isSet(bit) }
        }.map { bit in
            let other = mask ^ (1 << bit)
            let what = isSet(bit) ? "leaves \(bit) out of" : "takes \(bit) as well in"
            return Fault(
                around: literal.textRange, prefix: "(seamsFault(#) ? \(other) : ", suffix: ")",
                words: "\(literal.subject) \(what) `\(literal.oneLine)`", before: literal.oneLine, after: "0b\(String(other, radix: 2))")
        }
    }

    private func isSet(_ bit: Int) -> Bool { mask >> bit & 1 == 1 }
}
