internal import SwiftSyntax

/// The types with which arguments are recorded and results stubbed: the declared ones, or erased ones where those are impossible.
struct ArgumentTypes {
    let plan: MockPlan

    /// Returns a parameter in the form in which the mock declares and records it.
    ///
    /// - Parameters:
    ///   - parameter: The parameter in the protocol's declaration.
    ///   - position: Its index, which names a parameter without a name.
    ///   - generics: The member's own generic parameters.
    ///   - isSubscript: Whether it belongs to a subscript, whose parameters have labels only if they have two names.
    func parameter(
        _ parameter: FunctionParameterSyntax, at position: Int, _ generics: Set<String>, isSubscript: Bool = false
    ) -> Member.Parameter {
        let label = parameter.firstName.plainText
        let written = (parameter.secondName ?? parameter.firstName).plainText
        let local = written == "_" ? "argument\(position + 1)" : written
        let names = label == local && (parameter.secondName == nil || !isSubscript) ? local : "\(label) \(local)"
        let attributes = parameter.attributes.isEmpty ? "" : parameter.attributes.plainText + " "
        let type = replacingSelf(in: parameter.type.plainText) + (parameter.ellipsis == nil ? "" : "...")
        return Member.Parameter(
            declared: "\(attributes)\(names): \(type)",
            label: label == "_" || isSubscript && parameter.secondName == nil ? nil : label,
            recorded: record(parameter, as: Keyword.escaped(local), generics))
    }

    func result(_ type: TypeSyntax, _ generics: Set<String>) -> Member.Result {
        let declared = replacingSelf(in: type.plainText)
        let optional = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        let isErased = type.tokens(viewMode: .sourceAccurate).contains { generics.contains($0.text) }
        let stored = replacingSelf(in: (optional ?? type).plainText).trimmingPrefix("sending ").description
        return Member.Result(
            declared: declared,
            stubType: isErased ? (plan.isShared ? "any Sendable" : "Any") : stored,
            isOptional: optional != nil, isErased: isErased, isNever: stored == "Never",
            isSending: declared.hasPrefix("sending "),
            isNoncopyable: plan.declarations.isNoncopyable(optional ?? type, in: plan.found.scope),
            isUnsafe: !isErased && (plan.isShared || declared.hasPrefix("sending ")) && (isUnsafe(type) || isPartOfAssociatedType(type)),
            recorded: record(type, attributes: ["@escaping"], as: "newValue", generics))
    }

