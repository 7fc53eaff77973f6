/// A writer for one member of a mock, its stubs and the cases that record it.
struct MemberWriter {
    let plan: MockPlan
    let member: Member

    /// The cases of the enum of calls.
    var cases: [String] {
        let payload = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.recorded.type }
        var cases = ["case \(declaredCaseName)\(payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))")"]
        if member.hasSetter, let result = member.result {
            let newValue = (payload.isEmpty ? "" : "to: ") + result.recorded.type
            cases.append("case \(setterCaseName)(\((payload + [newValue]).joined(separator: ", ")))")
        }
        return cases
    }

    var lines: [String] {
        switch member.kind {
        case .method: stubs + function
        case .initializer: initializer
        case .property, .subscript: stubs + accessors
        }
    }

    private var parameters: [Member.Parameter] { member.parameters }
    private var setterCaseName: String { member.setterCaseName }
    private var declaredCaseName: String { Keyword.escaped(member.caseName) }
    private var stubName: String { "stubbed" + Member.capitalized(member.stubName) }
    private var isThrowing: Bool { member.thrown != nil }

    /// Returns the statement that records a call; a static member's calls are recorded by the type.
    private func record(_ name: String, _ values: [String]) -> String {
        "\(member.isStatic ? "statics." : "")invokedList.append(.\(Keyword.escapedMember(name))\(values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"))"
    }

    private func record(indentation: Int) -> [String] {
        Line.wrapped(record(member.caseName, values), indentation: indentation)
    }

    private var values: [String] { parameters.map { ($0.label.map { "\(Keyword.label($0)): " } ?? "") + $0.recorded.value } }
}

extension MemberWriter {
    /// The properties with which a test chooses the result or the error.
    private var stubs: [String] {
        var lines: [String] = []
        if let result = member.result, !result.isNever {
            let type = member.isMade ? "@Sendable () -> \(result.declared)" : result.stubType
            lines += stub(stubName, of: type, suffix: result.isOptional ? "?" : "!", isIsolated: result.isUnsafe && !member.isMade)
        }
        if isThrowing { lines += stub(stubName + "Error", of: errorType, suffix: "?") }
        return lines
    }

    /// The type of the stubbed error; `any Error` where the member's own type is generic.
    private var errorType: String { isErrorErased ? anyError : member.thrown ?? anyError }
    private var anyError: String { plan.declarations.anyError }
    private var isErrorErased: Bool { member.generics.contains(member.thrown ?? anyError) }

    /// Returns a stub: a plain property, or a guarded one where several tasks may use the mock.
    private func stub(_ name: String, of stored: String, suffix: String, isIsolated: Bool = false) -> [String] {
        let isBare = ["any ", "some ", "@"].contains { stored.hasPrefix($0) } || stored.contains(" & ")
        let type = isBare || stored.contains("->") && stored.hasPrefix("(") ? "(\(stored))" : stored
        if member.isStatic {
            return [
                "    \(member.attributes.contains("nonisolated") ? "nonisolated " : "")static var \(name): \(type)\(suffix) {",
                "        get { statics[stub: \"\(name)\"] }",
                "        set { statics[stub: \"\(name)\"] = newValue }",
                "    }",
            ]
        }
        if isIsolated, let actor = member.actor {
            return ["    \(actor == plan.isolation.attribute ? "" : actor + " ")var \(name): \(type)\(suffix)"]
        }
        guard plan.isShared else { return ["    var \(name): \(type)\(suffix)"] }
        return [
            "    private let \(name)Storage = \(plan.library("Stub"))<\(stored)>()",
            "    \(plan.isolation == .none ? "" : "nonisolated ")var \(name): \(type)\(suffix) {",
            "        get { \(name)Storage.value }",
            "        set { \(name)Storage.value = newValue }",
            "    }",
        ]
    }

