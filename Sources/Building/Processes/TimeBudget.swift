internal import Foundation

/// How long a program may still go on: the seconds count in which it ran or waited of its own accord.
///
/// While it is ready to run and other programs have the processors, only what it got of them counts. So a verdict does not depend on what
/// else the machine does, and an endless loop still comes to its end: after at most ``mostStretch`` times the limit, whatever happens.
struct TimeBudget {
    /// By how much a busy machine can make the limit longer, measured by a clock on the wall.
    static let mostStretch = 6.0

    private let process: pid_t
    private let end: ContinuousClock.Instant
    private var left: Double
    private var last = ContinuousClock.now
    private var processorSeconds = 0.0

    /// Begins to count.
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

    /// The processor time that a process has used, with all its threads; nil where that cannot be told.
    private static func processorSeconds(of process: pid_t) -> Double? {
        let fields = fields(of: "/proc/\(process)/stat")
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
        return (user + system) / Double(sysconf(CInt(_SC_CLK_TCK)))
    }

    /// Whether one of its threads runs or would, if it got a processor.
    private static func isReady(_ process: pid_t) -> Bool {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return threads.contains { fields(of: "/proc/\(process)/task/\($0)/stat").first == "R" }
    }

    /// What the kernel tells after the program's name: the state first.
    private static func fields(of file: String) -> [Substring] {
        guard let data = try? FileHandle(forReadingAtPath: file)?.readToEnd() else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    }
}
