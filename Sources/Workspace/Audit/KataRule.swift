/// A condition that a whole kata meets, whatever it is about.
///
/// A new rule is a value in one of the extensions, and its name in ``all``.
package struct KataRule: Sendable {
    /// The rule's name.
    package let name: String
    /// Whether it is about files that belong to the learner once the kata is handed out.
    package var concernsLearner = false
    /// Finds the problems of a kata; none if it meets the condition.
    package let problems: @Sendable (KataFiles) -> [KataProblem]

    /// All rules, in the order in which their problems are best solved.
    package static let all: [KataRule] = [
        parts, strays, learnersStrays, keys, name, texts, paths, hints, readme, sameFiles, handedOut, givenSources, lockedFiles,
        broughtFaults, names, neededUses, doubles, writtenOnce,
        programs, manifest, steps,
    ]
}
