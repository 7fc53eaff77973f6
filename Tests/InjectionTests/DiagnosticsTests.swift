import Foundation
import Testing

@testable import Injection

private final class Loops: SharedContainer {
    static let shared = Loops()
    let manager = ContainerManager()
    var a: Factory<Tracker?> { self { self.b() } }
    var b: Factory<Tracker?> { self { self.c() }.cached }
    var c: Factory<Tracker?> { self { self.a() }.singleton }
    var endless: ParameterFactory<() -> Int, Tracker?> { self { self.endless($0) } }
    var sameAgain: ParameterFactory<Int, Tracker?> { self { self.sameAgain($0) } }
    var countedEndless: ParameterFactory<() -> Int, Tracker?> {
        self {
            self.calls.increment()
            return self.countedEndless($0)
        }
    }
    var counted: Factory<Tracker?> {
        self {
            self.calls.increment()
            return self.counted()
        }
    }
    var countdown: ParameterFactory<Int, Tracker?> { self { $0 == 0 ? self.c() : self.countdown($0 - 1) } }
    let calls = Counter()
    var knot: Factory<Tracker?> { self { self.knot() }.cached }
    var promise: Factory<(any Tracking)?> { promised() }
    var asked: Factory<Tracker?> { self { self.promise() as? Tracker } }
    var delegating: Factory<Tracker> { self { Outer.shared.delegating() } }
}

private final class Outer: SharedContainer {
    static let shared = Outer()
    let manager = ContainerManager()
    var delegating: Factory<Tracker> { self { Inner.shared.delegating() }.cached }
}

private final class Inner: SharedContainer {
    static let shared = Inner()
    let manager = ContainerManager()
    var delegating: Factory<Tracker> { self { Tracker("innermost") }.cached }
}

private final class Traced: SharedContainer {
    static let shared = Traced()
    let manager = ContainerManager()
    var root: Factory<[Tracker]> { self { [self.leaf(), self.kept(), self.kept()] } }
    var leaf: Factory<Tracker> { self { Tracker("leaf") } }
    var kept: Factory<Tracker> { self { Tracker("kept") }.cached }
    var value: Factory<Int> { self { 1 } }
    var some: Factory<Tracker?> { self { Tracker() } }
    var nothing: Factory<Tracker?> { self { nil } }
}

#if DEBUG
extension ProcessWideTests {
    @Suite struct DiagnosticsTests {
        /// Runs a closure on a thread that ends where the process would, and returns the message.
        private func fatalMessage(of body: @escaping @Sendable () -> Void) -> String? {
            let (message, ended) = (Collector<String>(), DispatchSemaphore(value: 0))
            let before = triggerFatalError
            triggerFatalError = { text, _, _ in
                message.add(text())
                ended.signal()
                Thread.exit()
                fatalError("the thread has ended")
            }
            defer { triggerFatalError = before }
            Thread.detachNewThread {
                body()
                ended.signal()
            }
            _ = ended.wait(timeout: .now() + 60)
            return message.values.first
        }

        @Test func `a circular dependency ends with its container and key`() {
            #expect(fatalMessage { _ = Loops.shared.a() } == "FACTORY: Circular dependency on Loops.a")
        }

        @Test func `a cycle leaves no lock held`() {
            let loops = Loops()
            _ = fatalMessage { _ = loops.b() }
            loops.c.register { Tracker("fixed") }
            let names = Collector<String?>()
            onThreads(1) { names.add(loops.b()?.name) }
            #expect(names.values == ["fixed"])
            loops.c.reset()
        }

        @Test func `an equal parameter is a cycle, and so is deep nesting with incomparable parameters`() {
            #expect(fatalMessage { _ = Loops.shared.sameAgain(1) } == "FACTORY: Circular dependency on Loops.sameAgain")
            #expect(fatalMessage { _ = Loops.shared.endless { 1 } } == "FACTORY: Circular dependency on Loops.endless")
        }

