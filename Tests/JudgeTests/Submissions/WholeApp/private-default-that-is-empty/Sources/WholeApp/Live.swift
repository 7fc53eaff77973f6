import AnalyticsSDK
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The code that does real things and decides nothing, so that no test has to run it.
enum Live {
    static let dependencies = Dependencies(
        randomNumber: { Int.random(in: $0) },
        now: { Date.now },
        send: send,
        read: { try? String(contentsOf: $0, encoding: .utf8) },
        write: { try? $0.write(to: $1, atomically: true, encoding: .utf8) },
        track: { Analytics.shared.track(event: $0) }
    )

    private static func send(_ request: URLRequest) async throws -> HTTPURLResponse? {
        try await URLSession.shared.data(for: request).1 as? HTTPURLResponse
    }
}
