/// One sentence of the guide, with the properties from which it follows.
package struct Advice: Encodable, Equatable, Sendable {
    package var sentence: String
    /// The names of the properties.
    package var rows: [String]
}

/// A situation that calls for a choice, and the measured values that a technique needs to fit it.
struct Situation: Sendable {
    /// The beginning of the sentence.
    var text: String
    /// The values that a technique must have.
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

    /// All situations, in the order of the guide.
    static let all = [
        Situation(text: "If no call site may change", needs: [.isAtMost(0, .callSites)]),
        Situation(text: "If every initializer must keep working", needs: [.isAtMost(0, .initializersLost)]),
        Situation(text: "If a storyboard creates the object", needs: [.says(.storyboard, "yes")]),
        Situation(text: "If the type is final or a struct", needs: [.says(.finalScreen, "yes"), .says(.structScreen, "yes")]),
        Situation(text: "If the type is an actor", needs: [.says(.actorScreen, "yes")]),
        Situation(
            text: "If tests run in parallel",
            needs: [.says(.twoDoubles, "yes"), .isAtMost(0, .concurrentFailures), .says(.leak, "no")]),
        Situation(
            text: "If work continues after the test has ended",
            needs: [.says(.task, "yes"), .says(.detachedTask, "yes"), .says(.queue, "yes")]),
        Situation(text: "If the tests must also run against a release build", needs: [.says(.testsInRelease, "yes")]),
        Situation(
            text: "If no part of the seam may be in a release build, at the price of one double for all tests",
            needs: [.says(.hookInRelease, "no")]),
        Situation(text: "If the instance may be replaced after the object is created", needs: [.says(.readWhen, "each use", "first use")]),
        Situation(text: "If forgotten wiring must not compile", needs: [.says(.forgotten, "compiler")]),
        Situation(text: "If the real instance must not be created in tests", needs: [.says(.realTouched, "no")]),
        Situation(text: "If nothing may become settable from outside", needs: [.isAtMost(0, .mutabilityAdded)]),
        Situation(text: "If the call is in a hot loop and may cost at most 50% more", needs: [.isAtMost(1.5, .cost)]),
        Situation(text: "If the dependency cannot be subclassed", needs: [.says(.finalDependency, "yes")]),
        Situation(
            text: "If the dependency cannot be subclassed but a protocol may replace it",
            needs: [.says(.finalDependency, "yes", "protocol")]),
    ]
}
