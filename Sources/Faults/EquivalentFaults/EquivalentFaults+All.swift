extension EquivalentFaults {
    /// Every family.
    package static let all = calls + loops + values + numbers
}
