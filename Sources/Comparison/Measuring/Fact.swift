/// The measurement of one property for one technique.
package struct Fact: Codable, Equatable, Sendable {
    /// The value of a cell.
    package enum Value: Codable, Equatable, Sendable {
        case number(Double)
        case word(String)
    }

    package var value: Value
    /// The evidence for the value, such as compiler errors, names or counts, a line each.
    package var evidence: [String]

    package init(_ value: Value, _ evidence: [String] = []) {
        self.value = value
        self.evidence = evidence
    }

    static func count(_ number: Int, _ evidence: [String] = []) -> Fact { Fact(.number(Double(number)), evidence) }
    static func word(_ word: String, _ evidence: [String] = []) -> Fact { Fact(.word(word), evidence) }
    static func answer(_ yes: Bool, _ evidence: [String] = []) -> Fact { Fact(.word(yes ? "yes" : "no"), evidence) }

    /// The value if it is a word.
    package var word: String? { if case .word(let word) = value { word } else { nil } }
    /// The value if it is a number.
    package var number: Double? { if case .number(let number) = value { number } else { nil } }
}

extension Fact.Value {
    /// Encodes a plain number or string.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .word(let word): try container.encode(word)
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = try (try? container.decode(Double.self)).map(Self.number) ?? .word(container.decode(String.self))
    }
}
