import Foundation
import Injection

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Container {
    var payments: Factory<any Payments> { self { fatalError("The app registers its payments.") } }
}

/// A checkout that pays through the container's payments.
struct Checkout: Sendable {
    init() {}

    func pay(_ total: Int) async throws -> String {
        let payments = Container.shared.payments()
        let receipt = try await payments.pay(total, with: URLRequest(url: URL(filePath: "/pay")))
        if receipt.total != total { payments.refund(receipt) }
        return "\(payments.name): \(receipt.total)"
    }
}
