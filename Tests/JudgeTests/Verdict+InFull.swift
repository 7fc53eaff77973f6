import Foundation
import Judge

extension Verdict {
    /// All that a learner reads, and the tests that caught each fault.
    var inFull: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "\(self)"
    }
}