        @Test func `a cycle ends before a closure runs again, and deep nesting before a closure runs for the hundred-and-first time`() {
            let (loops, deepLoops) = (Loops(), Loops())
            #expect(fatalMessage { _ = loops.counted() } == "FACTORY: Circular dependency on Loops.counted")
            #expect(loops.calls.value == 1)
            #expect(fatalMessage { _ = deepLoops.countedEndless { 1 } } == "FACTORY: Circular dependency on Loops.countedEndless")
            #expect(deepLoops.calls.value == 100)
        }

        @Test func `a thread that fails has given up what it was building, even before it ends`() {
            let (loops, remains) = (Loops(), Collector<[Int]>())
            let (failed, checked, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let (before, loggerBefore) = (triggerFatalError, loops.manager.logger)
            loops.manager.logger = { _ in }
            loops.manager.trace = true
            triggerFatalError = { _, _, _ in
                let thread = ThreadState.current
                remains.add([
                    thread.undertaken.count, thread.running.count, thread.head.pointee.depth, thread.trace.count, thread.traceDepth,
                ])
                failed.signal()
                checked.wait()
                ended.signal()
                Thread.exit()
                fatalError("the thread has ended")
            }
            Thread.detachNewThread { _ = loops.knot() }
            failed.wait()
            let slot = loops.knot.registration.binding.slot
            #expect(slot.lock.withLock { slot.worker } == nil)
            #expect(remains.values == [[0, 0, 0, 0, 0]])
            checked.signal()
            ended.wait()
            triggerFatalError = before
            loops.manager.trace = false
            loops.manager.logger = loggerBefore
        }

        @Test func `detection is on and tracing is off until they are set`() async {
            await #expect(processExitsWith: .success) {
                let manager = Container().manager
                #expect(manager.circularDependencyTesting && globalCircularDependencyTesting && !manager.trace)
                globalCircularDependencyTesting = false
                manager.trace = true
                #expect(!manager.circularDependencyTesting && manager.trace)
                manager.circularDependencyTesting = true
                #expect(globalCircularDependencyTesting)
            }
        }

        @Test func `delegating to the same name in another container is not a cycle`() {
            #expect(Loops.shared.delegating().name == "innermost")
        }

        @Test func `a broken promise names the unregistered type`() {
            Loops.shared.manager.promiseTriggersError = true
            #expect(fatalMessage { _ = Loops.shared.asked() } == "Tracking was not registered")
        }

        @Test func `the report names the chain in one block`() {
            let report = Collector<[String]>()
            let loops = Loops()
            loops.c.register {
                let block = ThreadState.current.report("message", because: "explanation")
                report.add(block.split(separator: "\n").map(String.init))
                return nil
            }
            _ = loops.a()
            #expect(
                report.values == [
                    [
                        "message", "    explanation", "    Loops.a<Optional<Tracker>>", "    needs Loops.b<Optional<Tracker>>",
                        "    needs Loops.c<Optional<Tracker>>",
                    ]
                ])
        }

        @Test func `the report counts a factory that needs itself several times`() {
            let (loops, report) = (Loops(), Collector<[String]>())
            loops.b.register { loops.countdown(2) }
            loops.c.register {
                report.add(ThreadState.current.report("message", because: "explanation").split(separator: "\n").map(String.init))
                return nil
            }
            _ = loops.b()
            let chain = [
                "Loops.b<Optional<Tracker>>", "needs Loops.countdown<Optional<Tracker>>, 3 times", "needs Loops.c<Optional<Tracker>>",
            ]
            #expect(report.values == [["message", "    explanation"] + chain.map { "    \($0)" }])
        }

        @Test func `without detection nothing is tracked`() {
            let manager = Loops.shared.manager
            manager.circularDependencyTesting = false
            defer { manager.circularDependencyTesting = true }
            let keys = Collector<[String]>()
            let factory = Factory<Tracker>(Traced(), key: "watching") {
                keys.add(globalCircularDependencyKeys)
                return Tracker()
            }
            _ = factory()
            #expect(keys.values == [[]])
            #expect(!globalCircularDependencyTesting)
        }

