extension CompilerTrap {
    /// Words and signs of other languages.
    static let words = expressions + ForeignWord.all.flatMap(\.traps) + statements + declarations + signs
}
