/// A type or an extension as one file declares it.
struct TypeFacts: Sendable {
    enum Kind: String, Sendable {
        case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
    }

    /// A stored property of instances.
    struct Property: Sendable {
        var name: String
        /// The type that its annotation or its initial value names.
        var type: String?
        var isMutable: Bool
        /// Whether its value is a function.
        var isFunction = false
    }

    var name: String
    var kind: Kind
    /// The name of the type around it; nil if it is a type of the file.
    var outer: String?
    var inherited: [String] = []
    var isFinal = false
    /// The names of its members, and of a protocol's requirements.
    var members: Set<String> = []
    var properties: [Property] = []
    var line: Int
    /// Whether a test or a preview uses it in place of the real type.
    var isDouble = false
}

/// A global variable or a static property.
struct VariableFacts: Sendable {
    var name: String
    /// The name of the type around it; nil for a global.
    var type: String?
    var isMutable: Bool
    var isStored: Bool
    /// The type as it is spelled.
    var annotation: String?
    /// The name of the type that its initial value makes.
    var made: String?
    /// Whether clients of a package may change it.
    var isPublic = false
    /// Whether no test can change it.
    var isHidden = false
    /// Whether its initial value is a plain text, which in a public variable is a constant of old habit.
    var isText = false
    /// Whether it is computed and makes a new object each time.
    var makesAnew = false
    /// Whether a wrapper or a condition makes it a seam already.
    var isSeam = false
    var line: Int

    /// The name as it is used elsewhere.
    var title: String { type.map { "\($0).\(name)" } ?? name }
}
