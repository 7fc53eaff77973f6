#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
@preconcurrency import AppKit
#else
import Foundation
#endif

final class Account { var name = "" }
struct Wallet { var account: Account? }
enum Currency { case euro, other(String) }

/// Arguments and results that are not Sendable although the mock is.
protocol Bank: Sendable {
    func open(_ account: Account, at path: KeyPath<Account, String>, in defaults: UserDefaults?)
    func close(_ accounts: [Account], wallet: Wallet, currency: Currency)
    func account() throws -> Account
    func defaults() -> UserDefaults?
    func path() -> any KeyPath<Account, String> & Sendable
    static var main: Account { get set }
    @MainActor var shown: Account { get set }
}

/// Results that are Sendable closures.
protocol Callbacks: Sendable {
    func handler() -> @Sendable (Int) -> Void
    func optional() -> (@Sendable () -> Int)?
    func list() -> [@Sendable () -> Int]
    func shown() -> @MainActor () -> Void
    var body: @Sendable () -> Int { get set }
}

/// Global actors, whatever they are called, and actors.
@globalActor actor Disk { static let shared = Disk() }

@Disk protocol Files {
    var count: Int { get set }
    func open(_ account: Account) throws -> Account
    nonisolated var name: String { get }
    nonisolated func close()
}

protocol Folders: Files {
    func list() -> [String]
}

protocol Vault: Actor {
    func store(_ account: Account) -> Account?
    nonisolated var name: String { get }
    subscript(number: Int) -> Int { get }
    static func make() -> Self
}

/// The requirements that belong to an associated type.
protocol Ledger<Entries>: Sendable {
    associatedtype Entries: Collection
    func entry(at index: Entries.Index) -> Entries.Element
    func all() -> Entries
}

/// A result that is sent.
protocol Courier {
    func deliver(_ account: sending Account) -> sending Account
}
