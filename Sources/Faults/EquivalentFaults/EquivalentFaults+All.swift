extension EquivalentFaults {
    /// Every family.
    package static let all =
        calls + repetitions + errors + loops + shortcuts + values + numbers + boundaries + multiples + limits + hidden + ends + choices
        + certainties
        + formalities
}
