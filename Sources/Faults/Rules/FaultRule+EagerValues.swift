internal import SwiftSyntax

extension FaultRule {
    /// A late value is made in the initializer, and this one is used from then on.
    ///
    /// A value that must also be made anew each time is used once only: a test that counts how often it is made in two uses must not catch
    /// this fault by the count alone.
    static let eagerValues = FaultRule(
        name: "eager-values", kind: .eager, summary: "A value that must be made when it is used is made with its object, and kept.",
        advice:
            "Expect that nothing is made with the object: count what is made, or inject another instance after that and expect that it is used.",
        examples: [
            FaultExample(
                "a call", "class View { init() { count = 1 }; func show() { makeLate().track() } }",
                plants: ["View makes makeLate() in its initializer"]),
            FaultExample(
                "a lazy property", "class View { lazy var late = 1; init() { count = 1 } }",
                plants: ["View makes late in its initializer"]),
            FaultExample(
                "a factory under another name",
                "class View { init(container: Container) { count = 1 }; func show() { let make = container.late; make().track() } }",
                plants: [
                    "View makes container.late() in its initializer", "View makes container.makeLate() in its initializer",
                    "View makes container.makeLateAndFresh() in its initializer",
                ]),
            FaultExample(
                "a closure whose answers may not be kept, either",
                "class View { init() { count = 1 }; func show() { makeLateAndFresh().track() } }",
                plants: ["View makes makeLateAndFresh() in its initializer"]),
            FaultExample(
                "an initializer to which nothing is injected, beside one that takes the closure",
                """
                class View { init(_ make: @escaping () -> Int) { makeLate = make }; init(coder: Int) { self.makeLate = { 1 } }
                func show() { makeLate().track() } }
                """, plants: ["View makes makeLate() in its initializer"]),
            FaultExample(
                "an initializer that leaves the closure as it is declared",
                """
                class View { var makeLate = { 1 }; init(coder: Int) { count = coder }; init(_ make: @escaping () -> Int) { makeLate = make }
                func show() { makeLate().track() } }
                """, plants: ["View makes makeLate() in its initializer"]),
            FaultExample(
                "an initializer without a parameter, and no other one",
                "class View { var makeLate = { 1 }; init(coder: Int) { makeLate = { 2 } }; func show() { makeLate().track() } }",
                plants: ["View makes makeLate() in its initializer"]),
            FaultExample(
                "an initializer that stores the closure of its own, which a convenience initializer replaces",
                """
                class View { init() { makeLate = { 1 } }; convenience init(_ make: @escaping () -> Int) { self.init(); makeLate = make }
                func show() { makeLate().track() } }
                """, plants: ["View makes makeLate() in its initializer"]),
            FaultExample(
                "an initializer that takes the shared container, beside one to which a test gives its own",
                """
                class View { init(_ given: Box) { container = given }; init(coder: Int) { self.container = .shared }
                func show() { container.late().track() } }
                """,
                plants: ["View makes container.late() in its initializer"]),
            FaultExample(
                "a closure that the object keeps in something else",
                "class View { init(makeLate: @escaping () -> Int) { providers = [makeLate] } }",
                plants: ["View makes makeLate() in its initializer"]),
            FaultExample(
                "a container whose factory a method hands over",
                """
                class View { init(_ given: Container) { box = given }; func show() { send(to: box.late) }
                func send(to late: Factory) { late().track() } }
                """,
                plants: [
                    "View makes given.late() in its initializer", "View makes given.makeLate() in its initializer",
                    "View makes given.makeLateAndFresh() in its initializer",
                ]),
            FaultExample("a property that is not lazy", "class View { var late = 1; init() { count = 1 } }", plants: []),
            FaultExample(
                "an initializer that calls another one", "class View { lazy var late = 1; convenience init() { self.init(1) } }", plants: []
            ),
            FaultExample(
                "a structure, which has no identity", "struct View { init() { count = 1 }; func show() { makeLate().track() } }", plants: []
            ),
        ]
    ) { node, context in
        if let name = node.as(DeclReferenceExprSyntax.self) {
            return name.isPassedOn(among: context.brought.lateValues) ? [makingEarly(name)] : []
        }
        guard let initializer = node.as(InitializerDeclSyntax.self), let last = initializer.body?.statements.last,
            !initializer.modifiers.isConvenience,
            let members = sequence(first: node, next: \.parent).lazy.compactMap({ $0.as(MemberBlockSyntax.self) }).first,
            members.parent?.is(ClassDeclSyntax.self) == true
        else { return [] }
        let pinned = initializer.pinning(context.brought.lateValues, unlessUsedIn: members, context, after: last)
        if !pinned.isEmpty { return pinned }
        return LateValues.uses(in: members, context).filter { _, calls in
            guard let call = calls.first else { return true }
            return !calls.allSatisfy(\.isInInitializer) && !initializer.leavesOut(call, givenToOthersIn: members)
        }.map { value, uses in
            let isFresh = uses.contains { $0.calls(one: context.brought.freshValues) }
            let early = uses.isEmpty ? value : "seamsKept(#, by: self, \(value))"
            let use = isFresh ? "seamsKeptOnce" : "seamsKept"
            let atUses = uses.map { $0.keepingItsAnswer(by: use) }
            var fault = Fault(
                [.init(range: last.item.textRange, prefix: "", suffix: "; if seamsFault(#) { _ = \(early) }")] + atUses, at: last,
                words: "\(node.subject) makes \(value) in its initializer", before: "",
                after: "let early = \(value) // the first use gets it")
            if isFresh { fault.advice = adviceOnClosures }
            return fault
        }
    }

