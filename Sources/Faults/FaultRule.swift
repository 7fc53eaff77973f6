internal import SwiftSyntax

/// One way of making mistakes in code: the form of code, the mistake, its words, advice and examples.
///
/// A new rule is a file in `Rules` and its name in ``all``.
package struct FaultRule: Sendable {
    /// The name of the rule and of its file: `dropped-calls` is in `FaultRule+DroppedCalls.swift`.
    package let name: String
    /// The kind of its faults.
    package let kind: FaultKind
    /// The mistake, in one sentence.
    package let summary: String
    /// The advice for a learner whose tests miss such a fault.
    package let advice: String
    /// The advice for the author of a package whose tests miss it, where a kata's has a double to speak of.
    package var adviceInOwnCode: String?
    /// The change of the code to make instead, where no test could tell the difference; nil if there is none.
    package var otherwise: String?
    /// Code with the words of the faults that this rule plants in it.
    package let examples: [FaultExample]
    /// The code that it is for.
    package var subjects: Set<Subject> = [.katas, .ownCode]
    /// Finds the faults at a node; there are none at nearly every node.
    let faults: @Sendable (Syntax, FaultContext) -> [Fault]

    /// Every rule.
    package static let all: [FaultRule] = [
        droppedCalls, reroutedCalls, reroutedFunctions, reroutedTypes, alteredTexts, alteredValues, doubledCalls, repeatedCalls,
        unsetAssignments, alwaysTrue, alwaysFalse, reversedConditions, movedBoundaries, missingValues, failedSuccesses, misthrownErrors,
        swappedArguments, reorderedCalls, eagerValues, earlyInstances, keptValues, widenedResets, confusedContexts, extraCalls,
        exchangedOperators, forgottenSums, uncaughtErrors, alteredNumbers, alteredAnswers, missingDefaults, failedAttempts,
        droppedNegations, movedRanges, matchedRanges, exchangedEnds, alteredCases, alteredFlags, alteredLiterals, skippedElements,
        broughtFaults, broughtFunctions,
    ]

    /// Code in which faults are planted.
    package enum Subject: Sendable {
        /// The code of a kata, of which the learner tests every point.
        case katas
        /// The code of somebody's own package.
        case ownCode
    }

    /// The rules for a kind of code.
    package static func all(for subject: Subject) -> [FaultRule] { all.filter { $0.subjects.contains(subject) } }
}
