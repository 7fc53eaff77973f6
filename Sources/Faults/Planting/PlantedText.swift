internal import Foundation

/// A file's text with the insertions of some faults, and the places of these insertions.
struct PlantedText {
    /// A stretch of the new text that belongs to a fault.
    struct Stretch {
        var number: Int
        var range: Range<Int>
    }

    private(set) var bytes = Data()
    /// The inserted texts.
    private(set) var texts: [Stretch] = []
    /// The inserted texts with the source between them.
    private(set) var regions: [Stretch] = []

    init(_ original: Data, _ faults: [PlantedFault]) {
        let insertions = faults.flatMap { fault in
            fault.fault.insertions.map { (fault: fault, insertion: $0, order: fault.rule.kind.nesting) }
        }
        // From the outside in: an insertion that begins first or ends later contains the next ones.
        let outsideIn = insertions.sorted { first, second in
            let (one, other) = (first.insertion.range, second.insertion.range)
            if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
            if one.upperBound != other.upperBound { return one.upperBound > other.upperBound }
            return (first.order, first.fault.number) < (second.order, second.fault.number)
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
                insert(outsideIn[index].insertion.suffix, of: outsideIn[index].fault)
                regions.append(Stretch(number: outsideIn[index].fault.number, range: (starts[index] ?? 0)..<bytes.count))
            }
            for index in openings[offset] ?? [] {
                starts[index] = bytes.count
                insert(outsideIn[index].insertion.prefix, of: outsideIn[index].fault)
            }
        }
        bytes += original[(original.startIndex + copied)...]
    }

    private mutating func insert(_ text: String, of fault: PlantedFault) {
        let start = bytes.count
        // The learner's own text may be part of it, such as a `(#function)`.
        bytes += Data(text.replacing(/(seams[A-Za-z]+\()#/) { "\($0.1)\(fault.switchNumber)" }.utf8)
        if bytes.count > start { texts.append(Stretch(number: fault.number, range: start..<bytes.count)) }
    }

    /// Finds the offset at which a line begins; lines are counted from 1.
    func startOfLine(_ line: Int) -> Int? {
        guard line > 1 else { return 0 }
        return bytes.enumerated().lazy.filter { $0.element == UInt8(ascii: "\n") }.dropFirst(line - 2).first.map { $0.offset + 1 }
    }
}

extension FaultKind {
    /// The rank among faults around the same piece, from the outside in: a repeated call must not be inside the call that is left out.
    fileprivate var nesting: Int {
        self == .doubled ? 0 : 1
    }
}
