import SwiftParser
import Testing

@testable import Faults

/// The diff of a fault is code that a reader can type.
struct FaultDiffTests {
    /// The rules whose faults people meet in their own packages, but for one: the dot or comma beside a modifier goes with it unsaid.
    static let rules = FaultRule.all(for: .ownCode).filter { $0.name != FaultRule.confusedContexts.name }

    @Test(arguments: rules.map(\.name)) func `the code with the diff of a rule's example applied is Swift`(_ name: String) throws {
        let rule = try #require(Self.rules.first { $0.name == name })
        for example in rule.examples {
            let source = Planting.source(of: example)
            if Parser.parse(source: source).hasError { continue }
            for fault in Planting.planted(source, rules: [rule]).faults.map(\.fault) where !fault.before.isEmpty {
                // Nothing tells the type, and each type has another value of its own; a text of several lines has no form on one.
                if fault.after == "another value" || fault.before.contains("\"\"\"") { continue }
                guard let typed = Self.typed(fault, in: source) else {
                    // Calls that change places may have code between them.
                    #expect(fault.insertions.count > 1, "\(example.title): \(fault.diff)")
                    continue
                }
                #expect(!Parser.parse(source: typed).hasError, "\(example.title): \(fault.diff)")
            }
        }
    }

    /// The source with a diff applied around the place of its fault; nil if the code before the change is not there.
    private static func typed(_ fault: Fault, in source: String) -> String? {
        (0...fault.offset).reversed().lazy.compactMap { typed(fault, at: $0, in: Array(source.utf8)) }.first
    }

    private static func typed(_ fault: Fault, at start: Int, in bytes: [UInt8]) -> String? {
        var end = start
        // The diff has the code on one line.
        for byte in fault.before.utf8 where !isSpace(byte) {
            while end < bytes.count, isSpace(bytes[end]) || bytes[end] == UInt8(ascii: ";") && byte != bytes[end] { end += 1 }
            guard end < bytes.count, bytes[end] == byte else { return nil }
            end += 1
        }
        // The sign between two statements goes with the one before it.
        if fault.after.isEmpty, end < bytes.count, bytes[end] == UInt8(ascii: ";") { end += 1 }
        return String(decoding: bytes[..<start], as: UTF8.self) + fault.after + String(decoding: bytes[end...], as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(byte) }

    @Test(
        arguments: [
            ("switch kind { case .element: count = 1; default: stop() }", "- .element", "+ .element where false"),
            ("switch kind { case .element: count = 1; default: stop() }", "- .element", "+ _"),
            ("switch kind { case .element: stop(); default: count = 1 }", "- stop()", "+ break"),
            ("switch kind { case .element: stop(); default: count = 1 }", "- count = 1", "+ break"),
            (
                "if case .some(let value) = token { show(value) }", "- case .some(let value) = token",
                "+ false, case .some(let value) = token"
            ),
            ("if let token { show(token) }", "- let token", "+ false, let token"),
            ("if let _ = token { stop() }", "- let _ = token", "+ true"),
            ("do { token = try fetch() } catch { }", "- try fetch()", "+ try fetch(); throw CancellationError()"),
            ("do { let token = try fetch() } catch { }", "- try fetch()", "+ try fetch(); throw CancellationError()"),
            ("do { return try fetch() } catch { }", "- return try fetch()", "+ _ = try fetch(); throw CancellationError()"),
            (
                "do { token = [try fetch()] } catch { }", "- try fetch()",
                "+ try [fetch()].filter { _ in throw CancellationError() }[0]"
            ),
            ("do { try fetch(); show() } catch { stop() }", "- try fetch()", "+ try fetch(); throw CancellationError()"),
            ("isOn ? start() : stop() }; func start() { }; func stop() { go()", "- start()", "+ ()"),
            ("token = try? fetch()", "- try? fetch()", "+ nil"),
            ("show(try? fetch())", "- try? fetch()", "+ nil"),
            ("show(from: first, to: last)", "- first, to: last", "+ last, to: first"),
        ]) func `a diff shows what the planted code does`(_ code: String, _ before: String, _ after: String)
    {
        let planted = Planting.planted("class Screen { func run() { \(code) } }", rules: Self.rules)

        #expect(planted.faults.map(\.fault.diff).contains([before, after]), "\(planted.faults.map(\.fault.diff))")
    }
}
