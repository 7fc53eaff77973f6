import Foundation
import Synchronization

/// The state of one mock's assertions: the test it belongs to, and the calls that have been asserted.
///
/// It is visible only as ``BaseMockAssertable/assertionState``, which every mock gets automatically.
public final class AssertionState: Sendable {
    private struct Memory {
        var home: TestHome?
        var asserted = IndexSet()
        var hasFailed = false
    }

    private let memory: Mutex<Memory>

    init() {
        memory = Mutex(Memory(home: .current))
        _ = XCTestWatch.shared
    }

    func noteAsserted(_ positions: some Sequence<Int>) {
        memory.withLock { memory in
            for position in positions { memory.asserted.insert(position) }
        }
    }

    func noteAllAsserted(count: Int) {
        memory.withLock { $0.asserted.formUnion(IndexSet(integersIn: 0..<count)) }
    }

    /// Returns whether to print the recorded calls: an assertion failed, or a call was never asserted.
    func needsPrinting(count: Int) -> Bool {
        memory.withLock { $0.hasFailed || count > 0 && !$0.asserted.contains(integersIn: 0..<count) }
    }

    func forget() {
        memory.withLock { memory in
            memory.asserted.removeAll()
            memory.hasFailed = false
        }
    }

    func fail(_ message: String, at site: CallSite) {
        let home = memory.withLock { memory in
            memory.hasFailed = true
            return memory.home
        }
        site.fail(message, home: home)
    }
}