    private var function: [String] {
        let result = member.result.map { " -> \($0.declared)" } ?? ""
        let head = "\(modifiers)func \(escapedName)\(member.generics)(\(declaredParameters))\(effects)\(result)\(member.whereClause) {"
        return availability + Line.wrapped(head, indentation: 4) + record(indentation: 8) + outcome(indentation: 8) + ["    }"]
    }

    private var initializer: [String] {
        let override = plan.isObject && plan.superclass == nil && parameters.isEmpty ? "override " : ""
        let head = "\(modifiers)\(override)init\(member.generics)(\(declaredParameters))\(effects)\(member.whereClause) {"
        var lines = availability + Line.wrapped(head, indentation: 4)
        if plan.superclass == nil { lines.append("        recorder = \(plan.library("Recorder"))()") }
        if plan.isObject || plan.superclass != nil { lines.append("        super.init()") }
        return lines + record(indentation: 8) + ["    }"]
    }

    private var accessors: [String] {
        let type = member.result?.declared ?? "Any"
        let head =
            member.kind == .property
            ? "\(modifiers)var \(escapedName): \(type) {"
            : "\(modifiers)subscript\(member.generics)(\(declaredParameters)) -> \(type)\(member.whereClause) {"
        if !member.hasSetter, effects.isEmpty {
            return availability + Line.wrapped(head, indentation: 4) + record(indentation: 8) + outcome(indentation: 8) + ["    }"]
        }
        var lines = availability + Line.wrapped(head, indentation: 4) + ["        get\(effects) {"]
        lines += record(indentation: 12) + outcome(indentation: 12) + ["        }"]
        if member.hasSetter, let recorded = member.result?.recorded {
            let newValue = (parameters.isEmpty ? "" : "to: ") + recorded.value
            lines += [
                "        set {", "            " + record(setterCaseName, values + [newValue]), "            \(stubName) = newValue",
                "        }",
            ]
        }
        return lines + ["    }"]
    }

    /// Returns the statements after the recording of the call: throwing the stubbed error, returning the stubbed result.
    private func outcome(indentation: Int) -> [String] {
        var lines: [String] = []
        if isThrowing {
            let cast = isErrorErased ? " as! \(member.thrown ?? "")" : ""
            lines.append("if let \(stubName)Error { throw \(stubName)Error\(cast) }")
        }
        if let result = member.result { lines.append(result.isNever ? stop : "return \(value(of: result))") }
        return lines.flatMap { Line.wrapped(result: $0, indentation: indentation) }
    }

    private var stop: String { "fatalError(\"\(plan.mockName).\(member.name) was called, which never returns\")" }

    /// Returns the expression for a result; a stub that is not set ends the test with its name.
    private func value(of result: Member.Result) -> String {
        let name = "\(stubName) ?? \(plan.library("MissingStub")).stop(\"\(plan.mockName).\(stubName)\")"
        if member.isMade { return result.isOptional ? "\(stubName)?()" : "(\(name))()" }
        if result.isErased {
            let type = result.declared.trimmingPrefix("sending ").replacing(/!$/, with: "?")
            return result.isOptional ? "\(stubName) as! \(type)" : "(\(name)) as! \(type)"
        }
        return result.isOptional ? stubName : name
    }

    private var effects: String { member.effects.isEmpty ? "" : " \(member.effects)" }
    private var declaredParameters: String { parameters.map(\.declared).joined(separator: ", ") }
    private var escapedName: String { member.isOperator ? member.name + " " : Keyword.escaped(member.name) }
    private var availability: [String] { member.attributes.filter { $0.hasPrefix("@available") }.map { "    " + $0 } }

    private var modifiers: String {
        let parts =
            member.attributes.filter { !$0.hasPrefix("@available") } + (member.isOverride ? ["override"] : [])
            + (member.isStatic ? [member.isOverride ? "class" : "static"] : [])
        return parts.isEmpty ? "" : parts.joined(separator: " ") + " "
    }
}
