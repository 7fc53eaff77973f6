internal import SwiftSyntax

/// How one kind of fault is found: a place in the source that has the form in question, and the faults that can be made there.
struct FaultRule: Sendable {
    /// The faults at a node; empty for nearly every node.
    var faults: @Sendable (Syntax, FaultContext) -> [Fault]

    /// All rules. A new kind of fault is a new file in `Rules` and its name here.
    static let all: [FaultRule] = [
        .droppedCalls, .reroutedCalls, .alteredTexts, .doubledCalls, .unsetAssignments, .flippedConditions, .movedBoundaries,
        .failedSuccesses, .swappedArguments, .reorderedCalls,
    ]
}
