/// What was measured for one technique and one property.
package struct Fact: Codable, Equatable, Sendable {
    /// The value of a cell.
    package enum Value: Codable, Equatable, Sendable {
        case number(Double)
        case word(String)
    }

    package var value: Value
    /// What it was seen from, a line each: the compiler's words, names, counts.
    package var evidence: [String]

    package init(_ value: Value, _ evidence: [String] = []) {
        self.value = value
        self.evidence = evidence
    }

    static func count(_ number: Int, _ evidence: [String] = []) -> Fact { Fact(.number(Double(number)), evidence) }
    static func word(_ word: String, _ evidence: [String] = []) -> Fact { Fact(.word(word), evidence) }
    static func answer(_ yes: Bool, _ evidence: [String] = []) -> Fact { Fact(.word(yes ? "yes" : "no"), evidence) }

    /// The word, if the value is one.
    package var word: String? { if case .word(let word) = value { word } else { nil } }
    /// The number, if the value is one.
    package var number: Double? { if case .number(let number) = value { number } else { nil } }
}

extension Fact.Value {
    /// A number or a string, without more around it.
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
