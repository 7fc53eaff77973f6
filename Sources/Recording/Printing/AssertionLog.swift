import Foundation
import Synchronization

/// Collects the assertions that the mocks of one test offer, and prints them as one block when it has ended.
///
/// Nothing is printed for a test that passed and looked at every call. Each block is written in one piece, which keeps tests that
/// run at once apart.
final class AssertionLog: Sendable {
    private struct Content {
        var sections: [(text: String, isWorthTelling: Bool)] = []
        var hasFailed = false
    }

    /// The log of the Swift Testing test that runs here, if it has the trait for it.
    @TaskLocal static var current: AssertionLog?

    /// The log of the XCTest test that runs; they run one at a time.
    static let xctest = AssertionLog()

    private let content = Mutex(Content())

    func add(_ text: String, isWorthTelling: Bool) {
        content.withLock { $0.sections.append((text, isWorthTelling)) }
    }

    func noteFailure() {
        content.withLock { $0.hasFailed = true }
    }

    func flush(test: String, failed: Bool = false) {
        let block = content.withLock { content in
            defer { content = Content() }
            let sections = content.sections.filter { failed || content.hasFailed || $0.isWorthTelling }
            return sections.isEmpty ? nil : (["// \(test)"] + sections.map(\.text)).joined(separator: "\n")
        }
        if let block { AssertionLog.print(block) }
    }

    /// Writes a block in one piece, so that no other output comes between its lines.
    private static func print(_ block: String) {
        fflush(nil)
        FileHandle.standardOutput.write(Data((block + "\n").utf8))
    }
}