        /// Returns the lines that a closure logs for `Traced`, without the lines of other tests.
        private func trace(_ body: () -> Void) -> [String] {
            let (lines, manager) = (Collector<String>(), Traced.shared.manager)
            let before = manager.logger
            manager.logger = { lines.add($0) }
            manager.trace = true
            body()
            manager.trace = false
            manager.logger = before
            return lines.values.filter { $0.contains("Traced.") }
        }

        @Test func `a trace has a line per resolution, in call order`() throws {
            let traced = Traced()
            let kept = Collector<Tracker>()
            let lines = trace {
                let parts = traced.root()
                kept.add(parts[1])
            }
            let pattern = [
                #"^0: Traced\.root<Array<Tracker>> = F:0 Array<Tracker>$"#,
                #"^1:     Traced\.leaf<Tracker> = F:\d+ Tracker$"#,
                #"^1:     Traced\.kept<Tracker> = F:\d+ Tracker$"#,
                #"^1:     Traced\.kept<Tracker> = C:\d+ Tracker$"#,
            ]
            #expect(lines.count == pattern.count)
            for (line, pattern) in zip(lines, pattern) { #expect(try Regex(pattern).firstMatch(in: line) != nil, "\(line)") }
            let address = UInt(bitPattern: ObjectIdentifier(kept.values[0]))
            #expect(lines[3].contains("C:\(address) "))
        }

        @Test func `a trace marks registrations and contexts`() {
            let traced = Traced()
            traced.leaf.register { Tracker() }
            traced.kept.onTest { Tracker() }
            let lines = trace { _ = traced.root() }
            #expect(lines[1].contains(" = R:"))
            #expect(lines[2].contains(" = O:"))
        }

        @Test func `a trace names the type behind an optional`() {
            let traced = Traced()
            let lines = trace { _ = (traced.some(), traced.nothing()) }
            #expect(lines.count == 2 && lines[0].hasSuffix(" Tracker") && lines[1].hasSuffix(" = F:0 Optional<Tracker>"))
        }

        @Test func `without tracing nothing is logged`() {
            let lines = Collector<String>()
            let manager = Traced.shared.manager
            let before = manager.logger
            manager.logger = { lines.add($0) }
            _ = Traced().root()
            manager.logger = before
            #expect(lines.values.filter { $0.contains("Traced.") }.isEmpty)
        }

        @Test func `a cycle is preceded by its trace`() {
            let lines = Collector<String>()
            let manager = Loops.shared.manager
            let before = manager.logger
            manager.logger = { lines.add($0) }
            manager.trace = true
            _ = fatalMessage { _ = Loops.shared.knot() }
            manager.trace = false
            manager.logger = before
            #expect(
                lines.values.filter { $0.contains("Loops.") } == [
                    "0: Loops.knot<Optional<Tracker>> = ", "1:     Loops.knot<Optional<Tracker>> = ",
                ])
        }

        @Test func `the running factories are known while detection is on`() {
            let keys = Collector<[String]>()
            let loops = Loops()
            loops.c.register {
                keys.add(globalCircularDependencyKeys)
                return nil
            }
            _ = loops.a()
            #expect(keys.values == [["Loops.a", "Loops.b", "Loops.c"]])
        }

        @Test func `the lines are written when the outermost resolution ends`() {
            let traced = Traced()
            let whileRunning = Collector<Int>()
            let lines = Collector<String>()
            let before = traced.manager.logger
            traced.manager.logger = { if $0.contains("Traced.") { lines.add($0) } }
            traced.manager.trace = true
            traced.leaf.register {
                whileRunning.add(lines.values.count)
                return Tracker()
            }
            _ = traced.root()
            traced.manager.trace = false
            traced.manager.logger = before
            #expect(whileRunning.values == [0])
            #expect(lines.values.count == 4)
        }

        @Test func `a container that is asked to reset a singleton scope logs the mistake`() {
            let lines = Collector<String>()
            let manager = Traced.shared.manager
            let before = manager.logger
            manager.logger = { lines.add($0) }
            manager.reset(scope: .singleton)
            manager.logger = before
            #expect(
                lines.values.contains(
                    "FACTORY: A container does not reset singletons. Call Scope.singleton.reset(), or reset() on the factory."))
        }
    }
}
#endif
