import Foundation

/// The world outside of the desk.
@MainActor protocol Outside {
    func drawNumber() -> Int
    func now() -> Date
    func send(_ body: Data) async throws -> Int?
    func waitingOrders() -> String?
    func save(_ orders: String)
    func report(_ event: String)
}
