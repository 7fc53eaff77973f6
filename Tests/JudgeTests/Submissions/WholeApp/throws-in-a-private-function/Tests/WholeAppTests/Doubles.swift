import Foundation

@testable import WholeApp

/// All five collaborators in one, with one list.
final class Outside: OrderNetwork, OrderStorage, WholeApp.Calendar, Numbering, Tracking {
    enum Happening: Equatable {
        case posted(String), wrote(String), tracked(String)
    }

    var answers: [Result<Int, any Error>] = [.success(201)]
    var now = Date(timeIntervalSince1970: 12 * 3600)
    private(set) var text = ""
    private(set) var happenings: [Happening] = []
    private var number = 1000

    var dependencies: OrderDesk.Dependencies {
        .init(network: self, storage: self, clock: self, numbers: self, tracker: self)
    }

    func post(_ line: String) async throws -> Int {
        happenings.append(.posted(line))
        return try answers.removeFirst().get()
    }

    func write(_ text: String) {
        self.text = text
        happenings.append(.wrote(text))
    }

    func next() -> Int {
        defer { number += 1 }
        return number
    }

    func track(_ event: String) { happenings.append(.tracked(event)) }

    func at(_ hour: Int, _ minute: Int = 0) -> Self {
        now = Date(timeIntervalSince1970: Double(20_001 * 24 * 60 + hour * 60 + minute) * 60)
        return self
    }
}
