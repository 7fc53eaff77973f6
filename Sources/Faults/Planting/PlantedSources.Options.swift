extension PlantedSources {
    /// The ways of planting that differ between katas and people's own code.
    package struct Options: Sendable {
        /// The code in which they plant.
        package var subject: FaultRule.Subject
        /// The rules that plant.
        package var rules: [FaultRule]
        /// The faults that are left out, because no test could catch them.
        package var equivalents: [EquivalentFaults]
        /// The most faults that are planted; nil for all of them.
        package var most: Int?
        /// The switch number of the first fault in each file, by its path; the others follow.
        ///
        /// Files without one get numbers that nobody can guess.
        package var firstNumbers: [String: Int]
        /// Whether the ``NeedlessWords`` are taken away.
        package var removesWords: Bool
        /// The numbers of the functions that record that they are entered; nil if none does.
        package var entryNumbers: FunctionEntry.Numbers?

        /// The way of the katas, as far as nothing else is given.
        package init(
            for subject: FaultRule.Subject = .katas, rules: [FaultRule]? = nil,
            leavingOut equivalents: [EquivalentFaults] = EquivalentFaults.all,
            most: Int? = PlantedSources.most, countedFrom firstNumbers: [String: Int] = [:], removingWords removesWords: Bool = true,
            entries entryNumbers: FunctionEntry.Numbers? = nil
        ) {
            self.subject = subject
            self.rules = rules ?? FaultRule.all(for: subject)
            self.equivalents = equivalents
            self.most = most
            self.firstNumbers = firstNumbers
            self.removesWords = removesWords
            self.entryNumbers = entryNumbers
        }
    }
}
