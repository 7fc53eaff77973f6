internal import Building
internal import Foundation
internal import Workspace

/// A few hashes that stand for the code of a submission, so that two submissions can be compared without their code.
///
/// They are hashes of runs of tokens, chosen by winnowing (Schleimer, Wilkerson and Aiken, 2003).
struct Sketch: Codable, Equatable, Sendable {
    /// The hashes, sorted.
    let hashes: [UInt32]

    /// The tokens of a run, and the runs of which one is chosen.
    private static let (run, window) = (10, 4)

    init(hashes: some Sequence<UInt32>) {
        self.hashes = Set(hashes).sorted()
    }

    init(from decoder: any Decoder) throws {
        hashes = try decoder.singleValueContainer().decode([UInt32].self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hashes)
    }

    /// The part of both that is in each: from 0 to 1.
    func alikeness(to other: Sketch) -> Double {
        let shared = Set(hashes).intersection(other.hashes).count
        let all = hashes.count + other.hashes.count - shared
        return all == 0 ? 0 : Double(shared) / Double(all)
    }

    static func runs(of code: Data) -> [UInt32] {
        let kinds = SwiftTokens(in: code).kinds
        guard kinds.count >= run else { return [] }
        return (0...(kinds.count - run)).map { UInt32(truncatingIfNeeded: UInt64.hash(of: kinds[$0..<($0 + run)])) }
    }

    /// The least hash of each window, so that a long common part has common hashes wherever it is.
    static func chosen(from runs: [UInt32]) -> Set<UInt32> {
        guard runs.count > window else { return Set(runs) }
        return Set((0...(runs.count - window)).compactMap { runs[$0..<($0 + window)].min() })
    }
}

/// Makes the sketches of submissions for a kata.
struct SketchMaker: Sendable {
    /// The bytes that are read of one submission.
    private static let mostBytes = 1 << 20

    private let kata: Kata
    /// The runs of the start, which everybody has.
    private let given: Set<UInt32>

    init(for kata: Kata) {
        self.kata = kata
        given = Set(Self.files(of: kata.startFolder, for: kata).flatMap { Sketch.runs(of: $0) })
    }

    /// Makes the sketch of the work in a folder, without all that the start has.
    func sketch(of folder: URL) -> Sketch {
        let own = Self.files(of: folder, for: kata).flatMap { Sketch.chosen(from: Sketch.runs(of: $0)) }
        return Sketch(hashes: own.filter { !given.contains($0) })
    }

    private static func files(of folder: URL, for kata: Kata) -> [Data] {
        var left = mostBytes
        return kata.parts.flatMap { (try? SourceSet(in: folder, at: $0))?.files ?? [] }.map { file in
            let bytes = file.bytes.prefix(left)
            left -= bytes.count
            return bytes
        }
    }
}
