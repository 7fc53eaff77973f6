internal import SwiftSyntax

/// The plan for the mock of one protocol, complete before any of it is written.
struct MockPlan {
    enum Isolation: Equatable { case none, globalActor(String), actor }

    let found: FoundProtocol
    /// The declarations of this file and of those beside it.
    let declarations: Declarations
    var isolation = Isolation.none
    var isSendable = false
    var isObject = false
    /// The class that the protocol inherits from besides `NSObject`, with its generic arguments.
    var superclass: String?
    var isEquatable = false
    var isHashable = false
    var attributes: [String] = []
    /// The associated types, which become generic parameters of the same names, with their constraints.
    var associatedTypes: [(name: String, constraint: String?)] = []
    var aliases: [(name: String, type: String)] = []
    var requirements: [String] = []
    var members: [Member] = []
    var obstacles: [Obstacle] = []
    /// Whether it inherits requirements of the standard library, which no actor isolates.
    var hasCommonRequirements = false
    /// Whether members are called from outside the actor that isolates the others, if any.
    var isCalledFromOutside = false
    /// Whether its `id` is the one of `Identifiable`, which no actor isolates either.
    var isIdentifiable = false
    /// Whether a protocol says that no actor isolates it, so that the default of its module does not count.
    var isNonisolated = false
    /// Whether the conformance to the protocol names the actor.
    var namesActor = false
    /// The imports of the files that declare the protocol and those that it inherits from.
    var imports: Set<Import> = []
    /// The type aliases that the protocol declares or inherits.
    var ownAliases: [String: TypeAliasDeclSyntax] = [:]
    var visited: Set<String> = []

    var mockName: String { "Mock" + found.scope.joined().filter { $0 != "." } + found.plainName }
    var elementsName: String { mockName + "Elements" }

    /// Whether several tasks may use the mock at once, so that its storage must be safe to share.
    var isShared: Bool { isSendable || isolation == .actor }

    /// Whether its members, or some of them, say that no actor isolates them.
    var isFree: Bool { isNonisolated || isCalledFromOutside }

    var sendability: Sendability { Sendability(declarations: declarations, scope: found.scope) }

    /// Whether members of one name and the same labels make it ambiguous which types the associated ones are.
    var hasOverloads: Bool { Set(members.map { "\($0.name)\($0.labels)" }).count < members.count }

    /// The mock's own type, which replaces `Self`.
    var selfType: String {
        associatedTypes.isEmpty ? mockName : "\(mockName)<\(associatedTypes.map(\.name).joined(separator: ", "))>"
    }

    /// Returns how the mock writes a name of the library, which is qualified where the package declares the name as well.
    func library(_ name: String) -> String {
        // A type with the name of the library would make that worse.
        declarations.declares(name) && !declarations.declares("Recording") ? "Recording.\(name)" : name
    }

    /// Returns a text in which the mock's own type replaces `Self`.
    func replacingSelf(in text: String) -> String {
        text.replacing("Self.", with: "").replacing(/\bSelf\b/, with: selfType)
    }

    init(_ found: FoundProtocol, among declarations: Declarations) {
        self.found = found
        self.declarations = declarations
        if let hidden = found.declaration.modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) }) {
            obstacles.append(Obstacle(hidden, "is \(hidden.name.text), so another file cannot see it"))
        }
        // Inherited protocols decide how members are recorded, so they are all read before the first member.
        var adopted: [FoundProtocol] = []
        adopt(found, into: &adopted)
        settleUnused(in: adopted)
        settle()
        isolate(by: adopted)
        isSendable = isSendable || hasCommonRequirements && isolation != .none
        for parent in adopted {
            let reader = MemberReader(plan: self, found: parent)
            for item in parent.declaration.memberBlock.members { reader.read(item.decl, into: &members, &obstacles) }
        }
        members = Member.named(withoutRepetitions(members).compactMap(inherited))
        refuseInitializers()
        refuseSharedNames()
        for parent in adopted { refuseReservedNames(of: parent) }
    }

    /// Replaces the associated types that are settled in the constraints of the others, where the mock's own aliases are unknown.
    ///
    /// A requirement that is then about none of the mock's generic parameters is one about known types, which holds already.
    private mutating func settle() {
        for index in aliases.indices { aliases[index].type = replacingSelf(in: aliases[index].type) }
        for alias in aliases {
            requirements = requirements.map { $0.replacing(name: alias.name, with: alias.type) }
            for index in associatedTypes.indices {
                associatedTypes[index].constraint = associatedTypes[index].constraint?.replacing(name: alias.name, with: alias.type)
            }
        }
        requirements.removeAll { requirement in
            !associatedTypes.contains { requirement != requirement.replacing(name: $0.name, with: "") }
        }
    }

    /// Returns the rewriter for the names in a protocol's requirements.
    func names(in found: FoundProtocol) -> TypeNames {
        TypeNames(found, aliases: ownAliases, associatedNames: Set(associatedTypes.map(\.name) + aliases.map(\.name)), in: declarations)
    }

}
