/// One property by which techniques are compared: its texts, its measurement and its good values.
package struct Property: Sendable {
    /// The groups of properties, in the order in which they are shown.
    package enum Group: String, CaseIterable, Codable, Sendable {
        case change = "Code changes"
        case tests = "Tests"
        case reach = "Supported types"
        case time = "Use of the real instance"
        case shape = "Shape of the code"
    }

    /// The form in which a number is written.
    package enum Unit: String, Codable, Sendable {
        case count, ratio
    }

    /// The name on the command line and in JSON.
    package var name: String
    /// The heading, in at most 22 columns.
    package var title: String
    package var group: Group
    package var unit = Unit.count
    /// The description of the measurement, in a sentence or two.
    package var method: String
    /// The words that count in a technique's favor; empty if no word does.
    package var good: [String] = []
    /// Whether a smaller number is better.
    package var lessIsBetter = false
    let measure: @Sendable (Measuring) async throws -> Fact

    /// All properties, in the order in which they are shown.
    ///
    /// A new property is a new file in `Properties` and its name here.
    package static let all: [Property] = [
        .linesChanged, .linesAdded, .linesPerScreen, .filesChanged, .callSites, .initializersLost, .accessWidened, .mutabilityAdded,
        .testLines,
        .untestedCalls, .twoDoubles, .doublesPerProgram, .concurrentFailures, .leak, .task, .detachedTask, .queue, .testsInRelease,
        .hookInRelease,
        .storyboard, .finalScreen, .structScreen, .actorScreen, .finalDependency,
        .readWhen, .realTouched, .realInitialized, .forgotten, .cost,
        .legacyCall, .seamPlace, .held,
    ]

    /// Returns a value in the form in which it is shown.
    package func text(_ fact: Fact?) -> String {
        switch fact?.value {
        case nil: "?"
        case .word(let word): word
        case .number(let number): unit == .ratio ? "\(Self.rounded(number))x" : "\(Int(number))"
        }
    }

    private static func rounded(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
