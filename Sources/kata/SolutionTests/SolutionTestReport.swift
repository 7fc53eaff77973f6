internal import Workspace

/// The results of all solutions whose tests were run.
struct SolutionTestReport {
    let techniques: [TechniqueResult]

    var hasPassed: Bool { techniques.allSatisfy(\.hasPassed) }
    var executed: Int { techniques.reduce(0) { $0 + $1.executed.count } }
    var failed: Int { techniques.reduce(0) { $0 + $1.failed.count } }
    var skipped: Int { techniques.reduce(0) { $0 + $1.tests.count - $1.executed.count } }
    var seconds: Double { techniques.reduce(0) { $0 + $1.seconds } }
}

extension SolutionTestReport {
    /// The form that `kata test --json` prints.
    struct JSON: Encodable {
        struct Technique: Encodable {
            var name: String
            var folder: String
            var passed: Bool
            var tests: Int
            var failed: Int
            var skipped: Int
            var seconds: Double
            var failures: [Failure]
        }

        /// A failure.
        ///
        /// It has a `suite` and a `test` unless it is about the technique as a whole, and a `file` and a `line` if they are known.
        struct Failure: Encodable {
            var suite: String?
            var test: String?
            var file: String?
            var line: Int?
            var message: String
        }

        var version = 1
        var passed: Bool
        var tests: Int
        var failed: Int
        var skipped: Int
        var seconds: Double
        var techniques: [Technique]
    }

    /// The form for programs.
    ///
    /// - Parameter root: The path of the folder that holds `Solutions`; files are named below it.
    func json(below root: String) -> JSON {
        func failure(_ failure: TestFailure, of test: TestResult? = nil) -> JSON.Failure {
            JSON.Failure(
                suite: test?.suite, test: test?.name, file: failure.place?.file.replacing(root + "/", with: ""), line: failure.place?.line,
                message: failure.message)
        }
        return JSON(
            passed: hasPassed, tests: executed, failed: failed, skipped: skipped, seconds: seconds.rounded(to: 3),
            techniques: techniques.map { technique in
                JSON.Technique(
                    name: technique.name, folder: technique.folder.path.replacing(root + "/", with: ""), passed: technique.hasPassed,
                    tests: technique.executed.count, failed: technique.failed.count,
                    skipped: technique.tests.count - technique.executed.count, seconds: technique.seconds.rounded(to: 3),
                    failures: technique.failed.flatMap { test in test.failures.map { failure($0, of: test) } }
                        + technique.failures.map { failure($0) })
            })
    }
}

extension Double {
    /// The number with so many digits behind the point.
    fileprivate func rounded(to digits: Int) -> Double {
        let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
        return (self * factor).rounded() / factor
    }
}
