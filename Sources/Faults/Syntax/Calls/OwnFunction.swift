internal import SwiftSyntax

/// The only function of a name in a file, if nobody can put another one in its place.
enum OwnFunction {
    static func called(by call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
        filling(by: call).flatMap { $0.hasPlainParameters ? $0 : nil }
    }

    /// The function of an object's type that is called; nil if another type may answer.
    static func called(by call: FunctionCallExprSyntax, on type: String?) -> FunctionDeclSyntax? {
        guard let type, let name = call.calledName, let functions = FileNames.of(call.root).functions[name], functions.count == 1,
            let function = functions.first, function.nameOfType == type, function.isSealed, function.hasPlainParameters,
            function.labels == call.arguments.map({ $0.label?.text ?? "_" })
        else { return nil }
        return function
    }

    /// The function that is called, which may have parameters of any kind, such as one to fill.
    static func filling(by call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
        guard let name = call.calledExpression.ownName, let functions = FileNames.of(call.root).functions[name], functions.count == 1,
            let function = functions.first, function.isSealed,
            function.labels == call.arguments.map({ $0.label?.text ?? "_" })
        else { return nil }
        return function
    }

    /// Whether a file declares a function of a name.
    static func isDeclared(_ name: String, in tree: Syntax) -> Bool { count(of: name, in: tree) > 0 }

    /// The number of functions of a name that a file declares.
    static func count(of name: String, in tree: Syntax) -> Int { FileNames.of(tree).functions[name]?.count ?? 0 }
}

extension FunctionDeclSyntax {
    fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

    /// Whether no subclass can replace it, and no other type answers in its place.
    fileprivate var isSealed: Bool {
        let fixed: [TokenKind] = [.keyword(.private), .keyword(.fileprivate), .keyword(.static), .keyword(.final)]
        if modifiers.contains(where: { fixed.contains($0.name.tokenKind) }) { return true }
        guard let type = sequence(first: Syntax(self), next: \.parent).first(where: { $0.asProtocol((any DeclGroupSyntax).self) != nil })
        else {
            return true
        }
        return type.is(StructDeclSyntax.self) || type.is(EnumDeclSyntax.self)
    }

    /// Whether it has plain parameters and neither waits nor throws, so that its body can be followed.
    fileprivate var hasPlainParameters: Bool {
        signature.effectSpecifiers == nil && genericParameterClause == nil
            && signature.parameterClause.parameters.allSatisfy {
                $0.ellipsis == nil && $0.defaultValue == nil && [.identifierType, .arrayType].contains($0.type.kind)
            }
    }
}
