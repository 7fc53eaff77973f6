/// One sentence of the guide, with the properties that it follows from.
package struct Advice: Encodable, Equatable, Sendable {
    package var sentence: String
    /// The names of the properties.
    package var rows: [String]
}

/// A situation in which somebody must choose, and what a technique must have shown to serve in it.
struct Situation: Sendable {
    /// The beginning of the sentence.
    var text: String
    /// What the table must say of a technique, by the names of the properties.
    var needs: [Need]

    struct Need: Sendable {
        var property: String
        var isMet: @Sendable (Fact) -> Bool

        static func says(_ property: Property, _ words: String...) -> Need {
            Need(property: property.name) { $0.word.map(words.contains) ?? false }
        }

        static func isAtMost(_ most: Double, _ property: Property) -> Need {
            Need(property: property.name) { $0.number.map { $0 <= most } ?? false }
        }
    }

    /// All situations, in the order in which they are asked.
    static let all = [
        Situation(text: "If no call site may change", needs: [.isAtMost(0, .callSites)]),
        Situation(text: "If every initializer must go on working", needs: [.isAtMost(0, .initializersLost)]),
        Situation(text: "If a storyboard makes the object", needs: [.says(.storyboard, "yes")]),
        Situation(text: "If the type is final or a struct", needs: [.says(.finalScreen, "yes"), .says(.structScreen, "yes")]),
        Situation(text: "If the type is an actor", needs: [.says(.actorScreen, "yes")]),
        Situation(
            text: "If tests run at the same time",
            needs: [.says(.twoDoubles, "yes"), .isAtMost(0, .concurrentFailures), .says(.leak, "no")]),
        Situation(
            text: "If work goes on after the test has ended",
            needs: [.says(.task, "yes"), .says(.detachedTask, "yes"), .says(.queue, "yes")]),
        Situation(text: "If the tests must also run against a release build", needs: [.says(.testsInRelease, "yes")]),
        Situation(text: "If no hook may ship", needs: [.says(.hookInRelease, "no")]),
        Situation(text: "If the instance may be replaced after the object was made", needs: [.says(.readWhen, "each use", "first use")]),
        Situation(text: "If forgotten wiring must not compile", needs: [.says(.forgotten, "compiler")]),
        Situation(text: "If the real instance must not be made in tests", needs: [.says(.realTouched, "no")]),
        Situation(text: "If nothing may become settable from outside", needs: [.isAtMost(0, .mutabilityAdded)]),
        Situation(text: "If the call is in a hot loop and may cost half as much again", needs: [.isAtMost(1.5, .cost)]),
        Situation(text: "If the dependency cannot be subclassed", needs: [.says(.finalDependency, "yes")]),
        Situation(
            text: "If it cannot, but a protocol may stand in its place", needs: [.says(.finalDependency, "yes", "protocol")]),
    ]
}
