internal import Faults
internal import SwiftSyntax
internal import Workspace

/// The names that the code of tests uses.
///
/// A value that is thrown away, or that nobody reads under its name, is not used.
final class TestUses: SyntaxVisitor {
    private var names: Set<String> = []
    /// The names in the values of variables, by the names of the variables.
    private var namesInValues: [String: Set<String>] = [:]
    /// The types by the other names that the tests give them.
    private var aliases: [String: String] = [:]
    /// The places where the names go: a closure in a value runs, whatever becomes of the value.
    private var places: [Place] = [.code]

    private enum Place: Equatable {
        case code, nowhere
        case value(of: String)
    }

    /// Collects the names in all files.
    init(in tests: ParsedSources) {
        super.init(viewMode: .sourceAccurate)
        for tree in tests.trees { walk(tree) }
        while let read = namesInValues.keys.first(where: names.contains) { names.formUnion(namesInValues.removeValue(forKey: read) ?? []) }
    }

    /// Whether the tests use some code.
    func contain(_ needed: NeededUse) -> Bool {
        names.contains(needed.code)
            || aliases.contains { alias, type in
                needed.code.hasPrefix(type + ".") && names.contains(alias + needed.code.dropFirst(type.count))
            }
    }

    private func note(_ name: String) {
        switch places.last {
        case .value(let variable): namesInValues[variable, default: []].insert(name)
        case .nowhere: break
        case .code, nil: names.insert(name)
        }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.baseName.text)
        return .visitChildren
    }

    // A type that only stands behind a colon may be the type of another object.
    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.type.trimmedDescription)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.declName.baseName.text
        if let base = node.base { note("\(base.trimmedDescription).\(member)") }
        // The name of a module may stand before that of a type.
        if let type = node.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text { note("\(type).\(member)") }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        aliases[node.name.text] = node.initializer.value.trimmedDescription
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isThrownAway = node.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
        places.append(isThrownAway ? .nowhere : places.last ?? .code)
        return .visitChildren
    }

    override func visitPost(_ node: SequenceExprSyntax) { places.removeLast() }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        let variable = node.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        places.append(variable.map { .value(of: $0) } ?? places.last ?? .code)
        return .visitChildren
    }

    override func visitPost(_ node: InitializerClauseSyntax) { places.removeLast() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        places.append(.code)
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { places.removeLast() }
}
