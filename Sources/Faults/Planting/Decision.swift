package import SwiftSyntax

/// A decision in code that must make none: a condition, a loop, a comparison, a calculation or a look-up.
///
/// No fault is planted in humble code, so no rule may hide there. A default behind `??`, a `try?` and an optional chain decide nothing that
/// matters: they stand for what is not there.
package struct Decision: Sendable {
    /// The code that decides, such as `if` or `>=`.
    package var code: String
    /// Its place, in bytes from the file's start.
    package var offset: Int

    /// Finds the first one in humble types; nil if they decide nothing.
    ///
    /// - Parameters:
    ///   - tree: A file.
    ///   - humble: The names of the types.
    package init?(in tree: SourceFileSyntax, of humble: [String]) {
        let finder = Finder(Set(humble))
        finder.walk(tree)
        guard let found = finder.found else { return nil }
        self = found
    }

    private init(_ node: some SyntaxProtocol, _ code: String) {
        (self.code, offset) = (code, node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The operators that compare, calculate, or combine truths; the sum of texts is none of them.
    private static let operators: Set = [
        "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "&&", "||", "-", "*", "/", "%", "&+", "&-", "&*", "-=", "*=", "/=", "%=",
        "&", "|", "^", "<<", ">>", "!",
    ]
    /// The functions that take or give a condition, or calculate.
    private static let functions: Set = [
        "contains", "filter", "allSatisfy", "first", "last", "firstIndex", "lastIndex", "reduce", "min", "max", "isMultiple", "hasPrefix",
        "hasSuffix", "compare", "elementsEqual", "starts", "prefix", "suffix", "drop", "sorted", "signum", "quotientAndRemainder",
        "firstMatch", "wholeMatch", "prefixMatch", "toggle", "advanced", "distance", "dropFirst", "dropLast", "isSubset", "isSuperset",
        "isStrictSubset", "isStrictSuperset", "isDisjoint", "overlaps", "intersection", "subtracting", "remove", "removeValue", "removeAll",
        "index", "range", "ranges", "firstRange", "isEqual", "isLess", "isLessThanOrEqualTo", "difference", "clamped",
    ]

    private final class Finder: SyntaxAnyVisitor {
        var found: Decision?
        private let humble: Set<String>

        init(_ humble: Set<String>) {
            self.humble = humble
            super.init(viewMode: .sourceAccurate)
        }

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
            guard found == nil else { return .skipChildren }
            if let code = Self.code(of: node), node.isPart(of: humble) { found = Decision(node, code) }
            return .visitChildren
        }

        /// The word or sign of a decision; nil for other nodes.
        private static func code(of node: Syntax) -> String? {
            switch node.as(SyntaxEnum.self) {
            case .ifExpr: return "if"
            case .guardStmt: return "guard"
            case .switchExpr: return "switch"
            case .whileStmt: return "while"
            case .repeatStmt: return "repeat"
            case .forStmt: return "for"
            case .ternaryExpr, .unresolvedTernaryExpr: return "?:"
            case .catchClause: return "catch"
            case .whereClause: return "where"
            case .isExpr, .unresolvedIsExpr: return "is"
            // Whether a value is one of the raw values is a question of the code that reads it.
            case .enumDecl(let type): return type.hasRawValues ? "enum \(type.name.text)" : nil
            case .binaryOperatorExpr(let sign): return operators.contains(sign.operator.text) ? sign.operator.text : nil
            case .prefixOperatorExpr(let sign): return sign.operator.text == "!" ? "!" : nil
            case .functionCallExpr(let call):
                let name =
                    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                    ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
                // Only the raw values of an enumeration's cases make one.
                if call.arguments.first?.label?.text == "rawValue", call.arguments.count == 1 { return "init(rawValue:)" }
                return name.flatMap { functions.contains($0) ? $0 : nil }
            case .subscriptCallExpr(let call):
                let isFixed = call.arguments.allSatisfy { $0.expression.is(IntegerLiteralExprSyntax.self) || $0.expression.isText }
                return isFixed ? nil : "[\(call.arguments.trimmedDescription)]"
            default: return nil
            }
        }
    }
}

extension EnumDeclSyntax {
    /// Whether its cases stand for numbers or texts, other than the keys of coded data.
    fileprivate var hasRawValues: Bool {
        let types = inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return !types.contains("CodingKey") && !Set(types).isDisjoint(with: ["Int", "String", "Double", "Character", "UInt8", "UInt"])
    }
}

extension ExprSyntax {
    /// Whether it is a text without an interpolation.
    fileprivate var isText: Bool { self.as(StringLiteralExprSyntax.self)?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } == true }
}

extension SyntaxProtocol {
    /// Whether it lies in one of these types, or in a type inside of one.
    func isPart(of types: Set<String>) -> Bool {
        sequence(first: Syntax(self), next: \.parent).contains { node in
            if let type = node.as(ExtensionDeclSyntax.self) {
                return type.extendedType.trimmedDescription.split(separator: ".").contains { types.contains(String($0)) }
            }
            return node.asProtocol((any NamedDeclSyntax).self).map {
                types.contains($0.name.text) && node.asProtocol((any DeclGroupSyntax).self) != nil
            }
                == true
        }
    }
}
