extension CompilerTrap {
    /// Every trap, a special case before the general one.
    ///
    /// A new one is an entry in the list of its topic, a section in ``guide``, and a case in the tests.
    static let all = tests + effects + words + grammar + factories + values + initializers + overrides + names
}
