internal import SwiftSyntax

extension LabeledExprListSyntax {
    /// The first plain text among arguments that name no variable and no resource of the program; nil if they do, or without a text.
    ///
    /// - Parameter constants: The texts that names in the file stand for.
    func fixedText(_ constants: [String: String]) -> String? { FixedTextReader.text(of: self, constants) }
}

extension SourceFileSyntax {
    /// The texts behind the constants that begin with one, by name, as in `let place = URL(filePath: "/etc/hosts")`.
    ///
    /// A name that the file declares twice is none of them.
    var fixedTexts: [String: String] {
        let reader = ConstantReader(viewMode: .sourceAccurate)
        reader.walk(self)
        return reader.texts.filter { reader.counts[$0.key] == 1 }
    }
}

private final class ConstantReader: SyntaxVisitor {
    private(set) var texts: [String: String] = [:]
    private(set) var counts: [String: Int] = [:]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let isConstant = node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
        if isConstant, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer?.value {
            texts[name] = FixedTextReader.text(of: value, texts)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { count(node.identifier) }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { count(node.secondName ?? node.firstName) }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind { count(node.secondName ?? node.firstName) }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { count(node.name) }

    private func count(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        counts[name.text, default: 0] += 1
        return .visitChildren
    }
}

private final class FixedTextReader: SyntaxVisitor {
    private(set) var text: String?
    private(set) var isFixed = true
    private let constants: [String: String]

    private init(_ constants: [String: String]) {
        self.constants = constants
        super.init(viewMode: .sourceAccurate)
    }

    static func text(of node: some SyntaxProtocol, _ constants: [String: String]) -> String? {
        let reader = FixedTextReader(constants)
        reader.walk(node)
        return reader.isFixed ? reader.text : nil
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.representedLiteralValue {
            if !value.isEmpty { text = text ?? value }
        } else {
            isFixed = false
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        let name = node.baseName.text
        // A resource is part of the program, and the same for every test.
        if let constant = constants[name], !isMember || node.isMemberOfSelf {
            text = text ?? constant
        } else if name == "Bundle" || !isMember && name.first?.isUppercase == false, name != "self" {
            isFixed = false
        }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        isFixed = false
        return .skipChildren
    }
}

extension DeclReferenceExprSyntax {
    /// Whether it is a name behind `self.` or `Self.`.
    fileprivate var isMemberOfSelf: Bool {
        guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else { return false }
        return ["self", "Self"].contains(member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text)
    }
}
