// The examples of the document "Testing", one by one and in its order. Examples that need Xcode's user-interface tests are represented by
// the application's side.

import Foundation
import Injection
import Testing

private protocol AccountLoading: Sendable {
    func load() throws -> [String]
}

private struct AccountLoader: AccountLoading {
    let networking: any Networking
    func load() throws -> [String] { try JSONDecoder().decode([String: [String]].self, from: networking.data())["accounts"] ?? [] }
}

private struct MockNoAccounts: AccountLoading {
    func load() -> [String] { [] }
}

private struct MockAccountError: AccountLoading, Error {
    let code: Int
    init(_ code: Int) { self.code = code }
    func load() throws -> [String] { throw self }
}

private protocol Networking: Sendable {
    func data() throws -> Data
}

private struct Network: Networking {
    func data() -> Data { Data(#"{ "accounts": ["a", "b"] }"#.utf8) }
}

private struct MockJSON: Networking {
    let json: String
    init(_ json: String) { self.json = json }
    func data() -> Data { Data(json.utf8) }
}

private struct MockError: Networking, Error {
    let code: Int
    init(_ code: Int) { self.code = code }
    func data() throws -> Data { throw self }
}

private final class AccountsViewModel {
    private(set) var isLoaded = false
    private(set) var isEmpty = true
    private(set) var isError = false
    private let loader: any AccountLoading

    init(loader: any AccountLoading) { self.loader = loader }

    func load() async {
        do {
            isEmpty = try loader.load().isEmpty
            isLoaded = true
        } catch {
            isError = true
        }
    }
}

private protocol MyServiceType: AnyObject {
    var number: Int { get }
}

private final class MyService: MyServiceType { let number = 0 }
private final class MockService2: MyServiceType { let number = 2 }

private final class MockServiceN: MyServiceType {
    let number: Int
    init(_ number: Int) { self.number = number }
}

private final class MyViewModel {
    private(set) var isLoaded = false
    private let container: Shop
    init(container: Shop) { self.container = container }
    func load() { isLoaded = container.myService().number > 0 }
}

/// The document's `Container`, renamed so that these examples do not conflict with others.
private final class Shop: SharedContainer, AutoRegistering {
    @TaskLocal static var shared = Shop()
    let manager = ContainerManager()

    var networking: Factory<any Networking> { self { Network() } }
    var accountLoading: Factory<any AccountLoading> { self { AccountLoader(networking: self.networking()) } }
    var accountsViewModel: Factory<AccountsViewModel> { self { AccountsViewModel(loader: self.accountLoading()) } }
    var myService: Factory<any MyServiceType> { self { MyService() } }
    var sharedService: Factory<any MyServiceType> { self { MyService() }.shared }
    var someSingletonFactory: Factory<any MyServiceType> { self { MyService() }.singleton }

    func autoRegister() {
        #if DEBUG
        myService.onArg("mock1") { MockServiceN(1) }
        #endif
    }

    // Common Setup
    func setupMocks() {
        myService.register { MockServiceN(4) }
        sharedService.register { MockService2() }
    }
}

@Suite struct TestingDocumentTests {
    /// Runs an example with its own shared container and singletons.
    private func example(_ body: () async throws -> Void) async rethrows {
        try await Shop.$shared.withValue(Shop()) {
            try await Scope.$singleton.withValue(Scope.Singleton()) { try await body() }
        }
    }

    @Test func `Changing, not rebuilding: a mock without accounts`() async {
        await example {
            Shop.shared.accountLoading.register { MockNoAccounts() }
            let model = Shop.shared.accountsViewModel()
            await model.load()
            #expect(model.isLoaded)
            #expect(model.isEmpty)
        }
    }

    @Test func `Changing, not rebuilding: a mock that fails`() async {
        await example {
            Shop.shared.accountLoading.register { MockAccountError(404) }
            let model = Shop.shared.accountsViewModel()
            await model.load()
            #expect(!model.isLoaded)
            #expect(model.isError)
        }
    }

    @Test func `Pushing and popping state`() async {
        await example {
            let shop = Shop.shared
            for _ in 0..<2 {
                shop.manager.push()
                shop.setupMocks()
                shop.accountLoading.register { MockNoAccounts() }
                let model = shop.accountsViewModel()
                await model.load()
                #expect(model.isLoaded && model.isEmpty)
                #expect(shop.myService().number == 4)
                shop.manager.pop()

                let original = shop.accountsViewModel()
                await original.load()
                #expect(original.isLoaded && !original.isEmpty)
                #expect(shop.myService().number == 0)
            }
        }
    }

    @Test func `Diving deeper: JSON from a mock network`() async {
        await example {
            let json = #"{ "accounts": [] }"#
            Shop.shared.networking.register { MockJSON(json) }
            let model = Shop.shared.accountsViewModel()
            await model.load()
            #expect(model.isLoaded && model.isEmpty)
        }
    }

    @Test func `Diving deeper: an error from a mock network`() async {
        await example {
            Shop.shared.networking.register { MockError(404) }
            let model = Shop.shared.accountsViewModel()
            await model.load()
            #expect(model.isError)
        }
    }

    @Test func `Rebuilding the container`() async {
        await example {
            Shop.shared.accountLoading.register { MockNoAccounts() }
            Shop.shared.reset()
            Shop.shared.setupMocks()
            #expect(Shop.shared.myService().number == 4)
            #expect(Shop.shared.accountLoading() is AccountLoader)
        }
    }

    @Test func `Passed containers`() {
        let container = Shop()
        container.setupMocks()
        container.myService.register(factory: { MockServiceN(7) })
        let model = MyViewModel(container: container)
        model.load()
        #expect(model.isLoaded)
        #expect(Shop.shared.myService().number == 0)
    }

    @Test func `Testing singletons: push, pop and rebuilding leave them alone`() async {
        await example {
            let before = Shop.shared.someSingletonFactory()
            Shop.shared.manager.push()
            #expect(Shop.shared.someSingletonFactory() === before)
            Shop.shared.manager.pop()
            Shop.shared.reset()
            #expect(Shop.shared.someSingletonFactory() === before)
        }
    }

    @Test(arguments: 0..<4) func `Testing singletons: four ways to clear one`(_ way: Int) async {
        await example {
            let before = Shop.shared.someSingletonFactory()
            switch way {
            case 0: Scope.singleton.reset()
            case 1: Shop.shared.someSingletonFactory.reset()
            case 2: Shop.shared.someSingletonFactory.reset(options: .scope)
            default: Shop.shared.someSingletonFactory.register { MockServiceN(9) }
            }
            #expect(Shop.shared.someSingletonFactory() !== before)
        }
    }

    #if DEBUG
    @Test func `User-interface testing: a passed argument changes what is registered`() async {
        await example {
            FactoryContext.withCurrent {
                FactoryContext.current.arguments.append("mock1")
                #expect(Shop.shared.myService().number == 1)
            }
            #expect(Shop.shared.myService().number == 0)
        }
    }
    #endif
}
