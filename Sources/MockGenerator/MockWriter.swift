/// A writer for a planned mock, which it formats.
struct MockWriter {
    let plan: MockPlan

    /// The mock and its enum of calls.
    var text: String { (mock + [""] + elements).joined(separator: "\n") }

    private var mock: [String] {
        var lines = plan.attributes
        lines += Line.wrapped(declaration, indentation: 0)
        lines.append("    typealias MockIdentifier = \(plan.elementsName)")
        lines += plan.aliases.map { "    typealias \($0.name) = \($0.type)" }
        lines.append("    let recorder: Recorder<\(plan.elementsName)>")
        if plan.members.contains(where: \.isStatic) {
            lines.append("    static var statics: StaticCalls<\(plan.elementsName)> { .of(Self.self) }")
        }
        lines += ["", "    init(journal: Journal = Journal()) {", "        recorder = Recorder(journal: journal)"]
        lines += plan.isObject ? ["        super.init()", "    }"] : ["    }"]
        for member in plan.members { lines += [""] + MemberWriter(plan: plan, member: member).lines }
        return lines + identity + ["}"]
    }

    /// The operators that compare and hash the mock by its identity, where it must be comparable.
    private var identity: [String] {
        let type = plan.selfType
        let equality = ["", "    nonisolated static func == (lhs: \(type), rhs: \(type)) -> Bool { lhs === rhs }"]
        let hashing = ["", "    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"]
        return (plan.isEquatable ? equality : []) + (plan.isHashable ? hashing : [])
    }

    private var declaration: String {
        let kind = plan.isolation == .actor ? "actor" : "final class"
        let generics = plan.associatedTypes.map { associated in
            let needsSendable = plan.isShared && associated.constraint?.contains("Sendable") != true
            let constraints = [associated.constraint?.replacing(", ", with: " & "), needsSendable ? "Sendable" : nil].compactMap(\.self)
            return associated.name + (constraints.isEmpty ? "" : ": \(constraints.joined(separator: " & "))")
        }
        let parameters = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        let isolation = plan.isolation.attribute.map { "\($0) " } ?? ""
        let conformances = (plan.isObject ? ["NSObject"] : []) + [plan.found.name, "\(recordingIsolation)RecordingMock"]
        let condition = plan.requirements.isEmpty ? "" : " where \(plan.requirements.joined(separator: ", "))"
        return "\(isolation)\(kind) \(plan.mockName)\(parameters): \(conformances.joined(separator: ", "))\(condition) {"
    }

    /// The isolation of the conformance: the actor's, unless some members are called from outside it.
    private var recordingIsolation: String {
        plan.isolation.attribute.map { plan.isShared ? "nonisolated " : "\($0) " } ?? ""
    }

    private var elements: [String] {
        let cases = plan.members.flatMap { MemberWriter(plan: plan, member: $0).cases }
        let head = "\(plan.isShared ? "nonisolated " : "")enum \(plan.elementsName): MockEquatable {"
        guard !cases.isEmpty else { return [head + "}"] }
        return [head] + cases.flatMap { Line.wrapped($0, indentation: 4) } + ["}"]
    }
}

/// The line length of generated code, and the wrapping of longer lines.
enum Line {
    static let limit = 140

    /// Wraps a long declaration at its parameters, as the formatter does.
    static func wrapped(_ text: String, indentation: Int) -> [String] {
        let margin = String(repeating: " ", count: indentation)
        guard text.count + indentation > limit, let parameters = outermostParentheses(of: text) else { return [margin + text] }
        let inner = String(text[parameters].dropFirst().dropLast())
        let end = ")" + text[parameters.upperBound...]
        let start = margin + text[..<parameters.lowerBound] + "("
        let inside = margin + "    "
        let isOneLine = inner.count + inside.count <= limit
        let body = isOneLine ? [inside + inner] : split(inner).flatMap { wrapped($0, indentation: indentation + 4) }
        return [start] + body + [margin + end]
    }

    private static func outermostParentheses(of text: String) -> Range<String.Index>? {
        guard let start = text.firstIndex(of: "(") else { return nil }
        var depth = 0
        for index in text[start...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return start..<text.index(after: index) }
        }
        return nil
    }

    /// Splits a list into its elements, without splitting inside brackets.
    private static func split(_ list: String) -> [String] {
        var parts = [""]
        var depth = 0
        var previous: Character = " "
        for character in list {
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            if character == " ", previous == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
            previous = character
        }
        return parts
    }
}
