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
}
