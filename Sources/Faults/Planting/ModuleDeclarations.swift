internal import SwiftSyntax

/// The declarations of a module by name, for code whose numbers and functions are in another file.
struct ModuleDeclarations: Sendable {
    /// The declarations of the module in which faults are being looked for; none outside of that.
    @TaskLocal static var current = ModuleDeclarations([])

    /// The names of the cases of each enumeration.
    private(set) var enumerations: [(type: String, cases: [String])] = []
    /// The cases without values of each enumeration that is no error, in their order.
    private var plainCases: [(type: String, cases: [String])] = []
    private var constants: [String: [ExprSyntax]] = [:]
    private var rawValues: [String: [ExprSyntax?]] = [:]
    /// The names of each file, by its tree.
    let names: [SyntaxIdentifier: FileNames]

    init(_ trees: [Syntax]) {
        names = Dictionary(uniqueKeysWithValues: trees.map { ($0.id, FileNames(in: $0)) })
        let collector = Collector(viewMode: .sourceAccurate)
        trees.forEach { collector.walk($0) }
        (enumerations, constants, rawValues) = (collector.enumerations, collector.constants, collector.rawValues)
        plainCases = collector.plainCases
    }

    /// The case after the only one of a name, or the first after the last; nil if there is no other one, or if another enumeration has
    /// the name as well.
    ///
    /// - Parameters:
    ///   - name: The name of a case without a value.
    ///   - type: The name of its enumeration; nil if the code does not say it.
    func caseAfter(_ name: String, of type: String?) -> String? {
        let all = plainCases.filter { $0.cases.contains(name) && (type ?? $0.type) == $0.type }
        guard all.count == 1, enumerations.count(where: { $0.cases.contains(name) && (type ?? $0.type) == $0.type }) == 1,
            let place = all[0].cases.firstIndex(of: name), all[0].cases.count > 1
        else { return nil }
        return all[0].cases[(place + 1) % all[0].cases.count]
    }

    /// The raw value of the only case of a name; nil if there is none, or none that is written.
    func rawValue(of name: String) -> ExprSyntax? {
        guard let values = rawValues[name], values.count == 1 else { return nil }
        return values[0]
    }

    /// The raw values of the only enumeration of a name; nil if one of them is no text, or if two cases of the module are called the same.
    func rawTexts(of type: String) -> [String]? {
        let same = enumerations.filter { $0.type == type }
        guard same.count == 1 else { return nil }
        let texts = same[0].cases.map { name -> String? in
            guard let values = rawValues[name], values.count == 1 else { return nil }
            return values[0].map { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue } ?? name
        }
        return texts.contains(nil) ? nil : texts.compactMap(\.self)
    }

    /// The value of the only static or global constant that an expression means; nil for any other expression.
    ///
    /// `Limits.email` is the constant of that type, whatever else is called `email`.
    func constant(_ expression: ExprSyntax) -> ExprSyntax? {
        if let access = expression.as(MemberAccessExprSyntax.self) {
            guard let base = access.base?.as(MemberAccessExprSyntax.self)?.declName ?? access.base?.as(DeclReferenceExprSyntax.self) else {
                return nil
            }
            let type = base.baseName.text == "Self" ? Syntax(expression).nameOfType : base.baseName.text
            return type.flatMap { only("\($0).\(access.declName.baseName.text)") }
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            FileNames.of(expression.root).count(of: name) == 0
        else { return nil }
        return Syntax(expression).nameOfType.flatMap { only("\($0).\(name)") } ?? only(name)
    }

    private func only(_ name: String) -> ExprSyntax? {
        guard let values = constants[name], values.count == 1 else { return nil }
        return values[0]
    }
}

extension ExprSyntax {
    /// The most names in the value of a constant that is followed.
    private static let mostNames = 20

    /// The value of the constant that the expression names, in its file or elsewhere in the module.
    ///
    /// Constants that are made of each other have none: code that follows their names would never stop.
    var namedConstant: ExprSyntax? {
        guard let value = valueOfName else { return nil }
        var (open, seen) = ([value], Set([value.id]))
        while let next = open.popLast() {
            let names = next.names
            guard names.count <= Self.mostNames else { return nil }
            for other in names.compactMap(\.valueOfName) {
                if other.id == value.id { return nil }
                if seen.insert(other.id).inserted { open.append(other) }
            }
        }
        return value
    }

    private var valueOfName: ExprSyntax? {
        ModuleDeclarations.current.constant(self) ?? ownName.flatMap { FileNames.of(root).onlyConstant($0) }
    }

    /// The names in the expression, each with the type before it.
    private var names: [ExprSyntax] {
        tokens(viewMode: .sourceAccurate).compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }.map { name in
            let access = name.parent?.as(MemberAccessExprSyntax.self)
            return access?.declName.id == name.id ? access.map { ExprSyntax($0) } ?? ExprSyntax(name) : ExprSyntax(name)
        }
    }
}

private final class Collector: SyntaxVisitor {
    private(set) var enumerations: [(type: String, cases: [String])] = []
    private(set) var plainCases: [(type: String, cases: [String])] = []
    private(set) var constants: [String: [ExprSyntax]] = [:]
    private(set) var rawValues: [String: [ExprSyntax?]] = [:]

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
        let isGlobal = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        let isStatic = isMember && node.modifiers.isOfType
        guard isStatic || isGlobal else { return .visitChildren }
        let type = Syntax(node).nameOfType
        for binding in node.bindings {
            let name = binding.pattern.trimmedDescription
            let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
            let answers = binding.accessorBlock == nil ? nil : Syntax(binding).answers?.values
            guard let value = isConstant ? binding.initializer?.value : answers?.count == 1 ? answers?.first : nil else { continue }
            constants[isMember ? "\(type ?? "").\(name)" : name, default: []].append(value)
        }
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        if !cases.isEmpty { enumerations.append((node.name.text, cases.map(\.name.text))) }
        let isError = node.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "Error" } == true
        if !isError { plainCases.append((node.name.text, cases.filter { $0.parameterClause == nil }.map(\.name.text))) }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        rawValues[node.name.text, default: []].append(node.rawValue?.value)
        return .skipChildren
    }
}