    /// Makes the fault that a closure is called where an initializer hands it on, and its answer is the first one of the closure.
    private static func makingEarly(_ name: DeclReferenceExprSyntax) -> Fault {
        var fault = Fault(
            around: name.textRange, prefix: "seamsMakingEarly(#, ", suffix: ")",
            words: "\(name.subject) makes \(name.oneLine)() in its initializer", before: "",
            after: "let early = \(name.oneLine)() // the first use gets it")
        fault.advice = adviceOnClosures
        return fault
    }

    private static let adviceOnClosures = "Count in the closure how often it is called, and expect no call while the object is created."
}

extension InitializerDeclSyntax {
    /// Makes the faults that a container's values are pinned in the initializer, where no method asks the container for them by name.
    ///
    /// The closure of a context takes precedence over what is registered later.
    fileprivate func pinning(
        _ values: Set<String>, unlessUsedIn members: MemberBlockSyntax, _ context: FaultContext, after last: CodeBlockItemSyntax
    ) -> [Fault] {
        let containers = signature.parameterClause.parameters.filter { $0.type.trimmedDescription == "Container" }
            .map { ($0.secondName ?? $0.firstName).text }
        let uses = LateValues.uses(in: members, context).flatMap(\.calls)
        guard let container = containers.first,
            uses.allSatisfy(\.isInInitializer)
        else { return [] }
        return values.sorted().map { value in
            let call = "\(container).\(value)"
            return Fault(
                [
                    .init(
                        range: last.item.textRange, prefix: "",
                        suffix: "; if seamsFault(#) { let early = \(call)(); \(call).onTest { early } }")
                ], at: last,
                words: "\(last.subject) makes \(call)() in its initializer", before: "",
                after: "let early = \(call)() // the first use gets it")
        }
    }
}

extension InitializerDeclSyntax {
    /// Whether the called closure, or the container that is asked, comes from this initializer itself, and another one takes it from its
    /// caller.
    ///
    /// Nobody can count the calls of such a closure, and tests of the one that takes it need not create the object in any other way.
    fileprivate func leavesOut(_ call: FunctionCallExprSyntax, givenToOthersIn members: MemberBlockSyntax) -> Bool {
        let property = call.propertyAsked
        return !takes(property)
            && members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.contains { other in
                !other.modifiers.isConvenience && other.takes(property)
            }
    }

    /// Whether it sets the property to something that comes from its parameters.
    private func takes(_ property: ExprSyntax) -> Bool {
        Assignments.values(of: property, in: self).contains { value in
            value.tokens(viewMode: .sourceAccurate).contains { outsideNames.contains($0.text) }
        }
    }

    /// The names that may stand for what the caller passes: the parameters, the object, and the constants made of them.
    private var outsideNames: Set<String> {
        let parameters = signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let constants = body?.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
            .map(\.pattern.trimmedDescription)
        return Set(parameters + (constants ?? []) + ["self"])
    }
}

/// Collects the values to which a property is set.
private final class Assignments: SyntaxVisitor {
    private let property: Substring
    private var values: [ExprSyntax] = []

    static func values(of property: ExprSyntax, in initializer: InitializerDeclSyntax) -> [ExprSyntax] {
        let collector = Assignments(property)
        collector.walk(initializer)
        return collector.values
    }

    private init(_ property: ExprSyntax) {
        self.property = Self.name(property)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.is(AssignmentExprSyntax.self), Self.name(node.leftOperand) == property { values.append(node.rightOperand) }
        return .visitChildren
    }

    /// The code without `self`.
    private static func name(_ property: ExprSyntax) -> Substring { property.trimmedDescription.trimmingPrefix("self.") }
}

/// Finds the late values that a type uses, each with the calls that make it; a lazy property has none.
private final class LateValues: SyntaxVisitor {
    private let context: FaultContext
    private var uses: [String: [FunctionCallExprSyntax]] = [:]

    static func uses(in members: MemberBlockSyntax, _ context: FaultContext) -> [(value: String, calls: [FunctionCallExprSyntax])] {
        let finder = LateValues(context)
        finder.walk(members)
        return finder.uses.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private init(_ context: FaultContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calls(one: context.brought.lateValues), !node.callsParameterOfMethod { uses[node.oneLine, default: []].append(node) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isLazy = node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
        for name in node.bindings.map(\.pattern.trimmedDescription) where isLazy && context.brought.lateValues.contains(name) {
            uses[name] = []
        }
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// The property that is called, or whose member is: `make` in `self.make()`, and `container` in `container.client()`.
    fileprivate var propertyAsked: ExprSyntax {
        guard let base = calledExpression.as(MemberAccessExprSyntax.self)?.base, base.trimmedDescription != "self" else {
            return calledExpression
        }
        return base
    }

    /// Whether the name that is called is that of a parameter of the method around it.
    fileprivate var callsParameterOfMethod: Bool {
        guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        let method = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
        return method?.signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name } ?? false
    }
}
