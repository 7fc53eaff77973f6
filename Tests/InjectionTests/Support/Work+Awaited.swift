import Foundation

@testable import Injection

extension Work {
    /// Waits until another thread waits for this work, or until a condition is met.
    func untilAwaited(or isMet: () -> Bool = { false }) {
        while !lock.withLock({ hasWaiters }) && !isMet() { Thread.sleep(forTimeInterval: 0.001) }
    }
}