    private func record(_ parameter: FunctionParameterSyntax, as local: String, _ generics: Set<String>) -> Member.Recorded {
        let attributed = parameter.type.as(AttributedTypeSyntax.self)
        let attributes = attributed?.attributes.map(\.plainText) ?? []
        let specifiers = attributed?.specifiers.map(\.plainText) ?? []
        let base = attributed?.baseType ?? parameter.type
        // Nobody can keep a job, but a reference with which the test runs it.
        if specifiers == ["consuming"], ["ExecutorJob", "Swift.ExecutorJob"].contains(base.plainText) {
            return .init(type: "UnownedJob", value: "UnownedJob(\(local))")
        }
        if specifiers.contains(where: { ["isolated", "borrowing", "consuming"].contains($0) }) || attributes.contains("@autoclosure") {
            return unrecorded
        }
        if plan.declarations.isNoncopyable(base, in: plan.found.scope) { return unrecorded }
        if parameter.type.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "repeat" || $0.text == "each" }) {
            return unrecorded
        }
        if let shape = FunctionShape(parameter.type), shape.optionals == 0, !attributes.contains("@escaping") { return unrecorded }
        if isFunctionAlias(base), !attributes.contains("@escaping") { return unrecorded }
        var recorded = record(base, attributes: attributes, as: local, generics)
        if parameter.ellipsis != nil, recorded.type == base.plainText { recorded.type = "[\(recorded.type)]" }
        return recorded
    }

    /// Returns the recorded form of a value that may be stored.
    private func record(_ type: TypeSyntax, attributes: [String], as local: String, _ generics: Set<String>) -> Member.Recorded {
        let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        if mentions(type, generics) { return erased(local, isOptional: isOptional) }
        let shape = FunctionShape(type)
        if shape != nil || attributes.contains("@escaping") && isFunctionAlias(type) {
            let kept = attributes.filter { $0 != "@escaping" }
            if plan.isShared, shape?.isSendable != true, !kept.contains(where: { $0 == "@Sendable" || $0.hasSuffix("Actor") }) {
                return unrecorded
            }
            let function = (kept + [shape?.text ?? type.plainText]).joined(separator: " ")
            let optionals = shape?.optionals ?? 0
            let callback = plan.library("Callback")
            let wrapped = (2..<max(optionals, 2)).reduce("$0.map(\(callback).init)") { inner, _ in "$0.map { \(inner) }" }
            let value =
                switch optionals {
                case 0: "\(callback)(\(local))"
                case 1: "\(local).map { \(callback)($0) }"
                default: "\(local).map { \(wrapped) }"
                }
            return .init(type: "\(callback)<\(function)>" + String(repeating: "?", count: optionals), value: value)
        }
        // The runtime crashes when it reflects the metatype of a known type inside an enum case.
        if let metatype = type.as(MetatypeTypeSyntax.self), !metatype.baseType.is(SomeOrAnyTypeSyntax.self),
            metatype.baseType.plainText != "Any"
        {
            return plan.isShared ? erased(local, isOptional: false) : .init(type: "Any.Type", value: local)
        }
        let hasFunction = type.tokens(viewMode: .sourceAccurate).contains { $0.text == "->" }
        if plan.isShared, hasFunction || isUnsafe(type) { return erased(local, isOptional: isOptional) }
        let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        return .init(type: implicit.map { "\($0.wrappedType.plainText)?" } ?? type.plainText, value: local)
    }

    private var unrecorded: Member.Recorded { .init(type: plan.library("Unrecorded"), value: plan.library("Unrecorded") + "()") }

    private func erased(_ local: String, isOptional: Bool) -> Member.Recorded {
        guard plan.isShared else { return .init(type: "Any", value: isOptional ? "\(local) as Any" : local) }
        return .init(type: plan.library("Erased"), value: "\(plan.library("Erased"))(\(local))")
    }

    /// Returns whether a type refers to generic parameters, associated types, `Self` or `some`, which the enum of calls lacks.
    private func mentions(_ type: TypeSyntax, _ generics: Set<String>) -> Bool {
        let own = generics.union(["Self", "some"]).union(associatedNames)
        return type.tokens(viewMode: .sourceAccurate).contains { own.contains($0.text) }
    }

    private var associatedNames: [String] { plan.associatedTypes.map(\.name) + plan.aliases.map(\.name) }

    /// Returns whether a type is known not to be `Sendable`.
    private func isUnsafe(_ type: TypeSyntax) -> Bool { plan.sendability.isUnsafe(type) }

    /// Returns whether a type belongs to an associated type, of which a `Sendable` mock knows nothing more than its constraint.
    private func isPartOfAssociatedType(_ type: TypeSyntax) -> Bool {
        var rest = Array(type.tokens(viewMode: .sourceAccurate).map(\.text))
        while rest.count > 2 {
            if associatedNames.contains(rest[0]), rest[1] == "." { return true }
            rest.removeFirst()
        }
        return false
    }

    /// Returns whether a type is an alias of a function type, which must not be stored unless it escapes.
    private func isFunctionAlias(_ type: TypeSyntax) -> Bool {
        let name = type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.plainText ?? ""
        guard let alias = plan.declarations.alias(name, in: plan.found.scope)?.initializer.value else { return false }
        return FunctionShape(alias) != nil || isFunctionAlias(alias)
    }

    private func replacingSelf(in text: String) -> String { plan.replacingSelf(in: text) }
}
