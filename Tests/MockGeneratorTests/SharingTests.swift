import Foundation
import Recording
import Testing

/// The generated mocks of `Protocols/Sharing.swift` are shared between tasks although some arguments and results are not.
struct SharingTests {
    @Test func `arguments that are not sendable are recorded erased`() {
        let (bank, account) = (MockBank(), Account())

        bank.open(account, at: \.name, in: nil)
        bank.close([account], wallet: Wallet(account: account), currency: .other("mark"))

        bank.assertInvoked(MockBankElements.open(_:at:in:), times: .once)
        #expect(bank.arguments(of: MockBankElements.open(_:at:in:)).first?.0 == Erased(account))
        #expect(bank.arguments(of: MockBankElements.open(_:at:in:)).first?.0 != Erased(Account()))
    }

    @Test @MainActor func `a result that is not sendable is made at each call, or stays on its actor`() throws {
        defer { MockBank.statics.tearDown() }
        let (bank, account) = (MockBank(), Account())
        bank.stubbedAccount = { Account() }
        bank.stubbedShown = account
        MockBank.stubbedMain = account

        #expect(try bank.account() !== bank.account())
        #expect(bank.defaults() == nil)
        #expect(bank.shown === account)
        #expect(MockBank.main === account)
    }

    @Test func `a sendable closure is a result like others`() async {
        let callbacks = MockCallbacks()
        callbacks.stubbedHandler = { _ in }
        callbacks.stubbedOptional = { 2 }
        callbacks.stubbedList = [{ 3 }]
        callbacks.stubbedBody = { 4 }

        callbacks.handler()(1)
        let results = await Task.detached { [callbacks.optional()?(), callbacks.list()[0](), callbacks.body()] }.value

        #expect(results == [2, 3, 4])
        callbacks.assertInvokes([.handler, .optional, .list, .body])
    }

    @Test func `a mock belongs to the global actor of its protocol, whatever its name`() async throws {
        let folders = await MockFolders()
        (folders.stubbedName, folders.stubbedList, folders.stubbedCount) = ("disk", ["a"], 1)

        folders.close()
        #expect(folders.name == "disk")
        #expect(await folders.list() == ["a"])
        try await Self.open(folders)

        folders.assertInvoked(.close, times: .once)
        folders.assertInvoked(MockFoldersElements.open, times: .once)
    }

    @Disk private static func open(_ folders: MockFolders) throws {
        let account = Account()
        folders.stubbedOpen = account
        #expect(try folders.open(account) === account)
    }

    @Test func `an actor's result that is not sendable is made by its stub`() async {
        defer { MockVault.statics.tearDown() }
        let vault = MockVault()
        (vault.stubbedName, vault.stubbedSubscript) = ("vault", 7)

        vault.stubbedStore = { Account() }
        #expect(await Self.stores(vault))
        #expect(await vault[1] == 7)
        vault.assertInvoked(MockVaultElements.store, times: .once)
    }

    private static func stores(_ vault: isolated MockVault) -> Bool { vault.store(Account()) != nil }

    @Test func `a part of an associated type is made by its stub`() {
        let ledger = MockLedger<[Int]>()
        ledger.stubbedEntry = { 5 }
        ledger.stubbedAll = [1]

        #expect(ledger.entry(at: 2) == 5)
        #expect(ledger.all() == [1])
        ledger.assertInvokes([.entry(at: Erased(2)), .all])
    }

    @Test func `a result that is sent is made by its stub`() {
        let courier = MockCourier()
        courier.stubbedDeliver = { Account() }
        _ = courier.deliver(Account())
        courier.assertInvoked(MockCourierElements.deliver, times: .once)
    }
}
