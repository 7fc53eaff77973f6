package import Foundation
package import Workspace

/// The learner's progress: all events in order.
package struct State: Equatable {
    /// The version of the format that this program writes; version 2 has no undo, version 3 no steps.
    package static let version = 4
    /// The word that identifies its files.
    package static let program = "seams"

    /// The id of the clone that this state belongs to.
    package let machine: String
    package private(set) var events: [Event]

    /// Makes a state, empty by default.
    package init(machine: String = UUID().uuidString, events: [Event] = []) {
        self.machine = machine
        self.events = events.sorted()
    }

    /// Adds an event of this clone.
    @discardableResult
    package mutating func note(_ what: Event.What, of kata: Kata, at date: Date) -> Event {
        let event = Event(
            id: UUID().uuidString, kata: kata.name, start: kata.startingPoint, machine: machine, at: date.timeIntervalSince1970, what: what)
        events.append(event)
        // If the clock was set back, the event belongs before others.
        events.sort()
        return event
    }

    /// Adds the events of another state.
    ///
    /// The result does not depend on the order of merges or on repetition, and no event is lost.
    ///
    /// - Returns: The number of events that were new.
    @discardableResult
    package mutating func merge(_ other: State) -> Int {
        let known = Set(events.map(\.id))
        // Two versions of one event exist only if somebody edited a file. The choice between them does not depend on the order.
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

    /// The state as the content of a file.
    package func encoded() throws -> Data {
        try State.encoder.encode(Form(program: State.program, version: State.version, machine: machine, events: events)) + Data("\n".utf8)
    }
}

/// The content of a file.
private struct Form: Codable {
    var program: String
    var version: Int
    var machine: String
    var events: [Event]
}

/// The part of a file that says which program and version wrote it.
private struct Header: Decodable {
    var program: String?
    var version: Int
}

extension State {
    /// A file without a state that this program can read.
    package enum Unreadable: Error {
        case damaged(String)
        case newer(version: Int)
        case foreign

        /// The reason, as the end of a sentence about the file.
        package var inWords: String {
            switch self {
            case .damaged(let reason): "is damaged: \(reason)"
            case .newer(let version): "was written by a newer Seams (version \(version); this one reads \(State.version))"
            case .foreign: "was written by another program"
            }
        }
    }

    /// Reads the content of a file, in this or the first version of the format.
    ///
    /// - Parameter startingPoint: Gives the starting point of a kata by its name, for files of the first version, which lack it.
    package init(reading data: Data, startingPoint: (String) -> String?) throws(Unreadable) {
        let header: Header
        do {
            header = try JSONDecoder().decode(Header.self, from: data)
        } catch DecodingError.dataCorrupted {
            throw .damaged("it is not JSON")
        } catch {
            throw .foreign
        }
        switch (header.program, header.version) {
        case (Self.program, 2...Self.version):
            do {
                let form = try JSONDecoder().decode(Form.self, from: data)
                self.init(machine: form.machine)
                // Merging also handles an id that an edit has duplicated.
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
