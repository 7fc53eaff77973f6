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
        /// Whether the mock would have to share it between tasks although it is evidently not `Sendable`.
        var isUnsafe: Bool
        /// The recorded form of a new value in a setter.
        var recorded: Recorded
    }

    var kind: Kind
    /// The name without backticks.
    var name: String
    var isStatic = false
    var attributes: [String] = []
    var generics = ""
    var whereClause = ""
    var parameters: [Parameter] = []
    /// The declared effects, such as `async throws`.
    var effects = ""
    /// The type of its errors; nil if it throws none of its own.
    var thrown: String?
    var result: Result?
    var hasSetter = false

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
        return members
    }

    private var labelWords: String { parameters.compactMap(\.label).map { Member.capitalized($0) }.joined() }
    private var typeWords: String { parameters.map { Member.capitalized($0.recorded.type) }.joined() }

    private var plainCaseName: String {
        switch kind {
        case .method, .property: name
        case .subscript: "subscript"
        case .initializer: "initialize"
        }
    }

    private var caseKey: String { "\(caseName)(\(labels.joined(separator: ":")))" }

    private static func distinguish(_ members: inout [Member], by key: KeyPath<Member, String>, change: (inout Member) -> Void) {
        let groups = Dictionary(grouping: members.indices) { members[$0][keyPath: key] }
        for indices in groups.values where indices.count > 1 {
            for index in indices { change(&members[index]) }
        }
    }

    /// Returns the letters and digits of a text, with each word capitalized.
    static func capitalized(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
