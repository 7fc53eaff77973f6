internal import SwiftSyntax

/// One requirement of a protocol, with the parts that its mock needs.
struct Member {
    enum Kind { case method, property, `subscript`, initializer }

    /// A parameter in its declared and its recorded form.
    struct Parameter {
        var declared: String
        var label: String?
        var recorded: Recorded
    }

    /// The type of a case's associated value, and the expression for it.
    struct Recorded {
        var type: String
        var value: String
    }

    /// The result and the type of its stub.
    struct Result {
        var declared: String
        var stubType: String
        var isOptional: Bool
        var isErased: Bool
        var isNever: Bool
        /// Whether the caller may send it to another task.
        var isSending: Bool
        /// Whether it cannot be copied, so that no stub can keep it and return it.
        var isNoncopyable: Bool
        /// Whether it is not `Sendable` although several tasks may use it.
        var isUnsafe: Bool
        /// The recorded form of a new value in a setter.
        var recorded: Recorded
    }

    var kind: Kind
    /// The name without backticks.
    var name: String
    /// The condition of the `#if` around it.
    var condition: String?
    var isOperator = false
    var isStatic = false
    /// Whether the mock's class has it from the class that it inherits from.
    var isOverride = false
    var attributes: [String] = []
    /// The global actor that the mock or the member itself belongs to, as an attribute.
    var actor: String?
    var generics = ""
    var whereClause = ""
    var parameters: [Parameter] = []
    /// The declared effects, such as `async throws`.
    var effects = ""
    /// The type of its errors; nil if it throws none of its own.
    var thrown: String?
    var result: Result?
    var hasSetter = false

    /// Whether the stub makes the result at each call, as several tasks cannot share it, or nobody can copy it.
    var isMade: Bool { result.map { $0.isNoncopyable || $0.isUnsafe && ($0.isSending || !isStatic && actor == nil) } ?? false }

    /// Drops labels that are repeated, which an enum case cannot have.
    mutating func keepLabelsApart() {
        var seen: Set<String> = []
        for index in parameters.indices {
            if let label = parameters[index].label, !seen.insert(label).inserted { parameters[index].label = nil }
        }
    }

    /// The argument labels, which distinguish members of the same name.
    var labels: [String] { parameters.map { $0.label ?? "_" } }

    /// The names of the cases and the stub, which are chosen when all members are known.
    var caseName = ""
    var setterCaseName = ""
    var stubName = ""
}

extension Member {
    /// Names the cases and stubs after the members, with labels to distinguish them, and types only where labels are the same.
    static func named(_ members: [Member]) -> [Member] {
        var members = members
        for index in members.indices { members[index].caseName = members[index].plainCaseName }
        distinguish(&members, by: \.caseKey) { if $0.isStatic { $0.caseName += "Static" } }
        distinguish(&members, by: \.caseKey) { $0.caseName += $0.typeWords }
        distinguish(&members, by: \.caseKey) { $0.caseName += capitalized($0.effects) + ($0.result.map { capitalized($0.declared) } ?? "") }
        // A case that carries nothing cannot share its name with one that does.
        let bare = Set(members.filter(\.parameters.isEmpty).map(\.caseName))
        for index in members.indices where !members[index].parameters.isEmpty && bare.contains(members[index].caseName) {
            members[index].caseName += members[index].labelWords.isEmpty ? members[index].typeWords : members[index].labelWords
        }
        let names = Set(members.map(\.caseName))
        for index in members.indices {
            let setter = "set" + capitalized(members[index].caseName)
            members[index].setterCaseName = names.contains(setter) ? setter + "Property" : setter
            members[index].stubName = members[index].caseName
        }
        distinguish(&members, by: \.stubName) { $0.stubName += $0.labelWords }
        distinguish(&members, by: \.stubName) { $0.stubName += $0.typeWords }
        number(&members)
        return members
    }

    /// Distinguishes by the shapes of types, and at last by numbers, the members whose names are still the same.
    private static func number(_ members: inout [Member]) {
        distinguish(&members, by: \.caseKey) { $0.caseName += $0.shapeWords }
        distinguish(&members, by: { capitalized($0.stubName) }) { $0.stubName += $0.shapeWords }
        var (cases, stubs) = (TakenNames(), TakenNames())
        // A requirement can have the name that the stub of another one would get.
        for member in members where member.name.hasPrefix("stubbed") {
            _ = stubs.take(String(member.name.dropFirst("stubbed".count)), member.condition)
        }
        for index in members.indices {
            let (caseName, setterName, stubName) = (members[index].caseName, members[index].setterCaseName, members[index].stubName)
            let condition = members[index].condition
            members[index].caseName = first(of: caseName) { name in
                members[index].caseName = name
                return cases.take(members[index].caseKey, condition)
            }
            if members[index].hasSetter {
                let labels = (members[index].labels + ["to"]).joined(separator: ":")
                members[index].setterCaseName = first(of: setterName) { cases.take("\($0)(\(labels))", condition) }
            }
            members[index].stubName = first(of: stubName) { stubs.take(capitalized($0), condition) }
        }
    }

    /// The names that are in use, each under some conditions.
    private struct TakenNames {
        private var conditions: [String: [String?]] = [:]

        /// Takes a name, unless it is in use under a condition that can hold at the same time.
        mutating func take(_ name: String, _ condition: String?) -> Bool {
            guard conditions[name, default: []].allSatisfy({ Condition.areExclusive($0, condition) }) else { return false }
            conditions[name, default: []].append(condition)
            return true
        }
    }

    /// Returns a name, with the first number that makes it acceptable if it is not so by itself.
    private static func first(of name: String, where isFree: (String) -> Bool) -> String {
        (1...).lazy.map { $0 == 1 ? name : "\(name)\($0)" }.first(where: isFree) ?? name
    }

    private var labelWords: String { parameters.compactMap(\.label).map { Member.capitalized($0) }.joined() }
    private var typeWords: String { parameters.map { Member.capitalized($0.recorded.type.replacing("Recording.", with: "")) }.joined() }

    /// The words for what ``typeWords`` leaves out of the types.
    private var shapeWords: String {
        let shapes = [("inout ", "InOut"), ("...", "Variadic"), ("(", "Tuple"), (":", "Dictionary"), ("[", "List"), ("?", "Optional")]
        let types = parameters.map { $0.declared.drop { $0 != ":" }.dropFirst() } + [(result?.declared ?? "")[...]]
        return types.flatMap { type in shapes.filter { type.contains($0.0) }.map(\.1) }.joined()
    }

    private var plainCaseName: String {
        switch kind {
        case .method, .property: Operator.words(for: name) ?? name.asIdentifier
        case .subscript: "subscript"
        case .initializer: "initialize"
        }
    }

    private var caseKey: String { "\(caseName)(\(labels.joined(separator: ":")))" }

    private static func distinguish(_ members: inout [Member], by key: (Member) -> String, change: (inout Member) -> Void) {
        let groups = Dictionary(grouping: members.indices) { key(members[$0]) }
        for indices in groups.values where indices.count > 1 {
            let conditions = indices.map { members[$0].condition }
            for (place, index) in indices.enumerated() {
                let others = conditions.enumerated().filter { $0.offset != place }.map(\.element)
                if !others.allSatisfy({ Condition.areExclusive($0, conditions[place]) }) { change(&members[index]) }
            }
        }
    }

    /// Returns the letters and digits of a text, with each word capitalized.
    static func capitalized(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
