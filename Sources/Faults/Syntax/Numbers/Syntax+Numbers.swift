internal import Foundation
internal import SwiftSyntax

extension Syntax {
    /// The number that is greater by one than this literal, as text; nil for any other node and for a number that is not decimal.
    var greaterNumber: String? {
        if let number = self.as(IntegerLiteralExprSyntax.self) {
            return Int(number.literal.text.replacing("_", with: "")).flatMap { $0 == .max ? nil : "\($0 + 1)" }
        }
        return self.as(FloatLiteralExprSyntax.self).flatMap { Decimal(string: $0.literal.text.replacing("_", with: "")) }.map {
            "\($0 + 1)"
        }
    }

    /// The other flag, for `true` and `false`; nil for any other node.
    var otherFlag: String? {
        self.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) ? "false" : "true" }
    }
}

extension IntegerLiteralExprSyntax {
    /// Another number in the notation of this one: `0x218F` beside `0x2190`.
    func written(_ number: Int) -> String {
        let text = literal.text
        guard let radix = ["0x": 16, "0o": 8, "0b": 2][text.prefix(2)] else { return "\(number)" }
        let isLowercase = text.dropFirst(2).contains { ("a"..."f").contains($0) }
        let digits = String(number.magnitude, radix: radix, uppercase: !isLowercase)
        let zeros = String(repeating: "0", count: max(0, text.count - 2 - digits.count))
        return (number < 0 ? "-" : "") + text.prefix(2) + zeros + digits
    }
}
