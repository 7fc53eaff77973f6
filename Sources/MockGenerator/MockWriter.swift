/// A writer for a planned mock, which it formats.
struct MockWriter {
    let plan: MockPlan

    /// The mock and its enum of calls.
    var text: String { Condition.wrap(mock + [""] + elements, in: plan.found.condition).joined(separator: "\n") }

    private var recorderType: String { "\(plan.library("Recorder"))<\(plan.elementsName)>" }

    private var mock: [String] {
        var lines = plan.attributes
        lines += declaration
        lines.append("    typealias MockIdentifier = \(plan.elementsName)")
        lines += plan.hasOverloads ? plan.associatedTypes.map { "    typealias \($0.name) = \($0.name)" } : []
        lines += plan.aliases.map { "    typealias \($0.name) = \($0.type)" }
        lines.append(recorder)
        if plan.members.contains(where: \.isStatic) {
            let isolation = plan.members.contains { $0.isStatic && $0.attributes.contains("nonisolated") } ? "nonisolated " : ""
            lines.append("    \(isolation)static var statics: \(plan.library("StaticCalls"))<\(plan.elementsName)> { .of(Self.self) }")
        }
        if plan.superclass == nil {
            let (journal, recorder) = (plan.library("Journal"), plan.library("Recorder"))
            lines += ["", "    init(journal: \(journal) = \(journal)()) {", "        recorder = \(recorder)(journal: journal)"]
            lines += plan.isObject ? ["        super.init()", "    }"] : ["    }"]
        }
        if let modifier = plan.plainInitializerModifier { lines += ["", "    \(modifier) init() {", "        super.init()", "    }"] }
        for member in plan.members {
            lines += [""] + Condition.wrap(MemberWriter(plan: plan, member: member).lines, in: member.condition, indentation: 4)
        }
        return lines + identity + ["}"]
    }

    /// The storage of the calls; a mock without an initializer of its own has those of the class that it inherits from.
    private var recorder: String {
        guard plan.superclass != nil else { return "    let recorder: \(recorderType)" }
        return "    \(plan.isShared ? "let" : "var") recorder = \(recorderType)()"
    }

    /// The operators that compare and hash the mock by its identity, where it must be comparable.
    private var identity: [String] {
        let type = plan.selfType
        let equality = ["", "    nonisolated static func == (lhs: \(type), rhs: \(type)) -> Bool { lhs === rhs }"]
        let hashing = ["", "    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"]
        return (plan.isEquatable ? equality : []) + (plan.isHashable ? hashing : [])
    }

    private var declaration: [String] {
        let kind = plan.isolation == .actor ? "actor" : "final class"
        let generics = plan.associatedTypes.map { associated in
            let needsSendable = plan.isShared && associated.constraint?.contains("Sendable") != true
            let constraints = [associated.constraint?.replacing(", ", with: " & "), needsSendable ? "Sendable" : nil].compactMap(\.self)
            return associated.name + (constraints.isEmpty ? "" : ": \(constraints.joined(separator: " & "))")
        }
        let parameters = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        let parent = plan.superclass ?? (plan.isObject ? "NSObject" : nil)
        let restated = plan.superclass != nil && plan.isShared && plan.isolation == .none ? "@unchecked Sendable" : nil
        let conformances = [parent, conformance, recordingIsolation + plan.library("RecordingMock"), restated].compactMap(\.self)
        let head = "\(isolation)\(kind) \(plan.mockName)\(parameters): \(conformances.joined(separator: ", "))"
        guard !plan.requirements.isEmpty else { return Line.wrapped(head + " {", indentation: 0, brackets: "<>") }
        let condition = "where \(plan.requirements.joined(separator: ", ")) {"
        let isOneLine = head.count + condition.count < Line.limit
        return isOneLine ? [head + " " + condition] : Line.wrapped(head, indentation: 0, brackets: "<>") + [condition]
    }

    /// The isolation of the class: in a module of the main actor, one that is used from outside says that it has none.
    private var isolation: String {
        switch plan.isolation {
        case .none: plan.isFree && !plan.isShared ? "nonisolated " : ""
        case .globalActor(let actor): "\(actor) "
        case .actor: ""
        }
    }

    /// The conformance to the protocol: in a module of the main actor, the one to a protocol that inherits from others must name the actor.
    private var conformance: String {
        plan.namesActor ? plan.isolation.attribute.map { "\($0) \(plan.found.name)" } ?? plan.found.name : plan.found.name
    }

    /// The isolation of the conformance: the actor's, unless some members are called from outside it.
    private var recordingIsolation: String {
        plan.isolation.attribute.map { plan.isShared ? "nonisolated " : "\($0) " } ?? ""
    }

    private var elements: [String] {
        let cases = plan.members.flatMap { member in
            let cases = MemberWriter(plan: plan, member: member).cases.flatMap { Line.wrapped($0, indentation: 4) }
            return Condition.wrap(cases, in: member.condition, indentation: 4)
        }
        let head = "\(plan.isShared || plan.isFree ? "nonisolated " : "")enum \(plan.elementsName): \(plan.library("MockEquatable")) {"
        guard !cases.isEmpty else { return plan.attributes + [head + "}"] }
        return plan.attributes + [head] + cases + ["}"]
    }
}

/// The line length of generated code, and the wrapping of longer lines.
enum Line {
    static let limit = 140

    /// Wraps a long declaration at its parameters, or other brackets, as the formatter does.
    static func wrapped(_ text: String, indentation: Int, brackets: String = "()") -> [String] {
        let margin = String(repeating: " ", count: indentation)
        guard text.count + indentation > limit, let parameters = outermost(brackets, of: text) else { return [margin + text] }
        let inner = String(text[parameters].dropFirst().dropLast())
        let end = text[text.index(before: parameters.upperBound)...]
        let start = margin + text[...parameters.lowerBound]
        let inside = margin + "    "
        let isOneLine = inner.count + inside.count <= limit
        let body = isOneLine ? [inside + inner] : split(inner).flatMap { wrapped($0, indentation: indentation + 4) }
        return [start] + body + [margin + end]
    }

    /// Wraps a long statement before the alternative to its stub.
    static func wrapped(result text: String, indentation: Int) -> [String] {
        let margin = String(repeating: " ", count: indentation)
        guard text.count + indentation > limit, let alternative = text.firstRange(of: " ?? ") else { return [margin + text] }
        if text.hasPrefix("return ("), let cast = text.firstRange(of: ") as! ") {
            let value = margin + text[...cast.lowerBound]
            if value.count <= limit { return [value, margin + "    " + text[text.index(cast.lowerBound, offsetBy: 2)...]] }
            let start = text.dropFirst("return ".count)[..<alternative.lowerBound]
            return [margin + "return", margin + "    " + start, margin + "    ?? " + text[alternative.upperBound...]]
        }
        return [margin + text[..<alternative.lowerBound], margin + "    ?? " + text[alternative.upperBound...]]
    }

    private static func outermost(_ brackets: String, of text: String) -> Range<String.Index>? {
        guard let open = brackets.first, let close = brackets.last, let start = text.firstIndex(of: open) else { return nil }
        var depth = 0
        for index in text[start...].indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
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
