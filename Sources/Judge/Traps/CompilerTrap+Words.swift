extension CompilerTrap {
    /// Words and signs of other languages.
    static let words = ForeignWord.all.flatMap(\.traps) + statements + declarations + signs
}
