internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of questions about the end of a text or an interval.
    static let ends = [
        EquivalentFaults(
            "rests-behind-the-end", of: [.movedBoundaries, .alwaysTrue],
            because: "The rest of a text behind its end is empty, so a question about it needs no other one before it.",
            examples: [
                FaultExample(
                    "a question about the rest", "let x = next < name.endIndex && name[next...].contains(last)",
                    plants: [
                        "Screen calls contains(_:) on Analytics.shared instead of name[next...]",
                        "Screen takes `name[next...].contains(last)` for true",
                        "Screen takes `next < name.endIndex && name[next...].contains(last)` for false",
                    ]),
                FaultExample(
                    "a question about what the rest does not have", "let x = next < name.endIndex && !name[next...].contains(last)",
                    plants: [
                        "Screen calls contains(_:) on Analytics.shared instead of name[next...]",
                        "Screen takes `!name[next...].contains(last)` for true",
                        "Screen takes `next < name.endIndex && !name[next...].contains(last)` for false",
                        "Screen takes `next < name.endIndex` for true", "Screen uses <= instead of < in `next < name.endIndex`",
                    ]),
                FaultExample(
                    "a question right behind, in a function that reads letters elsewhere",
                    "use(name[next]); if next < name.endIndex, let end = name[next...].firstIndex(of: last) { stop(end) }",
                    plants: [
                        "Screen calls firstIndex(of:) on Analytics.shared instead of name[next...]", "Screen calls stop(_:) twice",
                        "Screen calls use(_:) twice", "Screen does not call stop(_:)", "Screen does not call use(_:)",
                        "Screen treats `end` as nil although it is set", "Screen takes `next < name.endIndex` for false",
                        "Screen reverses the condition `next < name.endIndex`",
                    ]),
                FaultExample(
                    "a letter at the place", "let x = next < name.endIndex && name[next] == last",
                    plants: [
                        "Screen takes `name[next] == last` for true", "Screen takes `next < name.endIndex && name[next] == last` for false",
                        "Screen takes `next < name.endIndex` for true", "Screen uses <= instead of < in `next < name.endIndex`",
                    ]),
            ]
        ) { node, _ in
            node.as(InfixOperatorExprSyntax.self)?.isNeededForNoEmptyRest ?? false
        },
        EquivalentFaults(
            "ends-of-intervals", of: [.alteredNumbers],
            because: "A part that brings the end of an interval right before a moment may be greater: tests try only that moment.",
            examples: [
                FaultExample(
                    "the moment before", "let x = DateInterval(start: first, end: day + (last - 0.001)).contains(now)",
                    plants: [
                        "Screen calls contains(_:) on Analytics.shared instead of DateInterval(start: first, end: day + (last - 0.001))",
                        "Screen matches day + (last - 0.001) + 1 instead of day + (last - 0.001) in `DateInterval(start: first, end: day + (last - 0.001))`",
                        "Screen matches day + (last - 0.001) - 1 instead of day + (last - 0.001) in `DateInterval(start: first, end: day + (last - 0.001))`",
                        "Screen matches first + 1 instead of first in `DateInterval(start: first, end: day + (last - 0.001))`",
                        "Screen matches first - 1 instead of first in `DateInterval(start: first, end: day + (last - 0.001))`",
                        "Screen swaps the arguments first and day + (last - 0.001) of DateInterval(start:end:)",
                        "Screen uses + instead of - in `last - 0.001`", "Screen uses - instead of + in `day + (last - 0.001)`",
                    ])
            ]
        ) { node, _ in
            node.bringsAnEndBeforeAMoment
        },
    ]
}
