internal import SwiftSyntax

extension FaultRule {
    /// The real instance is made although another one is injected: only a test in a new process can see that.
    static let earlyInstances = FaultRule(
        name: "early-instances", kind: .eager, summary: "The real instance is made, although another one is injected before the first use.",
        advice: "In an exit test, inject an instance before the first use, and expect that no other one was made.",
        examples: [
            FaultExample(
                "a lazy property", "class View { lazy var late = 1; func show() { late.track() } }",
                plants: ["View makes Analytics.shared, though it uses another instance"]),
            FaultExample(
                "a property over another one",
                "class View { var late: Int { get { x ?? 1 } set { x = newValue } }; func show() { self.late.track() } }",
                plants: ["View makes Analytics.shared, though it uses another instance"]),
            FaultExample(
                "a lazy property beside an initializer",
                "class View { lazy var late = 1; init() { count = 1 }; func show() { late.track() } }",
                plants: ["View makes Analytics.shared, though it uses another instance"]),
            FaultExample(
                "a property over another object, which the code uses directly",
                "class View { var late: Int { get { box.value } set { box.value = newValue } }; func show() { box.value.track() } }",
                plants: ["View makes Analytics.shared, though it uses another instance"]),
            FaultExample(
                "a property over another object, beside something else",
                "class View { var late: Int { get { box.value } set { box.value = newValue } }; func show() { bag.value.track() } }",
                plants: []),
            FaultExample(
                "a use in an extension",
                "} }\nclass View { var late: Int { get { x ?? 1 } set { x = newValue } } }\nextension View { func show() { late.track() }",
                plants: ["View makes Analytics.shared, though it uses another instance"]),
            FaultExample("a property that nobody can set", "class View { private var late = 1; func show() { late.track() } }", plants: []),
            FaultExample("a property that is only read", "class View { var late: Int { 1 }; func show() { late.track() } }", plants: []),
            FaultExample("a value that is returned", "class View { lazy var late = 1; func show() -> Int { late } }", plants: []),
        ], subjects: [.katas]
    ) { node, context in
        guard let use = node.as(DeclReferenceExprSyntax.self), !context.brought.lateValues.isEmpty, !use.isSetOrOfAnother,
            let function = use.functionAround, function.returnsNothing, let statement = node.nearestStatement,
            let type = function.classAround, type.namesOfReplaceable(context.brought.lateValues).contains(use.baseName.text)
        else { return [] }
        return context.brought.realObjects.map { real in
            Fault(
                around: statement.item.textRange, prefix: "if seamsFault(#) { _ = \(real) }; ", suffix: "",
                words: "\(node.subject) makes \(real), though it uses another instance", before: "", after: "_ = \(real)")
        }
    }
}

extension DeclReferenceExprSyntax {
    /// Whether the name is set, or belongs to another object than the one whose code this is.
    fileprivate var isSetOrOfAnother: Bool {
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id else { return Syntax(self).isAssigned }
        return access.base?.trimmedDescription != "self" || Syntax(access).isAssigned
    }

    /// The function in whose own code it stands.
    fileprivate var functionAround: FunctionDeclSyntax? {
        for node in sequence(first: Syntax(self), next: \.parent) {
            if let function = node.as(FunctionDeclSyntax.self) { return function }
            if node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self) { return nil }
        }
        return nil
    }
}

extension FunctionDeclSyntax {
    /// The class that it is a member of, also in an extension of a class in the same file.
    fileprivate var classAround: ClassDeclSyntax? {
        let type = parent?.parent?.parent?.parent
        guard let name = type?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else { return type?.as(ClassDeclSyntax.self) }
        return root.as(SourceFileSyntax.self)?.statements.lazy.compactMap { $0.item.as(ClassDeclSyntax.self) }.first {
            $0.name.text == name
        }
    }
}

extension ClassDeclSyntax {
    /// The names of those among some properties that a test can replace, and of what their accessors read and set.
    fileprivate func namesOfReplaceable(_ properties: Set<String>) -> Set<String> {
        let names = memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter(\.canBeSet)
            .compactMap(\.bindings.first).filter { properties.contains($0.pattern.trimmedDescription) }
            .flatMap { [$0.pattern.trimmedDescription] + ($0.accessorBlock?.identifiers ?? []) }
        return Set(names)
    }
}

extension VariableDeclSyntax {
    /// Whether a test can replace its value.
    fileprivate var canBeSet: Bool {
        if case .getter = bindings.first?.accessorBlock?.accessors { return false }
        return bindingSpecifier.tokenKind == .keyword(.var) && !modifiers.isPrivate && bindings.count == 1
    }
}
