import Foundation
import SwiftIfConfig
import SwiftParser
import Workspace

@testable import Faults

/// Plants faults in small pieces of code.
enum Planting {
    /// Plants faults in a file `Screen.swift`, which is also the starting file unless there is another one.
    static func planted(
        _ source: String, given: [String] = [], humble: [String] = [], start: String? = nil,
        subject: FaultRule.Subject = .katas, rules: [FaultRule]? = nil,
        leavingOut equivalents: [EquivalentFaults] = EquivalentFaults.all
    ) -> PlantedSources {
        PlantedSources(
            in: ParsedSources(SourceSet(files: [.init(path: "Screen.swift", bytes: Data(source.utf8))])),
            given: GivenCode(given, start: [Parser.parse(source: start ?? source)], humble: humble),
            brought: BroughtFacts(
                realInstances: ["Analytics.shared", "Analytics.shared.track(event:of:times:)", "LiveTracking"],
                lateValues: ["makeLate", "late", "makeLateAndFresh"],
                freshValues: ["makeFresh", "makeLateAndFresh"],
                callsMadeOnce: ["payOnce(_:)"],
                faults: [
                    BroughtFault(find: "limit / 100 * 5", replace: "limit * 5 / 100", words: "the limit is rounded at the end"),
                    BroughtFault(
                        function: "Screen.weight(of:)", replace: "min(weight(of: name), 1)", words: "nothing weighs more than a gram"),
                    BroughtFault(
                        function: "Screen.send(_:)", replace: "await send(\"\"); await send(name)", words: "an empty name is sent"),
                    BroughtFault(
                        function: "static Screen.send(_:)", replace: "send(#1.lowercased())", words: "the text is sent in small letters"),
                    BroughtFault(function: "Screen.size", replace: "min(size, 1)", words: "nothing is great"),
                    BroughtFault(
                        find: "_ / 60 % 24", also: ["_.part(.hour, of: _)"], replace: "{ $0 == 5 ? 6 : $0 }(#0)",
                        words: "five o'clock counts as six"),
                    BroughtFault(find: "brought", replace: "Client()", words: "another client is used", isKept: true),
                ],
                extraCalls: ["delegate.notify()"]),
            conditions: StaticBuildConfiguration(
                customConditions: ["DEBUG"], languageVersion: VersionTuple(6), compilerVersion: VersionTuple(6, 3)),
            options: PlantedSources.Options(for: subject, rules: rules, leavingOut: equivalents))
    }

    /// The words of the faults that are planted in an example, sorted.
    static func words(
        in example: FaultExample, subject: FaultRule.Subject = .katas, rules: [FaultRule]? = nil,
        leavingOut equivalents: [EquivalentFaults] = EquivalentFaults.all
    ) -> [String] {
        planted(source(of: example), subject: subject, rules: rules, leavingOut: equivalents).faults.map(\.fault.words).sorted()
    }

    /// The file of an example.
    static func source(of example: FaultExample) -> String {
        "final class Screen {\n    func run() async throws {\n\(example.code)\n    }\n}\n"
    }
}
