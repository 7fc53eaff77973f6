internal import Foundation

extension TestRun {
    /// Reads XCTest's standard output, which is its only report.
    ///
    /// - Parameters:
    ///   - output: The output, with anything between the lines that the tests printed.
    ///   - tests: The tests that were to run, by `Class.test`.
    mutating func read(xctest output: Data, of tests: [String: String]) {
        for line in output.split(separator: UInt8(ascii: "\n")) {
            if let start = line.range(of: Self.testCase) {
                // A test may have printed something in front.
                let rest = line[start.upperBound...]
                guard let quote = rest.firstIndex(of: UInt8(ascii: "'")), let test = tests[Self.name(rest[..<quote])] else { continue }
                let word = rest[quote...].dropFirst(2)
                if word.starts(with: Self.started) {
                    unfinished = [test]
                } else if word.starts(with: Self.hasPassed) {
                    end(test)
                    passed.insert(test)
                } else if word.starts(with: Self.hasFailed) {
                    end(test)
                    failed.append(test)
                } else if word.starts(with: Self.wasSkipped) {
                    end(test)
                    skipped.insert(test)
                }
            } else if message == nil, let error = line.range(of: Self.error) {
                message = String(decoding: line[error.upperBound...].prefix(300), as: UTF8.self)
                place = String(decoding: line[..<error.lowerBound], as: UTF8.self)
            }
        }
    }

    private mutating func end(_ test: String) {
        unfinished.removeAll { $0 == test }
    }

    /// Elsewhere than on Linux, a test is called `-[Module.Class test]`.
    private static func name(_ text: Data) -> String {
        let name = String(decoding: text, as: UTF8.self)
        guard name.hasPrefix("-["), name.hasSuffix("]") else { return name }
        let words = name.dropFirst(2).dropLast().split(separator: " ")
        return "\(words.first?.split(separator: ".").last ?? "").\(words.last ?? "")"
    }

    private static let testCase = Data("Test Case '".utf8)
    private static let started = Data("started".utf8)
    private static let hasPassed = Data("passed".utf8)
    private static let hasFailed = Data("failed".utf8)
    private static let wasSkipped = Data("skipped".utf8)
    private static let error = Data(": error: ".utf8)
}
