import Foundation
import Injection
import InjectionTesting
import Testing

// The types that the samples use: stand-ins for the vendor's analytics, for UIKit and for the network.

@MainActor class Analytics {
    static let shared = Analytics()
    private(set) var events: [String] = []

    func track(event: String) { events.append(event) }
}

final class AnalyticsSpy: Analytics {}

@MainActor class UIViewController {
    init(nibName: String?, bundle: Bundle?) {}
    required init?(coder: NSCoder) {}
    func viewDidAppear(_ animated: Bool) {}
}

protocol NetworkClient: Sendable {}
struct RealNetworkClient: NetworkClient {}
struct MockNetworkClient: NetworkClient {}

extension Container {
    var network: Factory<any NetworkClient> { self { RealNetworkClient() } }
}

// The declarations of the samples.

extension Container {
    @MainActor var analytics: Factory<Analytics> { self { Analytics.shared } }
}

final class CheckoutViewController: UIViewController {
    private let container: Container

    init(container: Container = .shared) {
        self.container = container
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        container = .shared
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        container.analytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}

class Session: @unchecked Sendable {}
final class SessionDouble: Session, @unchecked Sendable {}

class Journal: @unchecked Sendable {}
final class JournalDouble: Journal, @unchecked Sendable {}

struct Report {
    var journal: Journal
}

struct Receipt {
    var number: Int
}

struct JournalReader {
    @Injected(\.journal) var journal
}

extension Container {
    var report: Factory<Report> { self { Report(journal: self.journal()) } }
    var receipt: ParameterFactory<Int, Receipt> { self { Receipt(number: $0) } }
}

extension Container {
    var draft: Factory<Journal> { self { Journal() } }
    var page: Factory<Journal> { self { Journal() }.graph }
    var open: Factory<Journal> { self { Journal() }.shared }
    var diary: Factory<Journal> { self { Journal() }.cached }
    var pair: Factory<[Journal]> { self { [self.page(), self.page()] } }
}

extension Container {
    var session: Factory<Session> { self { Session() }.singleton }
    var journal: Factory<Journal> { self { Journal() } }
}

/// Tests that compile and run every sample of the articles in `Injection.docc`.
struct InjectionDocumentTests {
    final class Services: SharedContainer, AutoRegistering {
        @TaskLocal static var shared = Services()
        let manager = ContainerManager()

        var network: Factory<any NetworkClient> { self { RealNetworkClient() } }

        func autoRegister() {
            network.onTest { MockNetworkClient() }
        }
    }

