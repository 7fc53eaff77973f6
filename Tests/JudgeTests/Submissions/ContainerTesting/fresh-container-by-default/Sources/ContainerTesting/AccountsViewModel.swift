import Injection

/// What the screen with the accounts shows.
final class AccountsViewModel {
    /// Nil until they are loaded, and after an error.
    private(set) var accounts: [Account]?
    private(set) var error: (any Error)?
    private let container: Container

    init(container: Container = Container()) {
        self.container = container
    }

    var isLoaded: Bool { accounts != nil }
    var isEmpty: Bool { accounts == [] }
    var isError: Bool { error != nil }

    func load() async {
        do {
            accounts = try await container.accountLoading().load()
            error = nil
        } catch {
            accounts = nil
            self.error = error
        }
    }

    /// Forgets the accounts, here and in the cache, which stays the one that is registered.
    func logOut() {
        accounts = nil
        error = nil
        container.accountCache.reset(.scope)
    }
}
