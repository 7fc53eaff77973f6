import Foundation
import Injection
import Testing

private final class Services: SharedContainer {
    static let shared = Services()
    let manager = ContainerManager()
    var tracker: Factory<String> { self { "definition" } }
    var defined: Factory<String> { self { "definition" }.onTest { "test" } }
    var cached: Factory<String> { self { "definition" }.cached }
}

/// Runs a closure in a context of its own, in which all flags are off.
private func inPlainContext(_ change: (inout FactoryContext) -> Void = { _ in }, _ body: () -> Void) {
    var context = FactoryContext()
    context.arguments = ["program"]
    (context.isPreview, context.isTest, context.isSimulator, context.isDebug) = (false, false, false, false)
    change(&context)
    FactoryContext.withCurrent(context, operation: body)
}

@Suite struct ContextTests {
    private let services = Services()

    @Test func `the test context is on while tests run`() {
        #expect(FactoryContext.current.isTest)
    }

    #if DEBUG
    @Test func `precedence is argument, preview, test, simulator, device, debug, registration, definition`() {
        services.tracker.register { "registration" }
            .onDebug { "debug" }.onDevice { "device" }.onSimulator { "simulator" }
            .onTest { "test" }.onPreview { "preview" }.onArg("argument") { "argument" }
        let steps: [(String, (inout FactoryContext) -> Void)] = [
            ("device", { _ in }), ("simulator", { $0.isSimulator = true }), ("test", { $0.isTest = true }),
            ("preview", { $0.isPreview = true }), ("argument", { $0.arguments.append("argument") }),
        ]
        for count in steps.indices {
            inPlainContext({ context in steps[...count].forEach { $0.1(&context) } }) {
                #expect(services.tracker() == steps[count].0)
            }
        }
    }

