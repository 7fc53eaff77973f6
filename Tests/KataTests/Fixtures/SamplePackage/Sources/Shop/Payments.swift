import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Receipt: Equatable, Sendable {
    var total: Int
}

/// The payment provider.
protocol Payments: Named, Sendable {
    func pay(_ total: Int, with request: URLRequest) async throws -> Receipt
    func refund(_ receipt: Receipt)
    func refund(_ receipt: Receipt?, in defaults: UserDefaults)
}
