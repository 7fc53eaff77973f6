extension MutationReport {
    /// The reason why a report cannot be merged with others, as the end of a sentence that begins with its name.
    package struct Mismatch: Error, Equatable {
        package let name: String
        package let reason: String
    }
}
