extension EquivalentFaults {
    /// Every family.
    package static let all =
        calls + repetitions + errors + loops + shortcuts + values + numbers + boundaries + ends + choices + certainties
        + formalities
}
