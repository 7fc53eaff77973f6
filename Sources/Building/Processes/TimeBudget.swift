internal import Foundation

/// The time that a program has left, of the seconds in which it ran or waited of its own accord.
///
/// While it is ready to run and other programs have the processors, only its own processor time counts. So a verdict does not depend on
/// the load of the machine, and an endless loop is still stopped: after at most ``mostStretch`` times the limit.
struct TimeBudget {
    /// The factor by which a busy machine can stretch the limit in wall time.
    static let mostStretch = 6.0

    private let process: pid_t
    private let end: ContinuousClock.Instant
    private var left: Double
    private var last = ContinuousClock.now
    private var processorSeconds = 0.0

    /// Starts the budget of a program.
    ///
    /// - Parameters:
    ///   - process: The program.
    ///   - seconds: How many seconds it has.
    init(with process: pid_t, seconds: Double) {
        self.process = process
        left = seconds
        end = last + .seconds(seconds * Self.mostStretch)
    }

    /// The seconds that are left, 0 if none are; to be asked many times a second.
    mutating func remaining() -> Double {
        let now = ContinuousClock.now
        let passed = (now - last) / .seconds(1)
        // The kernel counts in hundredths of a second, and asking it costs a fifth of a millisecond.
        guard passed >= 0.2 || passed >= left else { return left - passed }
        last = now
        let total = Self.processorSeconds(of: process) ?? processorSeconds
        let got = total - processorSeconds
        processorSeconds = total
        left -= Self.isReady(process) ? min(passed, got) : passed
        return now < end ? max(0, left) : 0
    }

    /// The processor time of a process with all its threads; nil where the system does not report it.
    private static func processorSeconds(of process: pid_t) -> Double? {
        let fields = fields(of: "/proc/\(process)/stat")
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
        return (user + system) / Double(sysconf(CInt(_SC_CLK_TCK)))
    }

    /// Whether one of its threads runs, or waits for a processor.
    private static func isReady(_ process: pid_t) -> Bool {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return threads.contains { fields(of: "/proc/\(process)/task/\($0)/stat").first == "R" }
    }

    /// The fields of a status file after the program's name: the state first.
    private static func fields(of file: String) -> [Substring] {
        guard let data = try? FileHandle(forReadingAtPath: file)?.readToEnd() else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    }
}
