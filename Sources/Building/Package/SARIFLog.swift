package import Foundation

/// A log in SARIF 2.1.0, the format in which code hosts take findings.
///
/// Each result is one line of the file, so that two logs can be compared line by line.
package struct SARIFLog: Sendable {
    /// A finding at a place.
    package struct Result: Sendable {
        /// The name of the rule that found it.
        package var rule: String
        package var message: String
        /// The path below the folder that the log is about.
        package var file: String
        package var line: Int
        /// The column, counted from 1 in Unicode scalars; nil for the whole line.
        package var column: Int?
        /// The identity of the finding in later logs.
        package var fingerprint: String

        package init(rule: String, message: String, file: String, line: Int, column: Int? = nil, fingerprint: String) {
            self.rule = rule
            self.message = message
            self.file = file
            self.line = line
            self.column = column
            self.fingerprint = fingerprint
        }
    }

    private let tool: String
    /// The name under which a finding's identity is kept.
    private let identity: String
    /// The help for each rule.
    private let help: [String: String]
    private let results: [Result]

    /// Makes a log.
    ///
    /// - Parameters:
    ///   - tool: The name of the program that found the results.
    ///   - identity: The name under which a finding's identity is kept, such as `fault/v1`.
    ///   - help: A sentence on each rule, by its name.
    ///   - results: The findings.
    package init(tool: String, identity: String, help: [String: String], results: [Result]) {
        self.tool = tool
        self.identity = identity
        self.help = help
        self.results = results
    }

    /// The bytes of the file.
    package var bytes: Data {
        get throws {
            let rules = help.sorted { $0.key < $1.key }.map { Rule(id: $0.key, help: Message(text: $0.value)) }
            let lines = try results.map { try Self.line(Entry($0, identity: identity)) }.joined(separator: ",\n")
            return Data(
                """
                {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints",
                "tool":\(try Self.line(Tool(driver: Tool.Driver(name: tool, rules: rules)))),
                "results":[
                \(lines)
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

    private struct Entry: Encodable {
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

        init(_ result: Result, identity: String) {
            ruleId = result.rule
            message = Message(text: result.message)
            var region = ["startLine": result.line]
            region["startColumn"] = result.column
            let uri = result.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? result.file
            locations = [Location(physicalLocation: .init(artifactLocation: ["uri": uri], region: region))]
            partialFingerprints = [identity: result.fingerprint]
        }
    }
}
