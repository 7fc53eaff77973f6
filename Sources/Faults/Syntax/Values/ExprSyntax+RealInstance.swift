internal import Foundation
internal import SwiftSyntax

extension ExprSyntax {
    /// Whether the expression is one of the real instances, under whatever name the file gives to it.
    ///
    /// `AnalyticsSDK.Analytics.shared` is `Analytics.shared`, and so is `analytics` after `let analytics = Analytics.shared`, a plain
    /// `shared` in an extension of `Analytics`, and a value that a protocol's extension gives to the type around the expression.
    ///
    /// - Parameters:
    ///   - instances: The expressions for the real instances.
    ///   - followed: The names that led here; one of them again stands for itself.
    func isReal(among instances: [String], after followed: Set<String> = []) -> Bool {
        let texts = [oneLine, withoutAlias]
        if texts.contains(where: { text in instances.contains { text == $0 || text.isMemberOfModule($0) } }) { return true }
        guard let name = ownName else { return false }
        if let type = nameOfType, instances.contains("\(type).\(name)"), !NamedValue.isDeclared(name, in: root) { return true }
        if let arriving = ArrivingValues(atParameter: self) ?? ArrivingValues(atConstant: self) {
            return !followed.contains(name)
                && arriving.values.allSatisfy {
                    instances.contains(arriving.type + $0.oneLine) || $0.isReal(among: instances, after: followed.union([name]))
                }
        }
        guard let named = NamedValue.only(name, in: root, for: self), isInReach(of: named.value) else { return false }
        if let type = named.type, instances.contains(type.trimmingCharacters(in: ["?"]) + named.value.oneLine) { return true }
        return !followed.contains(name) && named.value.isReal(among: instances, after: followed.union([name]))
    }

    /// Whether a value belongs to a type or the file, or to the function in which this expression stands.
    func isInReach(of value: ExprSyntax) -> Bool {
        let around = sequence(first: Syntax(value), next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
        // A computed property's value stands in its accessor, and not in a block.
        guard let block = around.first(where: { $0.is(CodeBlockSyntax.self) }) else { return true }
        return self.is(DeclReferenceExprSyntax.self) && sequence(first: Syntax(self), next: \.parent).contains { $0.id == block.id }
    }

    /// The text with the type in the place of a name that the file gives to it.
    private var withoutAlias: String {
        guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base?.as(DeclReferenceExprSyntax.self),
            let type = FileNames.of(root).aliases[base.baseName.text]?.last?.initializer.value.trimmedDescription
        else { return oneLine }
        return type + "." + access.declName.trimmedDescription
    }

    /// The name of a value of the function, the object, or a type; nil for any other expression.
    var ownName: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base?.as(DeclReferenceExprSyntax.self) else {
            return nil
        }
        let isTypeOrSelf = ["self", "Self"].contains(base.baseName.text) || base.baseName.text.first?.isUppercase == true
        return isTypeOrSelf ? access.declName.baseName.text : nil
    }
}

extension Syntax {
    /// Whether it belongs to a type that the file declares, and not to a protocol.
    fileprivate var isInConcreteType: Bool {
        let around = sequence(first: self, next: \.parent).first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
        guard let name = around?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else {
            return around.map { !$0.is(ProtocolDeclSyntax.self) } ?? false
        }
        return root.as(SourceFileSyntax.self)?.statements.contains { statement in
            let type = Syntax(statement.item)
            let isConcrete = type.asProtocol((any DeclGroupSyntax).self) != nil && !type.is(ProtocolDeclSyntax.self)
            return isConcrete && type.asProtocol((any NamedDeclSyntax).self)?.name.text == name
        } ?? false
    }
}

extension String {
    /// Whether it is an expression with the name of its module before it.
    fileprivate func isMemberOfModule(_ expression: String) -> Bool {
        hasSuffix("." + expression) && dropLast(expression.count + 1).wholeMatch(of: /[A-Z]\w*/) != nil
    }
}

/// The only declaration of a name that always has the same value: a constant, or a computed property that no subclass replaces.
private enum NamedValue {
    static func only(_ name: String, in tree: Syntax, for use: ExprSyntax) -> (value: ExprSyntax, type: String?)? {
        var declarations = FileNames.of(tree).declarations[name] ?? []
        // What a protocol asks for is no other value: in a type without one of its own, the name means the protocol's default. In a
        // protocol's extension, each type may have another.
        if Syntax(use).isInConcreteType { declarations.removeAll(where: \.isRequirement) }
        guard declarations.count == 1, let variable = declarations[0].as(PatternBindingSyntax.self) else { return nil }
        return variable.fixedValue.map { ($0, variable.typeAnnotation?.type.trimmedDescription) }
    }

    static func isDeclared(_ name: String, in tree: Syntax) -> Bool { FileNames.of(tree).count(of: name) > 0 }
}

extension Syntax {
    /// Whether it stands in a protocol.
    fileprivate var isRequirement: Bool { sequence(first: self, next: \.parent).contains { $0.is(ProtocolDeclSyntax.self) } }
}

extension PatternBindingSyntax {
    /// Whether it is a private property, lazy or not, that no code sets to another value.
    private var isPrivateAndNeverSet: Bool {
        guard let declaration = parent?.parent?.as(VariableDeclSyntax.self), declaration.modifiers.isPrivate, accessorBlock == nil else {
            return false
        }
        let name = pattern.trimmedDescription, names = FileNames.of(root)
        return !names.lastAssigned.contains(name) && !names.passed.contains(name)
    }

    /// The value that it always has; nil if it may have another.
    fileprivate var fixedValue: ExprSyntax? {
        guard let declaration = parent?.parent?.as(VariableDeclSyntax.self) else { return nil }
        if isConstant || isPrivateAndNeverSet { return initializer?.value }
        let isFixed = declaration.modifiers.isPrivate || declaration.modifiers.contains { ["static", "final"].contains($0.name.text) }
        guard isFixed, accessorBlock != nil, let answers = Syntax(self).answers?.values, answers.count == 1 else { return nil }
        return answers[0]
    }
}
