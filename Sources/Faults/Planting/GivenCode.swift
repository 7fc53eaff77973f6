package import SwiftSyntax

/// The code that a kata gives, in which no fault is planted.
package struct GivenCode: Sendable {
    private let names: Set<String>
    /// The members that the given types have in the starting files.
    private let members: Set<String>
    /// The members of all types there and in the reference: a learner's function of the same name with other parameters is not given.
    private let known: Set<String>
    /// The types that a learner may fill with code that decides nothing.
    private let humble: Set<String>

    /// Makes a list of given code.
    ///
    /// - Parameters:
    ///   - names: Types, functions and properties as `Type.name`, and functions outside of types as `name()`.
    ///   - start: The starting files: a member that somebody adds to a given type is not given.
    ///   - reference: The reference's files, which have the given functions that the learner writes.
    ///   - humble: The types in which no fault is planted whatever somebody adds; see ``Decision``.
    package init(_ names: [String] = [], start: [SourceFileSyntax] = [], reference: [SourceFileSyntax] = [], humble: [String] = []) {
        self.names = Set(names)
        self.humble = Set(humble)
        members = Set(names.isEmpty ? [] : start.flatMap(MemberCollector.members))
        known = members.union(names.isEmpty ? [] : reference.flatMap(MemberCollector.members))
    }

    /// Whether a member of a type, or a function outside of types, is given.
    func contains(_ node: Syntax) -> Bool {
        if !humble.isEmpty {
            if let member = node.as(MemberBlockItemSyntax.self), member.isPart(of: humble) { return true }
            if node.onlyForwards(to: humble) { return true }
        }
        if names.isEmpty { return false }
        if let function = node.as(FunctionDeclSyntax.self), node.parent?.is(CodeBlockItemSyntax.self) == true {
            return names.contains("\(function.name.text)()") && (known.isEmpty || known.contains(function.nameWithTypes))
        }
        guard let member = node.as(MemberBlockItemSyntax.self) else { return false }
        if let function = member.decl.as(FunctionDeclSyntax.self) {
            if names.contains("\(node.subject).\(function.name.text)") { return known.isEmpty || known.contains(member.fullName) }
            let isOnlyOne = OwnFunction.count(of: function.name.text, in: function.root) == 1
            if function.modifiers.isPrivate, isOnlyOne, servesOnlyGivenCode(function.name.text, in: member) { return true }
        }
        if let variable = member.decl.as(VariableDeclSyntax.self) {
            if names.contains(member.fullName) { return true }
            let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
            let isComputed = variable.bindings.count == 1 && variable.bindings.first?.getter != nil
            let isOnlyOne = isComputed && FileNames.of(variable.root).count(of: name) == 1
            if variable.modifiers.isPrivate, isOnlyOne, servesOnlyGivenCode(name, in: member) { return true }
        }
        return names.contains(node.subject) && members.contains(member.fullName)
    }
}

extension GivenCode {
    /// Whether only given code uses a private function or computed property, whose body might as well stand there.
    private func servesOnlyGivenCode(_ name: String, in member: MemberBlockItemSyntax) -> Bool {
        let uses = NameUses.ofMember(name, in: member.root).filter { !member.range.contains($0.position) }
        return !uses.isEmpty
            && uses.allSatisfy { use in
                sequence(first: Syntax(use), next: \.parent).contains { $0.is(MemberBlockItemSyntax.self) && contains($0) }
            }
    }
}

private final class MemberCollector: SyntaxVisitor {
    private var names: [String] = []

    static func members(in file: SourceFileSyntax) -> [String] {
        let collector = MemberCollector(viewMode: .sourceAccurate)
        collector.walk(file)
        return collector.names
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.fullName)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(CodeBlockItemSyntax.self) == true { names.append(node.nameWithTypes) }
        return .visitChildren
    }
}

extension MemberBlockItemSyntax {
    /// The name with those of its type and of its parameters.
    fileprivate var fullName: String {
        if let function = decl.as(FunctionDeclSyntax.self) { return "\(subject).\(function.nameWithTypes)" }
        if let variable = decl.as(VariableDeclSyntax.self) {
            return "\(subject).\(variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ","))"
        }
        if let type = decl.asProtocol((any NamedDeclSyntax).self) { return "\(subject).\(type.name.text)" }
        return "\(subject).\(decl.kind)"
    }
}

extension FunctionDeclSyntax {
    /// The name with those of its parameters and with their types.
    fileprivate var nameWithTypes: String {
        let parameters = signature.parameterClause.parameters.map { "\($0.firstName.text):\($0.type.trimmedDescription)" }
        return "\(name.text)(\(parameters.joined(separator: ",")))"
    }
}
