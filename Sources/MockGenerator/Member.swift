internal import SwiftSyntax

/// One requirement of a protocol, as far as a mock must know it.
struct Member {
    enum Kind { case method, property, `subscript`, initializer }

    /// A parameter, as it is declared and as it is recorded.
    struct Parameter {
        var declared: String
        var label: String?
        var recorded: Recorded
    }

    /// The type of an associated value of a case, and the expression that fills it.
    struct Recorded {
        var type: String
        var value: String
    }

    /// What is returned, and what the stub for it holds.
    struct Result {
        var declared: String
        var stubType: String
        var isOptional: Bool
        var isErased: Bool
        var isNever: Bool
        /// Whether the mock would have to share it between tasks, and it plainly cannot be.
        var isUnsafe: Bool
        /// How a new value is recorded by a setter.
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
    /// `async throws` and the like, as declared.
    var effects = ""
    /// The type of error that it throws, if it throws by itself.
    var thrown: String?
    var result: Result?
    var hasSetter = false

    /// What makes it another member than one of the same name.
    var labels: [String] { parameters.map { $0.label ?? "_" } }

    /// The case that records it and the stub for its result; given when all members are known.
    var caseName = ""
    var setterCaseName = ""
    var stubName = ""
}

extension Member {
    /// Names the cases and stubs: after the members, told apart by labels, and by types only where labels are the same.
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

    /// The letters and digits of a text, each word with a capital.
    static func capitalized(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
