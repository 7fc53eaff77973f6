import Synchronization

/// The generated assertions of one test's mocks, printed as one block after the test.
///
/// A test that passed and asserted every call prints nothing. Each block is written at once, so that the output of parallel tests does not
/// mix.
final class AssertionLog: Sendable {
    private struct Content {
        var sections: [(text: String, needsPrinting: Bool)] = []
        var hasFailed = false
    }

    /// The log of the current Swift Testing test, if it has the `printsAssertions` trait.
    @TaskLocal static var current: AssertionLog?

    /// The log of the current XCTest test, of which only one runs at a time.
    static let xctest = AssertionLog()

    /// The printer of blocks, which a test of this library replaces.
    @TaskLocal static var printer = BlockPrinter.standardOutput

    private let content = Mutex(Content())

    func add(_ text: String, needsPrinting: Bool) {
        content.withLock { $0.sections.append((text, needsPrinting)) }
    }

    func noteFailure() {
        content.withLock { $0.hasFailed = true }
    }

    func flush(test: String, failed: Bool = false) {
        let block = content.withLock { content in
            defer { content = Content() }
            let sections = content.sections.filter { failed || content.hasFailed || $0.needsPrinting }
            return sections.isEmpty ? nil : (["// \(test)"] + sections.map(\.text)).joined(separator: "\n")
        }
        if let block { AssertionLog.printer.print(block) }
    }
}
