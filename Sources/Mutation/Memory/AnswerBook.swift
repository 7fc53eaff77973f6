internal import Building
internal import Foundation
internal import Synchronization

/// The answers about the faults of a package, each written down as soon as it is known, so that an interruption loses none.
///
/// An answer comes with the functions that its runs have entered, and holds as long as these and the code outside of functions are the same.
final class AnswerBook: Sendable {
    /// A line of the file: a set of functions, or one that depends on such a set.
    private struct Line: Codable {
        /// The number of the set in this file.
        var after: Int
        var functions: [UInt64]?
        var fault: String?
        var answer: Answer?
        var test: String?
        var measure: Measure?
    }

    /// The faults that a test reaches by itself, and the time it takes.
    struct Measure: Codable {
        var reached: [String]
        var entered: Int
        var processorSeconds: Double
        var seconds: Double
    }

    private struct Known<Value: Sendable>: Sendable {
        var value: Value
        var functions: Set<UInt64>
    }

    private struct State {
        /// The numbers of the sets of functions.
        var sets: [Set<UInt64>: Int] = [:]
        /// The answers about each fault, the latest last.
        var answers: [String: [Known<Answer>]] = [:]
        var measures: [String: [Known<Measure>]] = [:]
    }

    private let sections: Sections
    private let state: Mutex<State>
    private let file: FileHandle?

    /// The books with other code outside of functions that stay.
    private static let mostKept = 5
    /// The bytes above which a book begins again.
    private static let mostBytes = 64 << 20

    /// Opens the book of a package.
    init(of sections: Sections, in scratch: Scratch) {
        self.sections = sections
        let folder = scratch.folder.appending(path: "answers")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: "\(sections.rest).jsonl")
        var lines = (try? Data(contentsOf: url))?.split(separator: UInt8(ascii: "\n")) ?? []
        if lines.reduce(0, { $0 + $1.count }) > Self.mostBytes {
            lines = []
            try? FileManager.default.removeItem(at: url)
        }
        var state = State()
        var sets: [Int: Set<UInt64>] = [:]
        for line in lines {
            // The last line may be torn.
            guard let line = try? JSONDecoder().decode(Line.self, from: line) else { continue }
            if let functions = line.functions {
                sets[line.after] = Set(functions)
                state.sets[Set(functions)] = line.after
            }
            guard let functions = sets[line.after] else { continue }
            if let fault = line.fault, let answer = line.answer {
                state.answers[fault, default: []].append(Known(value: answer, functions: functions))
            } else if let test = line.test, let measure = line.measure {
                state.measures[test, default: []].append(Known(value: measure, functions: functions))
            }
        }
        self.state = Mutex(state)
        let descriptor = open(url.path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o644)
        file = descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // A torn line must not take the next one with it.
        if !lines.isEmpty { try? file?.write(contentsOf: Data("\n".utf8)) }
        Self.removeOldest(in: folder)
    }

    /// The known answer about a fault.
    ///
    /// - Parameters:
    ///   - fault: The fault.
    ///   - tests: The tests that reach it now: one that did not run yet may catch a fault that survived, and one that is left out now
    ///     catches none. Nil if they are not known.
    func answer(about fault: OwnFault, reachedBy tests: [String]? = nil) -> Answer? {
        let known = state.withLock { $0.answers[fault.id] ?? [] }
        let around = sections.function(around: fault)
        let valid = known.last { known in
            sections.contains(known.functions) && around.map(known.functions.contains) ?? true
                && (known.value.status != .survived || Set(tests ?? []).isSubset(of: known.value.reachedBy))
                && (tests.map { Set(known.value.caughtBy).isSubset(of: $0) } ?? true)
                && (known.value.status != .notRun || tests == nil)
        }
        guard var answer = valid?.value else { return nil }
        answer.reachedBy = tests ?? answer.reachedBy
        return answer
    }

    /// The tests that caught a fault before the code changed: they are likely to catch it again.
    func earlierCatchers(of fault: OwnFault) -> [String] {
        state.withLock { $0.answers[fault.id]?.last { $0.value.status == .caught }?.value.caughtBy ?? [] }
    }

    /// Keeps an answer.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - fault: The fault.
    ///   - functions: The functions that its runs have entered.
    func keep(_ answer: Answer, about fault: OwnFault, after functions: Set<UInt64>) {
        let functions = functions.union([sections.function(around: fault)].compactMap(\.self))
        write(Line(after: 0, fault: fault.id, answer: answer), after: functions) { state in
            state.answers[fault.id, default: []].append(Known(value: answer, functions: functions))
        }
    }

    /// The known measure of a test.
    func measure(of test: TestCase) -> Measure? {
        let known = state.withLock { $0.measures[test.key] ?? [] }
        return known.last { sections.contains($0.functions) }?.value
    }

    /// Keeps the measure of a test.
    func keep(_ measure: Measure, of test: TestCase, after functions: Set<UInt64>) {
        write(Line(after: 0, test: test.key, measure: measure), after: functions) { state in
            state.measures[test.key, default: []].append(Known(value: measure, functions: functions))
        }
    }

    private func write(_ line: Line, after functions: Set<UInt64>, _ change: @Sendable (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            var line = line
            var text = Data()
            let encoder = JSONEncoder()
            if let number = state.sets[functions] {
                line.after = number
            } else {
                line.after = state.sets.count + 1
                state.sets[functions] = line.after
                text += ((try? encoder.encode(Line(after: line.after, functions: functions.sorted()))) ?? Data()) + Data("\n".utf8)
            }
            text += ((try? encoder.encode(line)) ?? Data()) + Data("\n".utf8)
            // A full disk costs the memory, and not the run.
            try? file?.write(contentsOf: text)
        }
    }

    private static func removeOldest(in folder: URL) {
        let books =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
        let dated = books.map { book in
            (book, (try? book.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) ?? .distantPast)
        }
        for (book, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(mostKept) { try? FileManager.default.removeItem(at: book) }
    }
}

extension TestCase {
    /// The identity, which stays the same when the lines of its file move.
    fileprivate var key: String { "\(library.rawValue) \(name)" }
}
