internal import SwiftSyntax

/// The walk over one file that collects its types, variables, bodies, and the names that they use.
final class FactReader: SyntaxVisitor {
    private(set) var types: [TypeFacts] = []
    private(set) var variables: [VariableFacts] = []
    private(set) var bodies: [Body] = []
    private(set) var codeLines: Set<Int> = []
    /// The types behind the names that type aliases give them, such as `Box` and `Outer.Box`.
    private(set) var aliases: [String: String] = [:]

    let converter: SourceLocationConverter
    private let isMainFile: Bool
    /// The types with an attribute such as `@main`.
    private let mainTypes: Set<String>
    /// The variables of the main file, whose objects its statements call.
    private let mainNames: [String]
    /// The texts that constants of the file stand for.
    private let fixedTexts: [String: String]
    /// The places of the types around the present node in ``types``.
    private var typeStack: [Int] = []
    /// The place of the present body in ``bodies``.
    private var body: Int?
    /// The reason why a test can replace everything in the present body.
    private var bodyCure: Cure?

    init(path: String, tree: SourceFileSyntax) {
        converter = SourceLocationConverter(fileName: path, tree: tree)
        mainTypes = tree.mainTypes
        fixedTexts = tree.fixedTexts
        mainNames = tree.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings).flatMap(\.pattern.boundNames)
        isMainFile = path == "main.swift" || path.hasSuffix("/main.swift")
        super.init(viewMode: .sourceAccurate)
        for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile { codeLines.insert(line(of: token)) }
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.isForOtherSystems ? .skipChildren : .visitChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.class, node.name.text, node, node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.struct, node.name.text, node, node.inheritanceClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(.enum, node.name.text, node, node.inheritanceClause) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.actor, node.name.text, node, node.inheritanceClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.protocol, node.name.text, node, node.inheritanceClause)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.extension, node.extendedType.typeName, node, node.inheritanceClause)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func enter(
        _ kind: TypeFacts.Kind, _ name: String, _ node: some DeclGroupSyntax, _ clause: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let inherited = clause?.inheritedTypes.map(\.type.typeName) ?? []
        var facts = TypeFacts(name: name.withoutBackticks, kind: kind, inherited: inherited, line: line(of: node))
        facts.outer = type?.name
        facts.isFinal = node.modifiers.contains { $0.name.text == "final" } || [.struct, .enum, .actor].contains(kind)
        facts.isDouble = name.namesDouble || inherited.contains("PreviewProvider") || types(around: \.isDouble)
        for member in node.memberBlock.members { facts.members.formUnion(member.decl.declaredNames) }
        types.append(facts)
        typeStack.append(types.count - 1)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.genericParameterClause == nil, let name = node.initializer.value.as(IdentifierTypeSyntax.self)?.name.text {
            aliases[(type.map { "\($0.name)." } ?? "") + node.name.text] = name
        }
        return .skipChildren
    }

    private func leave() { typeStack.removeLast() }

    private func types(around condition: (TypeFacts) -> Bool) -> Bool {
        typeStack.contains { condition(types[$0]) }
    }

    private var type: TypeFacts? { typeStack.last.map { types[$0] } }

    // MARK: Bodies

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.signature.parameterClause)
        guard body == nil else {
            // A nested function belongs to the body around it.
            note(local: node.name.text)
            return .visitChildren
        }
        guard node.body != nil else { return .skipChildren }
        begin(.function, node.name, node, node.modifiers) { body in
            body.note(node.signature.parameterClause.parameters)
            body.result = node.signature.returnClause?.type.trimmedDescription
            body.isConcise = node.body?.statements.count == 1
            body.isCompositionRoot = isCompositionRoot(node.name.text, body.labels, isStatic: body.isStatic)
        }
        note(node.signature.parameterClause)
        finish(node)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard body == nil else { return .visitChildren }
        guard node.body != nil else { return .skipChildren }
        begin(.initializer, node.initKeyword, node, node.modifiers) { body in
            body.note(node.signature.parameterClause.parameters)
            body.isCompositionRoot = beginsProgram
        }
        note(node.signature.parameterClause)
        finish(node)
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard body == nil, node.body != nil else { return .visitChildren }
        begin(.function, node.deinitKeyword, node, node.modifiers) { _ in }
        finish(node)
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        guard body == nil, node.accessorBlock != nil else { return .visitChildren }
        begin(.accessor, node.subscriptKeyword, node, node.modifiers) { _ in }
        note(node.parameterClause)
        finish(node)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard body == nil else {
            for binding in node.bindings { for name in binding.pattern.boundNames { note(local: name) } }
            return .visitChildren
        }
        for binding in node.bindings { read(binding, of: node) }
        return .skipChildren
    }

    /// Looks at a statement of the main file, which begins the program: it calls others, and is no finding itself.
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let isDeclaration = node.item.is(DeclSyntax.self) && !node.item.is(VariableDeclSyntax.self)
        guard isMainFile, body == nil, typeStack.isEmpty, !isDeclaration, let token = node.firstToken(viewMode: .sourceAccurate) else {
            return .visitChildren
        }
        begin(.initialValue, token, node, []) { $0.isCompositionRoot = true }
        mainNames.forEach(note(local:))
        finish(node)
        return .skipChildren
    }

    private func read(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
        let name = pattern.identifier
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let isStored = binding.isStored
        let annotation = binding.typeAnnotation?.type.trimmedDescription
        let isMutable = node.bindingSpecifier.text == "var"
        let made = binding.initializer?.value.madeType
        if type?.kind == .protocol { return }
        if isStatic || typeStack.isEmpty {
            var facts = VariableFacts(
                name: name.text.withoutBackticks, type: type?.name, isMutable: isMutable, isStored: isStored, annotation: annotation,
                made: made, line: line(of: name))
            facts.isPublic =
                node.modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
                && !node.modifiers.contains { $0.detail?.detail.text == "set" }
            facts.isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
            facts.isText = binding.initializer?.value.is(StringLiteralExprSyntax.self) == true
            facts.makesAnew = !isStored && binding.accessorBlock?.madeType != nil
            facts.isSeam = node.attributes.contains { $0.trimmedDescription.hasPrefix("@TaskLocal") } || node.isDebugOnly
            variables.append(facts)
        } else if isStored, let place = typeStack.last {
            types[place].properties.append(
                .init(
                    name: name.text.withoutBackticks, type: annotation?.plainTypeName ?? made, isMutable: isMutable,
                    isFunction: annotation?.contains("->") == true))
        }
        if let initializer = binding.initializer {
            begin(.initialValue, name, binding, node.modifiers) { body in
                body.result = annotation
                body.isCompositionRoot = beginsProgram
                // A lazy value is made when it is used.
                if node.modifiers.contains(where: { $0.name.text == "lazy" }) { body.kind = .accessor }
            }
            if isStatic || typeStack.isEmpty {
                bodyCure = .definition
            } else if isMutable, isStored, !node.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) {
                bodyCure = .settableProperty
            }
            walk(initializer)
            end()
        }
        if let accessors = binding.accessorBlock {
            begin(.accessor, name, binding, node.modifiers) { body in
                body.result = annotation
                body.isConcise = accessors.isConcise
                body.isCompositionRoot = hasMain && name.text == "body"
            }
            walk(accessors, isVisible: !node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) })
            end()
        }
    }

    /// Looks at the accessors of a property, whose getter may only give a value in place of one that was set.
    private func walk(_ block: AccessorBlockSyntax, isVisible: Bool) {
        guard case .accessors(let accessors) = block.accessors, isVisible,
            accessors.contains(where: { $0.accessorSpecifier.text == "set" })
        else { return walk(block) }
        for accessor in accessors {
            bodyCure = accessor.givesStandIn ? .settableProperty : nil
            walk(accessor)
        }
    }

    private func begin(
        _ kind: Body.Kind, _ name: TokenSyntax, _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax,
        _ complete: (inout Body) -> Void
    ) {
        let place = converter.location(for: name.positionAfterSkippingLeadingTrivia)
        var new = Body(
            kind: kind, name: name.text.withoutBackticks, type: type?.name, line: place.line, column: place.column,
            lines: line(of: node)...max(line(of: node), converter.location(for: node.endPositionBeforeTrailingTrivia).line))
        let words = modifiers.map(\.name.text)
        new.isStatic = words.contains("static") || words.contains("class")
        new.isPrivate = words.contains("private") || words.contains("fileprivate")
        new.isOverride = words.contains("override")
        complete(&new)
        bodies.append(new)
        body = bodies.count - 1
    }

    private func finish(_ node: some SyntaxProtocol) {
        for child in node.children(viewMode: .sourceAccurate) { walk(child) }
        end()
    }

    private func end() {
        body = nil
        bodyCure = nil
    }

    /// Whether the type around the present node begins the program.
    private var hasMain: Bool { mainTypes.contains(type?.name ?? "") }

    /// Whether the system makes the type around the present node when the program begins.
    private var beginsProgram: Bool { hasMain || type?.inherited.contains(where: Self.delegates.contains) ?? false }

    private static let delegates: Set = [
        "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    ]

    private static let launching: Set = [
        "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions", "applicationDidFinishLaunching",
        "applicationWillFinishLaunching",
        "willConnectTo",
    ]

    private func isCompositionRoot(_ name: String, _ labels: [String], isStatic: Bool) -> Bool {
        Self.launching.contains(name) || labels.contains(where: Self.launching.contains) || (hasMain && isStatic && name == "main")
    }

    // MARK: Names

    private func note(_ clause: FunctionParameterClauseSyntax) {
        guard let body else { return }
        for parameter in clause.parameters {
            let name = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
            bodies[body].localNames.insert(name)
            bodies[body].parameters.formUnion([name, parameter.firstName.text])
            if parameter.defaultValue != nil { bodies[body].defaults.insert(parameter.firstName.text) }
        }
    }

    private func note(local name: String) {
        guard let body else { return }
        bodies[body].localNames.insert(name.withoutBackticks)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        // `if let instance` has the value of the variable with that name.
        let condition = node.parent?.as(OptionalBindingConditionSyntax.self)
        if condition == nil || condition?.initializer != nil { note(local: node.identifier.text) }
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        note(local: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        note(local: (node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    // MARK: Decisions

    private func noteBranch() -> SyntaxVisitorContinueKind {
        if let body { bodies[body].branches += 1 }
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { node.conditions.decide ? noteBranch() : .visitChildren }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { node.conditions.decide ? noteBranch() : .visitChildren }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { noteBranch() }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { noteBranch() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { noteBranch() }

    // MARK: References

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // The name of a log hinders no test.
        if ["Logger", "OSLog"].contains(node.calledExpression.trimmedDescription) { return .skipChildren }
        let labels =
            node.arguments.map { $0.label?.text ?? "_" } + (node.trailingClosure == nil ? [] : ["_"])
            + node.additionalTrailingClosures.map(\.label.text)
        note(node.calledExpression, in: Syntax(node), labels: labels, fixedText: node.arguments.fixedText(fixedTexts))
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if !Syntax(node).isInsideChain { note(ExprSyntax(node), in: Syntax(node), labels: nil) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !Syntax(node).isInsideChain { note(ExprSyntax(node), in: Syntax(node), labels: nil) }
        return .skipChildren
    }

    private func note(_ expression: ExprSyntax, in node: Syntax, labels: [String]?, fixedText: String? = nil) {
        guard let body, !types(around: \.isDouble), let chain = Chain(expression) else { return }
        var names = chain.names.map { token in
            let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
            return Reference.Part(name: token.text.withoutBackticks, line: place.line, column: place.column)
        }
        if chain.root == .name, names.first?.name == "Self", let type { names[0].name = type.name }
        if chain.root == .name, names.count > 1, labels != nil, names.last?.name == "init" { names.removeLast() }
        guard !names.isEmpty else { return }
        let place = Surroundings(of: node, converter: converter)
        var reference = Reference(root: chain.root, parts: names, labels: labels, lines: place.lines)
        reference.fixedText = fixedText
        reference.isWrite = place.isWritten
        reference.keeper = place.keeper
        reference.isHandedIn = place.isHandedIn
        reference.taker = place.taker
        reference.newValue = place.newValue
        reference.parameter = place.parameter
        // An identity only has to differ from others, in a variable or in a type of its own.
        let isUnique = names.first.map { ["UUID", "NSUUID"].contains($0.name) } ?? false
        if isUnique, [place.keeper, place.label, type?.name].contains(where: { $0?.namesIdentity == true }) { reference.cure = .label }
        reference.cure = bodyCure ?? reference.cure ?? place.cure ?? cure(of: place, isCalled: labels != nil, in: bodies[body])
        if chain.root == .own, names.last?.name == "init", labels != nil { bodies[body].delegates = true }
        bodies[body].references.append(reference)
    }

    /// The cures that depend on the declaration around a reference.
    private func cure(of place: Surroundings, isCalled: Bool, in body: Body) -> Cure? {
        if body.result?.hasPrefix("Factory<") == true { return .registration }
        guard body.isConcise else { return nil }
        if place.isReturned, let type, type.kind == .class, !type.isFinal, !body.isPrivate, !body.isOverride {
            return isCalled && !place.isPartOfReturnedObject ? .extractedCall : .hook
        }
        if place.isReturned, isCalled, place.isPartOfReturnedObject { return .product }
        // A block is a part of the body's own result; `Task { }` and the views of a body run it.
        let isOwn = place.returnedType == nil || (place.returnedType != "Task" && place.returnedType == body.result?.plainTypeName)
        return place.isPartOfReturnedObject && (!place.isInBlock || isOwn) ? .factory : nil
    }

    func line(of node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }
}

extension ConditionElementListSyntax {
    /// Whether they are more than optionals that must be there.
    fileprivate var decide: Bool { contains { !$0.condition.is(OptionalBindingConditionSyntax.self) } }
}
