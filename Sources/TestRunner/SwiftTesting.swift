import Foundation
internal import RunnerProtocol
internal import Synchronization
internal import Testing

/// Swift Testing's entry point for tools: version 0 of its ABI, which takes its arguments as JSON and reports records as JSON.
///
/// That project's `Documentation/ABI/JSON.md` describes the records.
enum SwiftTesting {
    /// The arguments of one call; omitted arguments have the library's defaults.
    struct Arguments: Encodable {
        var verbosity = Int.min
        var parallel = false
        var eventStreamVersion = "6.3"
        var listTests: Bool?
        var filter: [String]

        init(listTests: Bool? = nil, filter: [String]) {
            self.listTests = listTests
            self.filter = filter
        }
    }

    private typealias EntryPoint =
        @convention(thin) @Sendable (UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void) async throws -> Bool

    /// Calls the library and waits for it on the main thread, which serves the main actor meanwhile.
    ///
    /// - Parameter receive: Called with each record as it comes, before the test that it is about goes on.
    static func call(_ arguments: Arguments, receive: @escaping @Sendable (Record) -> Void = { _ in }) -> [Record] {
        guard let json = try? JSONEncoder().encode(arguments) else { return [] }
        let records = Records()
        return MainThread.value {
            let call = unsafeBitCast(swiftTestingEntryPoint(), to: EntryPoint.self)
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: json.count, alignment: 1)
            buffer.copyBytes(from: json)
            _ = try? await call(UnsafeRawBufferPointer(buffer)) { json in
                guard let record = try? JSONDecoder().decode(Record.self, from: Data(json)) else { return }
                records.all.withLock { $0.append(record) }
                receive(record)
            }
            buffer.deallocate()
            return records.all.withLock(\.self)
        }
    }

    private final class Records: Sendable {
        let all = Mutex<[Record]>([])
    }
}

@_silgen_name("swt_abiv0_getEntryPoint")
private func swiftTestingEntryPoint() -> UnsafeRawPointer
