internal import SwiftSyntax

/// A function type, perhaps optional or in parentheses, without the attributes that only parameters have.
struct FunctionShape {
    let text: String
    /// The number of optionals around it.
    let optionals: Int
    let isSendable: Bool

    init?(_ type: TypeSyntax) {
        var type = type
        var attributes: [String] = []
        var optionals = 0
        while true {
            if let attributed = type.as(AttributedTypeSyntax.self) {
                attributes += attributed.attributes.map(\.plainText)
                type = attributed.baseType
            } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                type = only.type
            } else if let optional = type.as(OptionalTypeSyntax.self) {
                optionals += 1
                type = optional.wrappedType
            } else {
                break
            }
        }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        let kept = attributes.filter { !["@escaping", "@autoclosure"].contains($0) }
        text = (kept + [function.plainText]).joined(separator: " ")
        isSendable = kept.contains { $0 == "@Sendable" || $0.hasSuffix("Actor") }
        self.optionals = optionals
    }
}
