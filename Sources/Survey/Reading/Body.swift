/// A piece of code that runs as one: a function, an initializer, an accessor, or the initial value of a property.
struct Body: Sendable {
    enum Kind: Sendable {
        case function, initializer, accessor, initialValue
    }

    var kind: Kind
    /// The name without labels.
    var name: String
    var labels: [String] = []
    /// The types of its parameters as they are spelled, which tell functions with one name apart.
    var parameterTypes: [String] = []
    /// The number of parameters that every call gives a value.
    var required = 0
    /// The name of the type around it; nil for a free function or a global.
    var type: String?
    var isStatic = false
    var isPrivate = false
    var isOverride = false
    /// Whether it is a single expression.
    var isConcise = false
    /// The type of its value as it is spelled.
    var result: String?
    var line: Int
    var column: Int
    var lines: ClosedRange<Int>
    /// The names of its parameters and local variables.
    var localNames: Set<String> = []
    /// The labels and names of its parameters.
    var parameters: Set<String> = []
    /// The parameters with a default value.
    var defaults: Set<String> = []
    /// The decisions and loops.
    var branches = 0
    /// Whether it is an initializer that calls another one, which takes everything that it makes.
    var delegates = false
    /// Whether the program begins there.
    var isCompositionRoot = false
    var references: [Reference] = []
    /// The identity that the compiler gave its declaration; nil without an index.
    var identity: String?

    /// Whether it runs while an instance is made.
    var makesInstance: Bool { type != nil && !isStatic && (kind == .initializer || kind == .initialValue) }

    /// The name with labels for people.
    var title: String {
        switch kind {
        case .function: "\(name)(\(labels.map { $0 + ":" }.joined()))"
        case .initializer: "init(\(labels.map { $0 + ":" }.joined()))"
        case .accessor, .initialValue: name
        }
    }
}
