import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Dependencies {
    var randomNumber: (ClosedRange<Int>) -> Int
    var now: () -> Date
    var send: @MainActor (URLRequest) async throws -> HTTPURLResponse?
    var read: (URL) -> String?
    var write: (String, URL) -> Void
    var track: (String) -> Void
}