    @Test func `every sample of an article is code of these tests`() throws {
        let code = try Article.code(beside: #filePath)
        for (name, article) in try Article.all(in: "Sources/Injection/Injection.docc", for: #filePath) {
            #expect(!article.samples(in: "swift").isEmpty, "\(name)")
            #expect(article.samples(missingFrom: code) == [], "\(name)")
            #expect(article.rows(missingFrom: code) == [], "\(name)")
            #expect(article.codeHere().isEmpty == !name.hasPrefix("ComingFrom"), "\(name)")
        }
    }

    @Test(arguments: ["Scopes", "Contexts"]) func `each scope and each context has a page`(_ topic: String) throws {
        let source = "Sources/Injection/\(topic)/FactoryModifying+\(topic).swift"
        let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "../..")
        let code = try String(contentsOf: root.appending(path: source), encoding: .utf8)
        let titles = try Article.all(in: "Sources/Injection/Injection.docc/\(topic)", for: #filePath).values.map(\.title)
        for match in code.matches(of: /public (?:var|func) (\w+)/) {
            #expect(titles.contains { $0.contains(try! Regex("FactoryModifying/\(match.1)\\b")) }, "\(match.1)")
        }
    }

    @Test @MainActor func `the landing page`() {
        let before = Analytics.shared.events
        let container = Container()
        container.analytics.register { AnalyticsSpy() }
        CheckoutViewController(container: container).viewDidAppear(false)
        #expect(Analytics.shared.events == before)
    }

    @Test @MainActor func `Pass a container to the code`() {
        let container = Container()
        let spy = AnalyticsSpy()
        container.analytics.register { spy }
        CheckoutViewController(container: container).viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Suite(.container { $0.network.register { MockNetworkClient() } })
    struct CheckoutTests {
        @Test(.container { @MainActor in $0.analytics.register { AnalyticsSpy() } })
        @MainActor func `both doubles are injected`() {
            #expect(Container.shared.network() is MockNetworkClient)
            #expect(Container.shared.analytics() is AnalyticsSpy)
        }
    }

    @Test @MainActor func `Give the test its own shared container, in XCTest`() {
        let before = Analytics.shared.events
        Container.$shared.withValue(Container()) {
            Container.shared.analytics.register { AnalyticsSpy() }
            CheckoutViewController().viewDidAppear(false)
        }
        #expect(Analytics.shared.events == before)
    }

    @Test func `Choose a double by context`() {
        #if DEBUG
        #expect(Services().network() is MockNetworkClient)
        #else
        #expect(Services().network() is RealNetworkClient)
        #endif
    }

    @Test func `Choosing a scope`() {
        let container = Container()
        #expect(container.draft() !== container.draft())
        #expect(container.page() !== container.page())
        #expect(Set(container.pair().map(ObjectIdentifier.init)).count == 1)
        #expect(container.diary() === container.diary())
        #expect(container.diary() !== Container().diary())

        var held: Journal? = container.open()
        #expect(container.open() === held)
        held = nil
    }

    @Test(.container) func `each test has its own singletons`() {
        Container.shared.session.register { SessionDouble() }
        #expect(Container.shared.session() is SessionDouble)
    }

    @Test func `Testing a singleton in the middle`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            let container = Container()
            let real = container.session()
            container.session.register { SessionDouble() }
            #expect(container.session() is SessionDouble)
            container.session.reset()
            #expect(!(container.session() is SessionDouble))

            container.session.reset(.scope)
            #expect(container.session() !== real)

            let old = container.session()
            Scope.singleton.reset()
            #expect(container.session() !== old)
        }
    }

    @Test func `Coming from Swinject`() {
        let container = Container()
        #expect(container.receipt(3).number == 3)
        #expect(container.journal() !== container.report().journal)
        #expect(container.journal.unique() !== container.journal())
        container.manager.defaultScope = .graph
        container.journal.register { JournalDouble() }
        #expect(container.report().journal is JournalDouble)
        container.reset()
        let diary = container.diary()
        container.manager.reset(scope: .cached)
        #expect(container.diary() !== diary)
    }

    @Test func `Coming from swift-dependencies`() {
        Container.$shared.withValue(Container()) {
            Container.shared.journal.register { JournalDouble() }
            #expect(JournalReader().journal is JournalDouble)
        }
        let container = Container()
        container.journal.onPreview { JournalDouble() }
        #expect(!(container.journal() is JournalDouble))
        #if DEBUG
        container.journal.onTest { JournalDouble() }
        #expect(container.journal() is JournalDouble)
        #endif
    }

    @Test(.container { $0.journal.register { JournalDouble() } }) func `Coming from swift-dependencies: the trait`() {
        #expect(Container.shared.journal() is JournalDouble)
    }

    @Test func `A pop that undoes an override of a singleton`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            let container = Container()
            let real = container.session()
            container.manager.push()
            container.session.register { SessionDouble() }
            #expect(container.session() is SessionDouble)
            container.manager.pop()
            #expect(container.session() === real)
        }
    }

    @Test func `An override while the container's default scope is the singleton scope`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            let container = Container()
            container.manager.defaultScope = .singleton
            let real = container.journal()
            container.journal.register { JournalDouble() }
            #expect(container.journal() is JournalDouble)
            #expect(container.journal() !== real)
        }
    }

    @Test func `With either, a pop restores the instance from before the push, and leaves other singletons alone`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            let container = Container()
            container.manager.defaultScope = .singleton
            let (real, session) = (container.journal(), container.session())
            container.manager.push()
            container.journal.register { JournalDouble() }
            #expect(container.journal() is JournalDouble)
            container.manager.pop()
            #expect(container.journal() === real)
            #expect(container.session() === session)
        }
    }

    @Test func `With either, a double that made the first instance leaves none behind`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            let container = Container()
            container.manager.push()
            container.session.register { SessionDouble() }
            #expect(container.session() is SessionDouble)
            container.manager.pop()
            #expect(!(container.session() is SessionDouble))
        }
    }
}
