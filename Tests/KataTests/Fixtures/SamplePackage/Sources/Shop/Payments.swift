import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

public struct Receipt: Equatable, Sendable {
    public var total: Int
}

/// The payment provider.
public protocol Payments: Named, Sendable {
    func pay(_ total: Int, with request: URLRequest) async throws -> Receipt
    func refund(_ receipt: Receipt)
    func refund(_ receipt: Receipt?, in defaults: UserDefaults)
}
