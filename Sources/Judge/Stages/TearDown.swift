internal import RunnerProtocol
internal import Workspace

/// The place in which a test can undo what it has set.
enum TearDown {
    /// The test function itself.
    case inTheTest
    /// The method of an XCTest class that runs after each test.
    case afterEachTest
    /// The same; the class has one that runs after the last test only.
    case insteadOfTheOneForAll

    /// Finds the place for a test.
    init(of test: TestName, in tests: SourceSet) {
        let texts = tests.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        let isXCTest = test.id.hasPrefix("class ") || !test.id.hasSuffix(")")
        let hasOneForAll = texts.contains { $0.contains(/class func (?:setUp|tearDown)\(/) }
        self = !isXCTest ? .inTheTest : hasOneForAll ? .insteadOfTheOneForAll : .afterEachTest
    }

    /// Makes advice that fits the place.
    ///
    /// - Parameters:
    ///   - advice: The advice for a test function.
    ///   - undo: The statement that undoes it; nil if only the learner knows.
    func advice(_ advice: String, undo: String?) -> String {
        let method = "`@MainActor override func tearDown() async throws`"
        let undoing = undo.map { "with `\($0)` in \(method)" } ?? "in \(method)"
        return switch self {
        case .inTheTest: advice
        case .afterEachTest: "Undo it after each test, \(undoing)."
        case .insteadOfTheOneForAll:
            "`class func tearDown()` runs once, after the last test of its class. Undo it after each test, \(undoing); set up alike."
        }
    }
}
