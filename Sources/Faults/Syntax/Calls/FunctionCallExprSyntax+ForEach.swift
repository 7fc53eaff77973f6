internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The function that it calls for each element, as `charge(cents:)` in `sums.map(charge(cents:))`; nil for any other call.
    var functionForEach: HandedFunction? {
        guard let calledName, let label = Self.labelsOfFunctions[calledName], arguments.count == 1, trailingClosure == nil,
            let argument = arguments.first, argument.label?.text == label
        else { return nil }
        return HandedFunction(argument.expression)
    }

    /// The functions of lists and optional values that call another one, with the label of that one; nil for none.
    private static let labelsOfFunctions: [String: String?] = [
        "map": nil, "flatMap": nil, "compactMap": nil, "forEach": nil, "allSatisfy": nil, "filter": nil, "contains": "where",
        "first": "where", "last": "where",
    ]
}

/// A function that some code hands to another one by its name.
struct HandedFunction {
    let expression: ExprSyntax
    let name: DeclReferenceExprSyntax

    /// Reads an expression; nil for one that is no name of a function.
    fileprivate init?(_ expression: ExprSyntax) {
        let access = expression.as(MemberAccessExprSyntax.self)
        guard let name = access?.declName ?? expression.as(DeclReferenceExprSyntax.self), access == nil || access?.base != nil,
            name.baseName.text.first?.isLowercase == true
        else { return nil }
        (self.expression, self.name) = (expression, name)
    }

    /// The object whose function it is, as it is written; nil for one of the object itself.
    var receiver: ExprSyntax? { expression.as(MemberAccessExprSyntax.self)?.base }

    /// Whether it is the function with a full name, such as `charge(cents:)`.
    func isNamed(_ other: String) -> Bool {
        name.argumentNames == nil ? other.hasPrefix("\(name.baseName.text)(") : name.oneLine == other
    }
}
