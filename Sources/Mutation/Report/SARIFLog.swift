package import Foundation

/// The faults that no test catches as a log in SARIF 2.1.0, the format in which code hosts take findings.
///
/// Each result is one line of the file, so that two logs can be compared line by line. Paths are relative to the package.
package struct SARIFLog: Sendable {
    private let report: MutationReport

    package init(_ report: MutationReport) {
        self.report = report
    }

    /// The bytes of the file.
    package var bytes: Data {
        get throws {
            let found = report.faults.filter { [.survived, .notRun].contains($0.status) }
            let rules = Dictionary(found.map { ($0.rule, $0.next) }, uniquingKeysWith: { first, _ in first }).sorted { $0.key < $1.key }
            let driver = Tool.Driver(name: "kata mutate", rules: rules.map { Rule(id: $0.key, help: Message(text: $0.value)) })
            let results = try found.map { try Self.line(Result($0)) }.joined(separator: ",\n")
            return Data(
                """
                {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints",
                "tool":\(try Self.line(Tool(driver: driver))),
                "results":[
                \(results)
                ]}]}

                """.utf8)
        }
    }

    private static func line(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private struct Message: Encodable {
        var text: String
    }

    private struct Rule: Encodable {
        var id: String
        var help: Message
    }

    private struct Tool: Encodable {
        struct Driver: Encodable {
            var name: String
            var rules: [Rule]
        }

        var driver: Driver
    }

    private struct Result: Encodable {
        struct Location: Encodable {
            struct Physical: Encodable {
                var artifactLocation: [String: String]
                var region: [String: Int]
            }

            var physicalLocation: Physical
        }

        var ruleId: String
        var level = "warning"
        var message: Message
        var locations: [Location]
        var partialFingerprints: [String: String]

        init(_ fault: FaultAnswer) {
            ruleId = fault.rule
            let missing = fault.status == .survived ? "No test fails when" : "No test runs the line where"
            message = Message(text: "\(missing) \(fault.words). \(fault.next)")
            let place = Location.Physical(
                artifactLocation: ["uri": fault.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? fault.file],
                region: ["startLine": fault.line, "startColumn": fault.column])
            locations = [Location(physicalLocation: place)]
            partialFingerprints = ["fault/v1": fault.id]
        }
    }
}
