extension String {
    /// The text with a period, unless it ends a sentence already, as a question of the compiler does.
    var endingASentence: String { last.map { "?!.".contains($0) } == true ? self : self + "." }
}
