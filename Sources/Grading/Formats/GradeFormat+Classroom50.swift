internal import Foundation

extension GradeFormat {
    /// The `result.json` of Classroom 50, for the one submission that its runner grades.
    static let classroom50: GradeFormat = {
        var format = forEach("classroom50") { row, source in Classroom50(row, source.environment) }
        format.obstacle = { submissions, environment in
            guard submissions == 1 else {
                return "its runner grades one submission, and there are \(submissions)"
            }
            let missing = Classroom50.variables.filter { environment[$0, default: ""].isEmpty }
            return missing.isEmpty
                ? nil : "its runner sets \(missing.joined(separator: ", ")), and here \(missing.count == 1 ? "it is" : "they are") not set"
        }
        return format
    }()
}

/// The content of `result.json` by the schema `classroom50/result/v1`, without the keys that the runner adds: the owner and the mode.
private struct Classroom50: Encodable {
    struct Test: Encodable {
        var name: String
        var passed: Bool
        var score: Int

        enum CodingKeys: String, CodingKey {
            case name = "test-name"
            case passed, score
            case most = "max-score"
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
            try container.encode(passed, forKey: .passed)
            try container.encode(score, forKey: .score)
            try container.encode(StageMark.points, forKey: .most)
        }
    }

    /// The variables in which the runner says what it grades.
    static let variables = ["CLASSROOM", "ASSIGNMENT", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL"]

    var schema = "classroom50/result/v1"
    var classroom, assignment, submission, commit, release, review, datetime: String
    var score, most: Int
    var tests: [Test]

    private enum CodingKeys: String, CodingKey {
        case schema, classroom, assignment, submission, commit, release, review, datetime, score, tests
        case most = "max-score"
    }

    init(_ row: GradeTable.Row, _ environment: [String: String]) {
        func value(_ name: String) -> String { environment[name, default: ""] }
        (classroom, assignment, submission) = (value("CLASSROOM"), value("ASSIGNMENT"), value("SUBMISSION_TAG"))
        (commit, release) = (value("COMMIT_URL"), value("RELEASE_URL"))
        review = value("REVIEW_URL").isEmpty ? value("COMMIT_URL") : value("REVIEW_URL")
        datetime = Date().formatted(.iso8601)
        let marks = row.marks
        (score, most) = (marks.reduce(0) { $0 + $1.earned }, marks.count * StageMark.points)
        tests = marks.map { Test(name: $0.name, passed: $0.state == .passed, score: $0.earned) }
    }
}
