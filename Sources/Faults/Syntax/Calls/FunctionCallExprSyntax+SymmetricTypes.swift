internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether it makes a value of a private type that only multiplies or adds its two numbers, so that they may change places.
    var makesSymmetricValue: Bool {
        guard arguments.count == 2, let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        else { return false }
        let finder = StructFinder(name, in: root)
        guard finder.found.count == 1, let type = finder.found.first, type.modifiers.isPrivate, let numbers = type.bothNumbers else {
            return false
        }
        let uses = FileNames.of(root).uses
        return numbers.allSatisfy { number in
            (uses[number] ?? []).allSatisfy { use in
                let isOwn = sequence(first: Syntax(use), next: \.parent).contains { $0.id == type.id }
                return isOwn ? use.joinsInAnyOrder(numbers) : use.isArgument(of: name)
            }
        }
    }
}

/// Finds the structures of a name.
private final class StructFinder: SyntaxVisitor {
    private(set) var found: [StructDeclSyntax] = []
    private let name: String

    init(_ name: String, in tree: Syntax) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name { found.append(node) }
        return .visitChildren
    }
}

extension StructDeclSyntax {
    /// The names of its stored properties, if these are two numbers of one type that the compiler's own initializer sets.
    fileprivate var bothNumbers: [String]? {
        let members = memberBlock.members.map(\.decl)
        let stored = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.bindings).filter { $0.accessorBlock == nil }
        let types = Set(stored.compactMap { $0.typeAnnotation?.type.trimmedDescription })
        guard stored.count == 2, stored.allSatisfy({ $0.initializer == nil }), types.count == 1, ["Int", "Double"].contains(types.first),
            !members.contains(where: { $0.is(InitializerDeclSyntax.self) })
        else { return nil }
        return stored.map(\.pattern.trimmedDescription)
    }
}

extension DeclReferenceExprSyntax {
    /// Whether it stands, alone or behind `self`, beside the other of two names in a product or a sum.
    fileprivate func joinsInAnyOrder(_ names: [String]) -> Bool {
        let access = parent?.as(MemberAccessExprSyntax.self)
        let operand = access.map { Syntax($0) } ?? Syntax(self)
        guard access.map({ $0.base?.trimmedDescription == "self" }) != false,
            let infix = operand.parent?.as(InfixOperatorExprSyntax.self), ["*", "+"].contains(infix.operator.trimmedDescription)
        else { return false }
        return Set([infix.leftOperand, infix.rightOperand].map { $0.trimmedDescription.replacing("self.", with: "") }) == Set(names)
    }

    /// Whether it stands in an argument for a new value of a type, where it belongs to something else.
    fileprivate func isArgument(of type: String) -> Bool {
        sequence(first: Syntax(self), next: \.parent).contains { node in
            node.is(LabeledExprSyntax.self)
                && node.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == type
        }
    }
}
