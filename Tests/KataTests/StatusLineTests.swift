import Foundation
import Synchronization
import Testing

@testable import Learner
@testable import kata

/// The status line in its three manners.
struct StatusLineTests {
    private let transcript = Transcript()
    private let folder = URL(filePath: "/")

    /// A wait for a result, from its start to its end.
    private func wait(on line: StatusLine) {
        line.show("Checking one")
        line.refine("one: seam")
        line.remove()
    }

    @Test func `on a terminal one line is redrawn and removed, on standard error`() {
        let system = transcript.system(in: folder, isPlain: false) { $0.showsProgress = true }
        wait(on: .waiting(on: system))

        #expect(transcript.errors == "\r\u{1B}[KChecking one\r\u{1B}[Kone: seam\r\u{1B}[K")
        #expect(transcript.output == "")
    }

    @Test func `a plain terminal gets each state as a line, and no details`() {
        wait(on: .waiting(on: transcript.system(in: folder) { $0.showsProgress = true }))

        #expect(transcript.errors == "Checking one\n")
        #expect(transcript.output == "")
    }

    @Test func `a pipe gets nothing`() {
        wait(on: .waiting(on: transcript.system(in: folder)))

        #expect(transcript.errors == "")
        #expect(transcript.output == "")
    }

    @Test func `a pipe gets the current state after some seconds, and again each time the wait has become long`() async throws {
        let waits = Mutex<[Duration]>([])
        let system = transcript.system(in: folder) {
            $0.sleep = { duration in
                let count = waits.withLock { waits in
                    waits.append(duration)
                    return waits.count
                }
                if count > 3 { throw CancellationError() }
            }
        }
        let line = StatusLine.waiting(on: system)
        line.show("Checking one")
        try await transcript.waits { $0.components(separatedBy: "! Still working: Checking one\n").count == 4 }
        line.remove()

        #expect(waits.withLock { $0.prefix(3) } == [StatusLine.firstWait, StatusLine.longWait, StatusLine.longWait])
        #expect(transcript.output == "")
    }

    @Test func `no line is longer than the terminal`() {
        let system = transcript.system(in: folder, isPlain: false) {
            $0.showsProgress = true
            $0.columns = { 10 }
        }
        StatusLine.waiting(on: system).show("Checking constructor-injection")

        #expect(transcript.errors == "\r\u{1B}[KChecking ")
    }
}
