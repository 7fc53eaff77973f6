/// A kata that practices a technique, and the measured cost of the technique.
package struct Practice: Sendable {
    /// The name of the kata, such as `constructor-injection`.
    package var kata: String
    /// The name of the technique for people.
    package var technique: String
    /// The lines that differ between the kata's start and its solution.
    package var cost: Int

    package init(kata: String, technique: String, cost: Int) {
        self.kata = kata
        self.technique = technique
        self.cost = cost
    }
}
