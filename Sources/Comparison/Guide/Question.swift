/// A question about somebody's own code whose answers decide which techniques fit.
package struct Question: Sendable {
    /// An answer, with the measured values that it demands of a technique.
    package struct Answer: Sendable {
        /// The word on the command line and in JSON.
        package var name: String
        package var text: String
        /// The situation in the words of the guide, after "if"; nil for an answer that demands nothing.
        package var situation: String?
        /// The price of the answer, in the words of the guide; nil where it has none.
        package var price: String?
        package var needs: [Need]

        /// Makes an answer that fits every technique.
        init(_ name: String, _ text: String) {
            (self.name, self.text, situation, needs) = (name, text, nil, [])
        }

        init(_ name: String, _ text: String, if situation: String, price: String? = nil, _ needs: Need...) {
            (self.name, self.text, self.situation, self.price, self.needs) = (name, text, situation, price, needs)
        }

        /// Returns whether a technique meets every need.
        package func fits(_ row: Table.Row) -> Bool {
            needs.allSatisfy { $0.isMet(by: row) }
        }
    }

    /// The word on the command line and in JSON.
    package let name: String
    package let text: String
    /// The answers; the first one demands nothing.
    package let answers: [Answer]
    /// The properties that its answers look at, each once.
    package let properties: [Property]

    init(name: String, text: String, answers: [Answer]) {
        (self.name, self.text, self.answers) = (name, text, answers)
        let names = Set(answers.flatMap(\.needs).map(\.property.name))
        properties = Property.all.filter { names.contains($0.name) }
    }

    /// Returns whether an answer excludes one of the techniques.
    package func distinguishes(_ rows: [Table.Row]) -> Bool {
        answers.contains { answer in !rows.allSatisfy(answer.fits) }
    }
}
