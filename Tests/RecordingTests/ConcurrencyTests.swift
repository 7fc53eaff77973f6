import Foundation
import Testing

@testable import Recording

/// Tests that calls from any thread are all recorded, in one order.
struct ConcurrencyTests {
    @Test func `a hundred thousand calls from tasks and threads on mocks that share a journal are all recorded, in one order`() async {
        let journal = Journal()
        let mocks = (0..<4).map { _ in MockAnalytics(journal: journal) }
        let (tasks, threads, calls) = (10, 10, 5000)

        await withTaskGroup { group in
            for task in 0..<tasks {
                group.addTask { for call in 0..<calls { mocks[call % 4].identify(user: "task \(task)", plan: call) } }
            }
            for thread in 0..<threads {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        Thread.detachNewThread {
                            for call in 0..<calls { mocks[call % 4].identify(user: "thread \(thread)", plan: call) }
                            continuation.resume()
                        }
                    }
                }
            }
        }

        let stamped = mocks.flatMap { $0.recorder.stamped }.sorted { $0.stamp < $1.stamp }
        #expect(stamped.map(\.stamp) == Array(0..<100_000))
        var next: [String: Int] = [:]
        for (_, call) in stamped {
            guard case .identify(let user, let plan) = call else { continue }
            if next[user, default: 0] != plan { Issue.record("\(user) made call \(plan) after \(next[user, default: 0])") }
            next[user] = plan + 1
        }
        #expect(next.count == tasks + threads)
    }

    @Test func `an actor and the main actor record, and a test asserts their calls without waiting`() async {
        let cart = MockCart()
        await cart.add(item: "book")
        cart.assertInvokes([.add(item: "book")])

        let router = MockRouter()
        await router.show("cart")
        await MainActor.run { router.assertInvokes([.show("cart")]) }
    }

    @Test func `a sendable mock needs no unchecked conformance`() {
        func needsSendable(_: some Sendable) {}
        needsSendable(MockAnalytics())
        needsSendable(MockCart())
    }
}
