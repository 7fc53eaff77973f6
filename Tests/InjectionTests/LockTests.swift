import Testing

@testable import Injection

@Suite struct LockTests {
    @Test func `a lock is held while its closure runs, and only then`() {
        let lock = Lock()
        func isHeld() -> Bool { lock.isHeld.load(ordering: .relaxed) }
        let before = isHeld()
        let during = lock.withLock { isHeld() }
        let after = isHeld()
        #expect([before, during, after] == [false, true, false])
    }
}
