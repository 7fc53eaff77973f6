import Foundation

/// The tests that take minutes, which run with `SEAMS_LONG_TESTS=1`, in parts with `SEAMS_PART=2/8`.
package enum LongTests {
    /// Whether they run.
    package static let run = ProcessInfo.processInfo.environment["SEAMS_LONG_TESTS"] != nil

    /// The number of the part, counted from 1, and the number of parts.
    private static let part: (number: Int, count: Int) = {
        guard let text = ProcessInfo.processInfo.environment["SEAMS_PART"] else { return (1, 1) }
        let numbers = text.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[1] > 0, (1...numbers[1]).contains(numbers[0]) else {
            fatalError("SEAMS_PART is \"\(text)\". It must be a part and their number, as in 2/8.")
        }
        return (numbers[0], numbers[1])
    }()

    /// Whether the case at an index, counted from 0, is in the part that runs.
    package static func take(_ index: Int) -> Bool { run && index % part.count == part.number - 1 }
}
