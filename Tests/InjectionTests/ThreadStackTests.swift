import Foundation
import Testing

@testable import Injection

private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

@Suite struct ThreadStackTests {
    /// Runs a function on a thread of its own, and returns when the thread has ended.
    private func onNewThread(_ run: @escaping @Sendable () -> Void) {
        let body = Unmanaged.passRetained(Body(run)).toOpaque()
        #if canImport(Darwin)
        var thread: pthread_t?
        pthread_create(
            &thread, nil,
            {
                Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
                return nil
            }, body)
        thread.map { _ = pthread_join($0, nil) }
        #else
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            {
                Unmanaged<Body>.fromOpaque($0!).takeRetainedValue().run()
                return nil
            }, body)
        pthread_join(thread, nil)
        #endif
    }

    private func findsItsThread(_ container: Container) -> Bool {
        withExtendedLifetime(container) { container.manager.head.pointee.thread == ThreadState.current.head }
    }

    @Test func `a container finds the state of the thread that made it, and of any other`() {
        let container = Container()
        #expect(findsItsThread(container))
        let found = Collector<Bool>()
        onNewThread { found.add(findsItsThread(container)) }
        onNewThread { found.add(findsItsThread(Container())) }
        #expect(found.values == [true, true])
    }

    @Test func `a stack is known while its thread runs`() {
        let (known, onStack) = (Collector<Bool>(), Collector<Bool>())
        onNewThread {
            let container = Container()
            withExtendedLifetime(container) { known.add(container.manager.head.pointee.home.pointee.isCurrent()) }
            // AddressSanitizer moves variables from the stack to the heap, where nothing is known.
            withUnsafePointer(to: container) { onStack.add(Stack.bounds.contains(UInt(bitPattern: $0))) }
        }
        #expect(known.values.count == 1)
        #expect(known.values == onStack.values)
    }

    @Test func `a thread that gets the stack of an ended one is not taken for it`() {
        let containers = Collector<Container>()
        onNewThread { for _ in 0..<2 { containers.add(Container()) } }
        let found = Collector<Bool>()
        // The system gives the stack of a thread that has ended to the next one.
        for _ in 0..<8 { onNewThread { found.add(containers.values.allSatisfy(findsItsThread)) } }
        #expect(containers.values.count == 2)
        #expect(found.values == Array(repeating: true, count: 8))
    }
}
