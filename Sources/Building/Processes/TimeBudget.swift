internal import Foundation

/// The time that a program has left, as it used it or waited of its own accord.
///
/// While it is ready to run and other programs have the processors, only its own processor time counts. So a verdict does not depend on
/// the load of the machine, and an endless loop is still stopped: after at most ``mostStretch`` times the limit.
struct TimeBudget {
    /// The factor by which a busy machine can stretch the limit in wall time.
    static let mostStretch = 6.0

    private let process: pid_t
    private let end: ContinuousClock.Instant
    /// The time left for everything.
    private var left: Double
    /// The processor time left for the main thread, which runs code on the main actor; nil for a program that has one limit for all.
    private var mainLeft: Double?
    private var last = ContinuousClock.now
    private var used = Usage()

    /// The processor seconds of a program, and of its main thread.
    private struct Usage {
        var all = 0.0
        var main = 0.0
    }

    /// Starts the budget of a program.
    ///
    /// - Parameters:
    ///   - process: The program.
    ///   - seconds: The seconds that it has.
    ///   - waiting: The seconds that it has if it mostly waits; `seconds` limits only the work of the main thread then.
    ///
    /// XCTest keeps a thread of its own busy while it waits for an expectation, so only the main thread tells a wait from a loop.
    init(with process: pid_t, seconds: Double, waiting: Double? = nil) {
        self.process = process
        left = waiting ?? seconds
        mainLeft = waiting.map { _ in seconds }
        end = last + .seconds(left * Self.mostStretch)
    }

    /// The seconds that are left, 0 if none are; to be asked many times a second.
    mutating func remaining() -> Double {
        let now = ContinuousClock.now
        let passed = (now - last) / .seconds(1)
        // The kernel counts in hundredths of a second, and asking it costs a fifth of a millisecond.
        guard passed >= 0.2 || passed >= least else { return least - passed }
        last = now
        let usage = usage()
        left -= isReady ? min(passed, usage.all - used.all) : passed
        mainLeft = mainLeft.map { $0 - (usage.main - used.main) }
        used = usage
        return now < end ? max(0, least) : 0
    }

    private var least: Double { min(left, mainLeft ?? left) }

    /// The processor time so far; as before where the system does not report it.
    private func usage() -> Usage {
        Usage(
            all: Self.processorSeconds(in: "/proc/\(process)/stat") ?? used.all,
            main: Self.processorSeconds(in: "/proc/\(process)/task/\(process)/stat") ?? used.main)
    }

    private static func processorSeconds(in file: String) -> Double? {
        let fields = fields(of: file)
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
        return (user + system) / Double(sysconf(CInt(_SC_CLK_TCK)))
    }

    /// Whether one of its threads runs, or waits for a processor.
    private var isReady: Bool {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return threads.contains { Self.fields(of: "/proc/\(process)/task/\($0)/stat").first == "R" }
    }

    /// The fields of a status file after the program's name: the state first.
    private static func fields(of file: String) -> [Substring] {
        guard let data = try? FileHandle(forReadingAtPath: file)?.readToEnd() else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    }
}
