import Foundation

@MainActor final class Recorder {
    struct Entry {
        var text: String
        var moment = Date.now
    }

    private(set) var entries: [Entry] = []

    func add(_ text: String) { entries.append(Entry(text: text)) }
    func forget() { entries.removeAll() }
}
