extension Int {
    /// The number with a noun in its right form, such as "1 test" and "2 tests".
    package func counted(_ noun: String) -> String {
        "\(self) \(noun)\(self == 1 ? "" : "s")"
    }
}
