/// A kind of hard dependency: the rule that finds it, and the technique that opens a seam there.
///
/// A new one is a file `Category+X` in this folder, and its name in ``all``.
struct Category: Sendable {
    /// The name in reports, such as `singleton`.
    var name: String
    /// A few words for people.
    var title: String
    /// The reason why it stands in a test's way.
    var reason: String
    /// Whether a function that has one has an effect for its callers.
    var isEffect = false
    /// Whether no instance can be tested without it if an initializer has one; otherwise only a value differs.
    var blocksInstances = true
    /// Finds it in a reference, without looking at what other functions do.
    var match: @Sendable (Use, CodeFacts) -> Match? = { _, _ in nil }
    /// Finds it in a reference by the effects of other functions.
    var matchEffects: @Sendable (Use, CodeFacts, Effects) -> Match? = { _, _, _ in nil }
    /// Finds it in a body as a whole.
    var matchBody: @Sendable (CodeFacts.Located, CodeFacts) -> Match? = { _, _ in nil }
    /// The name of the kata that practices the technique for a finding.
    var kata: @Sendable (Situation) -> String

    /// A found dependency.
    struct Match: Sendable {
        /// The name of the dependency as a person writes it.
        var what: String
        /// The thing behind it, in words.
        var reaches: String
        /// The type of the surveyed code that the dependency is; nil for one of the system or a library.
        var type: String?
        /// The name that several dependencies of a type share, so that they are one finding; nil for ``what``.
        var group: String?
    }

    /// The facts that decide between techniques.
    struct Situation: Sendable {
        /// The types that use the dependency.
        var users: Int
        /// Whether the surveyed code declares the dependency.
        var isOwn: Bool
        /// Whether the dependency cannot be subclassed.
        var isFinal: Bool
        /// Whether a framework makes the object that uses it.
        var isMadeByFramework: Bool
        /// Whether a test may subclass the object that uses it.
        var canBeSubclassed: Bool
        /// Whether no object is there that could keep a dependency.
        var isWithoutInstance: Bool
        /// Whether it is used by an extension of a library's type or of a protocol, which can keep nothing, or by a value that is compared or coded.
        var isWithoutStorage: Bool
        /// Whether it is used while the object is made.
        var isUsedByInitializer: Bool
        /// Whether it is a free function.
        var isFreeFunction: Bool
        /// The lines of the body.
        var lines: Int
    }

    /// All categories; the first that finds something in a reference counts.
    static let all = [timeAndChance, services, singletons, mutableGlobals, effects, creations, lifeCycle]
}

extension Category {
    /// The names of all katas that findings may name.
    static var proposedKatas: Set<String> {
        let flags = (0..<128).map { bits in (0..<7).map { bits >> $0 & 1 == 1 } }
        let situations = flags.flatMap { flag in
            [1, 3].flatMap { users in
                [1, 30].map { lines in
                    Situation(
                        users: users, isOwn: flag[0], isFinal: flag[1], isMadeByFramework: flag[2], canBeSubclassed: flag[3],
                        isWithoutInstance: flag[4], isWithoutStorage: flag[6], isUsedByInitializer: flag[5], isFreeFunction: flag[0],
                        lines: lines)
                }
            }
        }
        return Set(all.flatMap { category in situations.map(category.kata) })
    }
}

/// A reference with its meaning and the place of its body.
struct Use: Sendable {
    var reference: Reference
    var meaning: Meaning
    /// The place of its body in ``CodeFacts/bodies``.
    var index: Int
}
