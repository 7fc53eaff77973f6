// The examples of the document "Contexts", one by one and in its order.

import Foundation
import Injection
import Testing

private protocol AnalyticsEngine: AnyObject {}
private final class RealAnalyticsEngine: AnalyticsEngine {}
private final class MockAnalyticsEngine: AnalyticsEngine {}
private final class NullAnalyticsEngine: AnalyticsEngine {}

private struct Service: Equatable {
    var name: String
}

/// The document's `Container`, renamed so that these examples do not conflict with others.
private final class Shop: SharedContainer, AutoRegistering {
    static let shared = Shop()
    let manager = ContainerManager()
    let setUp: @Sendable (Shop) -> Void

    init(setUp: @escaping @Sendable (Shop) -> Void = { _ in }) { self.setUp = setUp }

    func autoRegister() { setUp(self) }

    var analytics: Factory<any AnalyticsEngine> { self { RealAnalyticsEngine() } }
    var myServiceType: Factory<Service> { self { Service(name: "original") } }
    var myService: Factory<any AnalyticsEngine> { self { RealAnalyticsEngine() }.cached }
    var myStyleSystem: Factory<String> { self { "system" } }
}

/// Runs an example as if outside a test, a preview or a simulator, with these launch arguments.
private func inApp(arguments: [String] = [], _ change: (inout FactoryContext) -> Void = { _ in }, example: () -> Void) {
    var context = FactoryContext()
    (context.isTest, context.isPreview, context.isSimulator) = (false, false, false)
    context.arguments = ["app"] + arguments
    change(&context)
    FactoryContext.withCurrent(context, operation: example)
}

@Suite struct ContextsDocumentTests {
    #if DEBUG
    @Test func `Overview: analytics are never called when running unit tests`() {
        let container = Shop { $0.analytics.context(.test) { MockAnalyticsEngine() } }
        #expect(container.analytics() is MockAnalyticsEngine)
        inApp { #expect(container.analytics() is RealAnalyticsEngine) }
    }

    @Test func `onTest, and the environment check that it replaces`() {
        let container = Shop()
        container.analytics
            .onTest { MockAnalyticsEngine() }
        #expect(container.analytics() is MockAnalyticsEngine)

        let byHand = Shop()
        if ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil {
            byHand.analytics.register { MockAnalyticsEngine() }
        }
        #expect(byHand.analytics() is RealAnalyticsEngine, "the environment does not show tests that run from the command line")
    }

    @Test func `onPreview`() {
        let container = Shop()
        container.myServiceType
            .onPreview { Service(name: "preview") }
        inApp {
            $0.isPreview = true
        } example: {
            #expect(container.myServiceType().name == "preview")
        }
        inApp { #expect(container.myServiceType().name == "original") }
    }

    @Test func `onDebug`() {
        let container = Shop()
        container.myServiceType.onDebug { Service(name: "debug") }
        inApp { #expect(container.myServiceType().name == "debug") }
    }

    @Test func `Multiple contexts`() {
        let container = Shop()
        container.myServiceType
            .onPreview { Service(name: "preview") }
            .onTest { Service(name: "test") }
        inApp {
            $0.isPreview = true
        } example: {
            #expect(container.myServiceType().name == "preview")
        }
        inApp {
            $0.isTest = true
        } example: {
            #expect(container.myServiceType().name == "test")
        }

        let other = Shop()
        other.myServiceType
            .context(.simulator, .test) { Service(name: "either") }
        inApp {
            $0.isSimulator = true
        } example: {
            #expect(other.myServiceType().name == "either")
        }
        inApp {
            $0.isTest = true
        } example: {
            #expect(other.myServiceType().name == "either")
        }
    }

    @Test func `Changing a context`() {
        let container = Shop()
        let before = container.myService()
        container.myService
            .onTest { NullAnalyticsEngine() }
        #expect(container.myService() === before)
        container.myService
            .onTest { NullAnalyticsEngine() }
            .reset(.scope)
        #expect(container.myService() is NullAnalyticsEngine)
        container.myService.reset()
        #expect(container.myService() is RealAnalyticsEngine)
    }
    #endif

    @Test func `onSimulator and onDevice`() {
        let container = Shop()
        container.myServiceType.onSimulator { Service(name: "simulator") }.onDevice { Service(name: "device") }
        inApp {
            $0.isSimulator = true
        } example: {
            #expect(container.myServiceType().name == "simulator")
        }
        inApp { #expect(container.myServiceType().name == "device") }
    }

    @Test func `onArg`() {
        let container = Shop {
            $0.myServiceType
                .onArg("mock0") { Service(name: "empty") }
                .onArg("mock1") { Service(name: "mock 1") }
                .onArg("error") { Service(name: "error 404") }
        }
        inApp(arguments: ["mock0"]) { #expect(container.myServiceType().name == "empty") }
        inApp(arguments: ["mock1"]) { #expect(container.myServiceType().name == "mock 1") }
        inApp(arguments: ["error"]) { #expect(container.myServiceType().name == "error 404") }
        inApp { #expect(container.myServiceType().name == "original") }
    }

    @Test func `onArgs`() {
        let container = Shop()
        container.myServiceType
            .onArgs(["mock0", "mock1", "mock3"]) {
                Service(name: "empty")
            }
        inApp(arguments: ["mock3"]) { #expect(container.myServiceType().name == "empty") }
        inApp(arguments: ["mock2"]) { #expect(container.myServiceType().name == "original") }
    }

    #if !canImport(SwiftUI)  // With SwiftUI, a call with a closure returns a view, as in Factory, and takes no more modifiers.
    @Test func `Runtime arguments`() {
        let container = Shop()
        let myStyleSystem = container.myStyleSystem
        myStyleSystem { "standard" }
            .onArg("light") { "light" }
            .onArg("dark") { "dark" }
        inApp {
            FactoryContext.setArg("light", forKey: "theme")
            #expect(container.myStyleSystem() == "light")
            FactoryContext.setArg("dark", forKey: "theme")
            #expect(container.myStyleSystem() == "dark")
            FactoryContext.removeArg(forKey: "theme")
            #expect(container.myStyleSystem() == "standard")
        }
    }
    #endif

    @Test func `Context precedence: an argument before all, the registered factory before the original`() {
        let container = Shop()
        container.myServiceType.register { Service(name: "registered") }.onArg("argument") { Service(name: "argument") }
        inApp(arguments: ["argument"]) { #expect(container.myServiceType().name == "argument") }
        inApp { #expect(container.myServiceType().name == "registered") }
    }
}
