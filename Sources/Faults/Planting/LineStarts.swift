internal import Foundation

/// The offsets at which the lines of a file begin.
struct LineStarts {
    /// In order; the first is 0.
    let offsets: [Int]

    init(in bytes: Data) {
        offsets = [0] + bytes.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
    }

    /// Finds the line of an offset, counted from 1; a line break belongs to the line that it ends.
    ///
    /// - Complexity: O(log *n*) in the number of lines: a file may be nothing but line breaks.
    func line(at offset: Int) -> Int {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
