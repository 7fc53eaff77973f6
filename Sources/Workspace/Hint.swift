/// A hint, as `kata.json` holds it: a text, or an object with the text and the stages that it helps with.
package struct Hint: Decodable, Sendable {
    package var text: String
    /// The stages that it helps with; empty if it is a step like any other.
    package var stages: [Stage]
    /// Pieces of the words of a verdict that it answers; empty if it fits no verdict better than others.
    package var when: [String]

    private enum CodingKeys: CodingKey {
        case text, stages, when
    }

    package init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.text = text
            (stages, when) = ([], [])
        } else {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            text = try container.decode(String.self, forKey: .text)
            stages = try container.decode([Stage].self, forKey: .stages)
            when = try container.decodeIfPresent([String].self, forKey: .when) ?? []
        }
    }
}
