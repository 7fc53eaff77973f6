/// A type of the surveyed code, with its extensions in all files.
struct OwnType: Sendable {
    var name: String
    /// The kind of its declaration; nil if only extensions of it are there.
    var kind: TypeFacts.Kind?
    var inherited: Set<String> = []
    var isFinal = false
    var members: Set<String> = []
    var properties: [TypeFacts.Property] = []
    var isDouble = false
    /// The names of the types around its declarations; "" for a type of a file.
    private var outers: Set<String> = []

    init(name: String) { self.name = name }

    /// Whether several types have the name, which lie in different ones.
    var isSeveral: Bool { outers.count > 1 }
    /// Whether instances have an identity, so that a change is seen by everybody who has one.
    var isReference: Bool { kind == .class || kind == .actor }
    var isStateful: Bool { properties.contains(where: \.isMutable) }

    /// Whether the compiler writes members for a value of it that every stored property must allow, as no closure and few objects do.
    var isSynthesizedValue: Bool {
        (kind == .struct || kind == .enum) && !inherited.isDisjoint(with: ["Codable", "Encodable", "Decodable", "Equatable", "Hashable"])
    }

    mutating func add(_ facts: TypeFacts) {
        if facts.kind != .extension {
            kind = kind ?? facts.kind
            isFinal = facts.isFinal
            outers.insert(facts.outer ?? "")
        }
        inherited.formUnion(facts.inherited)
        members.formUnion(facts.members)
        properties += facts.properties
        isDouble = isDouble || facts.isDouble
    }
}
