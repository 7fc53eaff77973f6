/// A column of the table: what is measured, how, and what the answer is good for.
package struct Property: Sendable {
    /// What the columns are grouped by.
    package enum Group: String, CaseIterable, Codable, Sendable {
        case change = "What changes"
        case tests = "What tests can do"
        case reach = "Where it works"
        case time = "When the real one is used"
        case shape = "What the code is like"
    }

    /// How a number is written.
    package enum Unit: String, Codable, Sendable {
        case count, ratio
    }

    /// By which it is named on the command line and in JSON.
    package var name: String
    /// In at most 22 columns.
    package var title: String
    package var group: Group
    package var unit = Unit.count
    /// How it is measured, in one sentence.
    package var method: String
    /// Values that speak for a technique; empty if none does.
    package var good: [String] = []
    /// Whether less is better.
    package var lessIsBetter = false
    let measure: @Sendable (Measuring) async throws -> Fact

    /// All properties, in the order in which they are shown. A new one is a new file in `Properties` and its name here.
    package static let all: [Property] = [
        .linesChanged, .linesAdded, .callSites, .initializersLost, .accessWidened, .mutabilityAdded, .testLines,
        .twoDoubles, .concurrentFailures, .leak, .task, .detachedTask, .queue, .testsInRelease, .hookInRelease,
        .storyboard, .finalScreen, .structScreen, .actorScreen, .finalDependency,
        .readWhen, .realTouched, .forgotten, .cost,
        .seamPlace, .held,
    ]

    /// A value as it is shown.
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
