internal import Building
import Foundation
internal import Judge
internal import Workspace

/// What is remembered from one call to the next: all that happened, in order.
struct State: Equatable {
    /// The version of the form that this program writes.
    static let version = 2
    /// The word by which its files are told from those of other programs.
    static let program = "seams"

    /// The clone that this state belongs to, so that what several remember can be told apart.
    let machine: String
    private(set) var events: [Event]

    /// Nothing remembered yet.
    init(machine: String = UUID().uuidString, events: [Event] = []) {
        self.machine = machine
        self.events = events.sorted()
    }

    /// Adds something that happened now, in this clone.
    @discardableResult
    mutating func note(_ what: Event.What, of kata: Kata, at date: Date) -> Event {
        let event = Event(
            id: UUID().uuidString, kata: kata.name, start: kata.startingPoint, machine: machine, at: date.timeIntervalSince1970, what: what)
        events.append(event)
        // A clock that was set back puts it before others.
        events.sort()
        return event
    }

    /// Adds what another state remembers.
    ///
    /// In whatever order states are merged, and however often, the events are the same, and none is lost.
    ///
    /// - Returns: How many events are new here.
    @discardableResult
    mutating func merge(_ other: State) -> Int {
        let known = Set(events.map(\.id))
        // Two versions of one event can only come from files that somebody edited. One is chosen that does not depend on the order.
        let merged = Dictionary((events + other.events).map { ($0.id, $0) }) { State.isBefore($0, $1) ? $1 : $0 }
        events = merged.values.sorted()
        return merged.count - known.count
    }

    private static func isBefore(_ one: Event, _ other: Event) -> Bool {
        one != other && State.text(of: one) < State.text(of: other)
    }

    private static func text(of event: Event) -> String {
        (try? String(decoding: encoder.encode(event), as: UTF8.self)) ?? ""
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    /// The state as a file holds it.
    func encoded() throws -> Data {
        try State.encoder.encode(Form(program: State.program, version: State.version, machine: machine, events: events)) + Data("\n".utf8)
    }
}

/// What a file holds.
private struct Form: Codable {
    var program: String
    var version: Int
    var machine: String
    var events: [Event]
}

/// What tells whose file it is, and how to read the rest.
private struct Header: Decodable {
    var program: String?
    var version: Int
}

extension State {
    /// A file that does not hold a state which this program can read.
    enum Unreadable: Error {
        case damaged(String)
        case newer(version: Int)
        case foreign

        /// What is the matter, as the end of a sentence.
        var inWords: String {
            switch self {
            case .damaged(let reason): "is damaged: \(reason)"
            case .newer(let version): "was written by a newer Seams (version \(version); this one reads \(State.version))"
            case .foreign: "is JSON of another program"
            }
        }
    }

    /// Reads what ``encoded()`` wrote, or what the first version of this program wrote.
    ///
    /// - Parameter startingPoint: What a kata of this name starts from, for files that do not say so themselves.
    init(reading data: Data, startingPoint: (String) -> String?) throws(Unreadable) {
        let header: Header
        do {
            header = try JSONDecoder().decode(Header.self, from: data)
        } catch DecodingError.dataCorrupted {
            throw .damaged("it is not JSON")
        } catch {
            throw .foreign
        }
        switch (header.program, header.version) {
        case (Self.program, Self.version):
            do {
                let form = try JSONDecoder().decode(Form.self, from: data)
                self.init(machine: form.machine)
                // Merging also sees to an id that somebody's editing made twice.
                merge(State(machine: form.machine, events: form.events))
            } catch {
                throw .damaged("\((error as? DecodingError)?.inWords ?? error.localizedDescription)")
            }
        case (Self.program, (Self.version + 1)...): throw .newer(version: header.version)
        case (nil, 1):
            guard let old = try? JSONDecoder().decode(StateOfVersion1.self, from: data) else { throw .foreign }
            self.init(events: old.events(startingPoint: startingPoint))
        default: throw .foreign
        }
    }
}