    @Test func `debug takes precedence over the registration, and the registration over the definition`() {
        services.tracker.register { "registration" }.onDebug { "debug" }
        inPlainContext({ $0.isDebug = true }) { #expect(services.tracker() == "debug") }
        inPlainContext { #expect(services.tracker() == "registration") }
        services.tracker.reset(.registration)
        inPlainContext { #expect(services.tracker() == "definition") }
    }
    #else
    @Test func `preview, test and debug do not exist in release builds`() {
        services.tracker.onPreview { "preview" }.onTest { "test" }.onDebug { "debug" }
        inPlainContext({ ($0.isPreview, $0.isTest, $0.isDebug) = (true, true, true) }) { #expect(services.tracker() == "definition") }
    }
    #endif

    @Test func `several circumstances can have one closure`() {
        services.tracker.context(.simulator, .device) { "either" }
        inPlainContext { #expect(services.tracker() == "either") }
        inPlainContext({ $0.isSimulator = true }) { #expect(services.tracker() == "either") }
    }

    @Test func `launch arguments are matched in command-line order`() {
        services.tracker.onArgs(["a", "b"]) { "a or b" }.onArg("c") { "c" }
        inPlainContext({ $0.arguments = ["program", "c", "a"] }) { #expect(services.tracker() == "c") }
        inPlainContext({ $0.arguments = ["program", "b", "c"] }) { #expect(services.tracker() == "a or b") }
    }

    @Test func `runtime arguments match by value, after launch arguments`() {
        services.tracker.onArg("light") { "light" }.onArg("launch") { "launch" }
        inPlainContext {
            FactoryContext.setArg("light", forKey: "theme")
            #expect(services.tracker() == "light")
            FactoryContext.current.arguments = ["launch"]
            #expect(services.tracker() == "launch")
            FactoryContext.current.arguments = []
            FactoryContext.removeArg(forKey: "theme")
            #expect(services.tracker() == "definition")
        }
    }

    @Test func `a closure for an argument is for this argument alone`() {
        services.tracker.onArg("one") { "argument" }.onArgs(["two", "three"]) { "arguments" }
        inPlainContext({ ($0.isPreview, $0.isTest, $0.isDebug) = (true, true, true) }) { #expect(services.tracker() == "definition") }
        inPlainContext({ $0.isSimulator = true }) { #expect(services.tracker() == "definition") }
    }

    @Test func `pop restores the circumstances of the process, which nobody had changed before the push`() async {
        await #expect(processExitsWith: .success) {
            let manager = Container().manager
            manager.push()
            FactoryContext.setArg("dark", forKey: "theme")
            #expect(FactoryContext.current.runtimeArguments == ["theme": "dark"])
            manager.pop()
            #expect(FactoryContext.current.runtimeArguments.isEmpty)
            #expect(FactoryContext.current.isTest)
        }
    }

    @Test func `setting a context does not clear a cache, and resetting the scope does`() {
        #expect(services.cached() == "definition")
        services.cached.onDevice { "device" }
        inPlainContext {
            #expect(services.cached() == "definition")
            services.cached.reset(.scope)
            #expect(services.cached() == "device")
        }
    }

    @Test func `a cached instance wins over a context that starts to match later`() {
        services.cached.onArg("later") { "later" }
        inPlainContext {
            #expect(services.cached() == "definition")
            FactoryContext.setArg("later", forKey: "key")
            #expect(services.cached() == "definition")
        }
    }

    @Test func `a context in the definition applies again after a reset`() {
        services.defined.reset(.context)
        #if DEBUG
        #expect(services.defined() == "test")
        #else
        #expect(services.defined() == "definition")
        #endif
    }

    @Test(arguments: 0..<8) func `arguments of one test do not affect another`(_ number: Int) async {
        services.tracker.onArg("mine \(number)") { "mine" }
        for other in 0..<8 where other != number { services.tracker.onArg("mine \(other)") { "not mine" } }
        await FactoryContext.withCurrent {
            FactoryContext.setArg("mine \(number)", forKey: "shared key")
            for _ in 0..<20 {
                await Task.yield()
                #expect(services.tracker() == "mine")
            }
        }
        #expect(FactoryContext.current.runtimeArguments["shared key"] == nil)
    }

    @Test func `pop restores the context that push saved`() {
        inPlainContext {
            FactoryContext.setArg("before", forKey: "key")
            services.manager.push()
            FactoryContext.setArg("after", forKey: "key")
            FactoryContext.current.isTest = true
            services.manager.pop()
            #expect(FactoryContext.current.runtimeArguments == ["key": "before"])
            #expect(!FactoryContext.current.isTest)
        }
    }
    #if DEBUG
    @Test func `precedence does not depend on the order in which the closures were set`() {
        services.tracker.onPreview { "preview" }.onTest { "test" }.onSimulator { "simulator" }.onDevice { "device" }.onDebug { "debug" }
        inPlainContext({ ($0.isPreview, $0.isTest, $0.isDebug) = (true, true, true) }) { #expect(services.tracker() == "preview") }
        inPlainContext({ ($0.isTest, $0.isDebug) = (true, true) }) { #expect(services.tracker() == "test") }
        inPlainContext({ $0.isDebug = true }) { #expect(services.tracker() == "device") }
    }
    #endif

    @Test func `a closure replaces the earlier one of the same context`() {
        services.tracker.onDevice { "earlier" }.onArg("a") { "earlier argument" }
        services.tracker.onDevice { "later" }.onArg("a") { "later argument" }
        inPlainContext { #expect(services.tracker() == "later") }
        inPlainContext({ $0.arguments.append("a") }) { #expect(services.tracker() == "later argument") }
    }

    @Test func `of several runtime arguments, the first key wins`() {
        services.tracker.onArg("a") { "first" }.onArg("b") { "second" }
        for _ in 1...20 {
            inPlainContext({ context in
                context.runtimeArguments = ["1": "a", "2": "b"]
            }) { #expect(services.tracker() == "first") }
            inPlainContext({ context in
                context.runtimeArguments = ["2": "a", "1": "b"]
            }) { #expect(services.tracker() == "second") }
        }
    }

    @Test func `the environment tells a preview and a simulator`() async {
        await #expect(processExitsWith: .success) {
            #expect(!FactoryContext().isPreview && !FactoryContext().isSimulator)
            setenv("XCODE_RUNNING_FOR_PREVIEWS", "0", 1)
            #expect(!FactoryContext().isPreview)
            setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
            setenv("SIMULATOR_UDID", "any", 1)
            #expect(FactoryContext().isPreview && FactoryContext().isSimulator)
        }
    }
}
