import Foundation

/// The counts of one run, in the form of `summary.json`.
package struct Summary: Codable, Equatable, Sendable {
    /// The version of this form.
    package var version = 1
    /// The kata's name.
    package var kata: String
    /// The number of submissions.
    package var submissions: Int
    /// The number of submissions that differ in their bytes.
    package var different: Int
    /// The number of submissions in each state that occurs.
    package var states: [String: Int]
    /// The labels of submissions that have no result yet, because they belong to other parts or the run did not reach them.
    package var missing: [String]

    /// Counts results.
    ///
    /// - Parameters:
    ///   - missing: The labels of the submissions that have no result, a group for equal bytes.
    init(of grades: [Grade], kata: String, missing: [[String]]) {
        self.kata = kata
        submissions = (grades.map(\.labels) + missing).joined().count
        different = grades.count + missing.count
        states = Dictionary(grouping: grades, by: \.state.rawValue).mapValues(\.count)
        let copies = grades.reduce(0) { $0 + $1.labels.count - 1 }
        if copies > 0 { states[Grade.State.duplicate.rawValue] = copies }
        self.missing = missing.joined().sorted()
    }

    package func count(_ state: Grade.State) -> Int { states[state.rawValue] ?? 0 }
}
