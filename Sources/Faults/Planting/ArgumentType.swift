internal import SwiftSyntax

/// The type of an argument, as far as the argument tells.
enum ArgumentType {
    /// It is a literal, which fits some types of the libraries, and types of one's own that say so.
    case literal(Literal)
    /// It is of a type in which every value is of that type only.
    case known(String)
    /// It is a member of the type that is wanted where it stands, as `.shown` is.
    case member
    /// It takes its type from where it stands, as `nil ?? []` does.
    case adapting
    /// It has a type of its own, which is not known.
    case other

    /// The kinds of literals.
    enum Literal {
        case flag, number, text, list, dictionary

        /// The types of the libraries that have literals of this kind.
        fileprivate var types: Set<String> {
            switch self {
            case .flag: ["Bool"]
            case .number:
                ["Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
            case .text: ["Character", "String", "Substring"]
            case .list: ["Data", "Set", "list"]
            case .dictionary: ["dictionary"]
            }
        }

        /// The types of the libraries that have literals of any kind.
        fileprivate static let allTypes =
            [Literal.flag, .number, .text, .list, .dictionary].reduce(into: ["function"]) {
                $0.formUnion($1.types)
            } as Set<String>
    }

    /// Reads the type off an argument.
    init(_ argument: ExprSyntax, _ names: TypeNames) {
        switch argument.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr: self = .literal(.flag)
        case .integerLiteralExpr, .floatLiteralExpr: self = .literal(.number)
        case .stringLiteralExpr: self = .literal(.text)
        case .arrayExpr: self = .literal(.list)
        case .dictionaryExpr: self = .literal(.dictionary)
        case .memberAccessExpr(let access) where access.base == nil: self = .member
        case .memberAccessExpr(let access) where access.declName.baseName.tokenKind == .keyword(.self): self = .known("metatype")
        case .functionCallExpr(let call) where call.calledExpression.is(DeclReferenceExprSyntax.self):
            // A function of that name has a small letter.
            let type = call.calledName.flatMap { $0.first?.isUppercase == true ? names.family(of: $0) : nil }
            self = type.map { .known($0) } ?? .other
        case .functionCallExpr(let call):
            self = call.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } == true ? .member : .other
        case .declReferenceExpr(let reference):
            let type = argument.typeOfParameterWithoutOthers(of: reference.baseName.text)
            self = type.flatMap { names.family(of: $0) ?? names.variable($0) }.map { .known($0) } ?? .other
        case .subscriptCallExpr, .memberAccessExpr, .forceUnwrapExpr, .optionalChainingExpr: self = .other
        case .infixOperatorExpr(let infix) where infix.isComparison: self = .literal(.flag)
        case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!": self = .literal(.flag)
        case .infixOperatorExpr(let infix) where infix.isSumOfTexts: self = .literal(.text)
        case .infixOperatorExpr, .prefixOperatorExpr: self = argument.identifiers.isEmpty ? .adapting : .other
        default: self = .adapting
        }
    }

    /// Whether an argument of this type cannot stand in the place of another one.
    ///
    /// - Parameters:
    ///   - own: The types that its own place takes; nil if they are not known.
    ///   - types: The types that the other place takes; nil if they are not known.
    func cannotMove(from own: Set<String>?, to types: Set<String>?) -> Bool {
        guard let types else { return false }
        return switch self {
        case .literal(let literal): literal.types.isDisjoint(with: types) && types.isSubset(of: Literal.allTypes)
        case .known(let type): !types.contains(type) && (own?.isDisjoint(with: types) ?? !types.contains(TypeNames.object))
        case .member, .adapting: false
        case .other: own?.isDisjoint(with: types) ?? false
        }
    }

    /// Whether no type is known of which both could be.
    func differs(from other: ArgumentType) -> Bool {
        switch (self, other) {
        case (.literal(let one), .literal(let other)): one.types.isDisjoint(with: other.types)
        case (.literal(let literal), .known(let type)), (.known(let type), .literal(let literal)):
            Literal.allTypes.union(["metatype"]).contains(type) && !literal.types.contains(type)
        case (.known(let one), .known(let other)): one != other
        // `Bool` has no members that give a `Bool`.
        case (.literal(.flag), .member), (.member, .literal(.flag)): true
        default: false
        }
    }
}

extension InfixOperatorExprSyntax {
    /// Whether it is a condition, whatever it compares.
    fileprivate var isComparison: Bool {
        ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||"].contains(`operator`.trimmedDescription)
    }

    /// Whether it puts texts together, of which one is written out: `folder + "/" + name`.
    fileprivate var isSumOfTexts: Bool {
        `operator`.trimmedDescription == "+"
            && [leftOperand, rightOperand].contains {
                $0.is(StringLiteralExprSyntax.self) || $0.as(InfixOperatorExprSyntax.self)?.isSumOfTexts == true
            }
    }
}

extension ExprSyntax {
    /// The type of a parameter of the innermost function around the expression, unless something else in it has the name.
    fileprivate func typeOfParameterWithoutOthers(of name: String) -> String? {
        let function = sequence(first: Syntax(self), next: \.parent).first {
            $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self)
        }
        guard let function,
            let signature = function.as(FunctionDeclSyntax.self)?.signature ?? function.as(InitializerDeclSyntax.self)?.signature,
            let parameter = signature.parameterClause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }),
            parameter.ellipsis == nil, function.newNames.count(where: { $0 == name }) == 1
        else { return nil }
        return parameter.type.withoutOptional
    }
}
