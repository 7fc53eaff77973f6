internal import Foundation

/// A file's text with the insertions of faults and entries, and the places of these insertions.
struct PlantedText {
    /// A stretch of the new text that belongs to a fault or an entry.
    struct Stretch {
        var number: Int
        var range: Range<Int>
    }

    private(set) var bytes = Data()
    /// The inserted texts.
    private(set) var texts: [Stretch] = []
    /// The inserted texts with the source between them.
    private(set) var regions: [Stretch] = []

    /// A text that is put around a piece of the source.
    struct Piece {
        /// The number by which the compiler's errors blame it.
        var blame: Int
        /// The number in the text, in place of `#`.
        var number: Int
        var insertion: Fault.Insertion
        /// The place among those around the same source, from the outside in.
        var nesting: Int
        /// Whether the code that it is put around belongs to it.
        var isAroundCode = true
    }

    init(_ original: Data, _ pieces: [Piece]) {
        // From the outside in: an insertion that begins first or ends later contains the next ones.
        let outsideIn = pieces.sorted { first, second in
            let (one, other) = (first.insertion.range, second.insertion.range)
            if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
            if one.upperBound != other.upperBound { return one.upperBound > other.upperBound }
            return (first.nesting, first.blame) < (second.nesting, second.blame)
        }
        var openings: [Int: [Int]] = [:]
        var closings: [Int: [Int]] = [:]
        for (index, entry) in outsideIn.enumerated() {
            openings[entry.insertion.range.lowerBound, default: []].append(index)
            closings[entry.insertion.range.upperBound, default: []].append(index)
        }
        var starts: [Int: Int] = [:]
        var copied = 0
        for offset in Set(openings.keys).union(closings.keys).sorted() {
            bytes += original[original.startIndex + copied..<original.startIndex + offset]
            copied = offset
            for index in (closings[offset] ?? []).reversed() {
                insert(outsideIn[index].insertion.suffix, of: outsideIn[index])
                guard outsideIn[index].isAroundCode else { continue }
                regions.append(Stretch(number: outsideIn[index].blame, range: (starts[index] ?? 0)..<bytes.count))
            }
            for index in openings[offset] ?? [] {
                starts[index] = bytes.count
                insert(outsideIn[index].insertion.prefix, of: outsideIn[index])
            }
        }
        bytes += original[(original.startIndex + copied)...]
    }

    private mutating func insert(_ text: String, of piece: Piece) {
        let start = bytes.count
        // The learner's own text may be part of it, such as a `(#function)`.
        bytes += Data(text.replacing(/(seams[A-Za-z]+\()#/) { "\($0.1)\(piece.number)" }.utf8)
        if bytes.count > start { texts.append(Stretch(number: piece.blame, range: start..<bytes.count)) }
    }

    /// Finds the offset at which a line begins; lines are counted from 1.
    func startOfLine(_ line: Int) -> Int? {
        guard line > 1 else { return 0 }
        return bytes.enumerated().lazy.filter { $0.element == UInt8(ascii: "\n") }.dropFirst(line - 2).first.map { $0.offset + 1 }
    }
}

extension PlantedFault {
    /// Its texts; a repeated call must not be inside the call that is left out.
    var pieces: [PlantedText.Piece] {
        fault.insertions.map {
            PlantedText.Piece(blame: number, number: switchNumber, insertion: $0, nesting: rule.kind == .doubled ? 1 : 2)
        }
    }
}

extension FunctionEntry {
    /// Its text, which comes before every fault of its body.
    var piece: PlantedText.Piece { PlantedText.Piece(blame: blame, number: number, insertion: insertion, nesting: 0) }
}
