/// A chain of names in a body, such as `Analytics.shared.track(event:)`.
struct Reference: Sendable {
    /// One name of a chain and its place.
    struct Part: Sendable {
        var name: String
        var line: Int
        /// The column in bytes, counted from 1.
        var column: Int
    }

    /// The beginning of a chain.
    enum Root: Sendable {
        /// A name, which is the first part.
        case name
        /// The type that the compiler infers, as in `.shared`.
        case implicit
        /// The object itself, as in `self.session`.
        case own
        /// A new object whose type is the first part, as in `Service().load()`.
        case made
        /// The value of another expression, as in `make().session`.
        case value
    }

    var root: Root
    var parts: [Part]
    /// The labels of the call at the end of the chain; nil if it is not called.
    var labels: [String]?
    /// The text among the arguments of the call, if they are the same in every call, as in `Data(contentsOf: URL(filePath: "/etc/hosts"))`.
    var fixedText: String?
    /// The lines from its statement to the end of the block around it.
    var lines: ClosedRange<Int>
    /// The reason why a test can replace it.
    var cure: Cure?
    var isWrite = false
    /// The name whose value an assignment gives it.
    var newValue: String?
    /// The variable or property that keeps the value.
    var keeper: String?
    /// The label of the parameter whose default value it is part of.
    var parameter: String?
    /// The function that takes it as an argument, as all that the body does.
    var taker: String?
    /// Whether it is all that a closure does which is an argument with a label.
    var isHandedIn = false
    /// The identities of the declarations that the compiler found behind it.
    var targets: Set<String> = []
    /// Whether the compiler found a case of an enumeration behind it.
    var isEnumCase = false

    var names: [String] { parts.map(\.name) }
    var isCall: Bool { labels != nil }
    var line: Int { parts.first?.line ?? lines.lowerBound }
}

/// The reasons why a test can replace a dependency although its name is spelled out.
enum Cure: Sendable {
    /// It is the default value of a parameter.
    case defaultArgument
    /// It stands behind `??`, so something else comes first.
    case fallback
    /// It is an argument of `self.init`: another initializer takes it.
    case delegatedInitializer
    /// It is the initial value of a property that can be set.
    case settableProperty
    /// A container makes it.
    case registration
    /// It is part of the value that a factory returns.
    case factory
    /// It is itself the value that a factory returns; a seam for objects, but not for the time or for chance.
    case product
    /// It is the whole body of a member that a subclass may override.
    case hook
    /// It is the whole body of such a member, which calls it; that is a seam if the type itself calls the member.
    case extractedCall
    /// It is the initial value of a global or a static property, which is made once.
    case definition
    /// It is the deadline of work that a queue begins later, or of a loop that waits, which is a finding itself.
    case deadline
    /// It is part of a name that only has to differ, such as a queue's, or the identity of a value in a list.
    case label
    /// It is the address that serves as a key for an associated object.
    case key
}
