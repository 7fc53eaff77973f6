import Building
import Foundation
import TestSupport
import Testing
import Workspace

@testable import Survey

/// The report as programs and browsers read it.
struct ReportTests {
    private static let source = """
        final class Cart { func pay() { Analytics.shared.track("<pay>") } }
        final class Till { func open() { _ = Date() } }
        """

    private func report() async throws -> SurveyReport { try await SmallCode(["My App/Cart.swift": Self.source]).report() }

    @Test func `JSON has the fields of the contract, with paths relative to the folder`() async throws {
        let bytes = try JSONEncoder().encode(try await report())
        let json = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        let findings = try #require(json["findings"] as? [[String: Any]])

        #expect(json["version"] as? Int == 1 && json["indexed"] as? Bool == false && json["package"] is String)
        let keys: Set = ["file", "line", "what", "category", "reaches", "callers", "score", "technique", "kata"]
        #expect(findings.count == 2 && findings.allSatisfy { keys.isSubset(of: $0.keys) })
        #expect(findings.allSatisfy { $0["file"] as? String == "My App/Cart.swift" })
    }

    @Test func `SARIF has a line for each finding, with a rule, an escaped path and an identity`() async throws {
        let text = String(decoding: try SARIFLog(try await report()).bytes, as: UTF8.self)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = text.split(separator: "\n").filter { $0.hasPrefix("{\"level\"") }

        #expect((run["results"] as? [Any])?.count == 2 && results.count == 2)
        #expect(text.contains("\"name\":\"kata survey\""))
        #expect(results.allSatisfy { $0.contains(#""uri":"My%20App/Cart.swift""#) })
        #expect(results.contains { $0.contains(#""startLine":1"#) && $0.contains(#""ruleId":"singleton""#) })
        #expect(results.contains { $0.contains(#""dependency/v1":"time-and-chance:Till:Date()""#) })
    }

    @Test func `a baseline knows a finding wherever its code moves, and is no report of another tool`() async throws {
        var first = try await report()
        let bytes = try JSONEncoder().encode(first)
        let baseline = try #require(Baseline(bytes))
        first.compare(with: baseline)
        #expect(first.new == [] && first.newFindings.isEmpty && first.findings.count == 2)

        var moved = try await SmallCode(["Other.swift": "\n\n" + Self.source + "\nfinal class Third { func f() { _ = Date() } }"]).report()
        #expect(moved.newFindings.count == 3)
        moved.compare(with: baseline)
        #expect(moved.newFindings.map(\.user) == ["Third"])

        for other in [#"{"version":1,"package":"App","tests":1,"faults":[]}"#, #"{"version":2,"indexed":true,"findings":[]}"#, "", "[]"] {
            #expect(Baseline(Data(other.utf8)) == nil)
        }
    }

    @Test func `a file that the parser cannot read to its end is named`() async throws {
        let report = try await SmallCode(["Good.swift": Self.source, "Bad.swift": "struct Bad {\n    func f( { Date() \n"]).report()
        #expect(report.broken == ["Bad.swift"])
    }

    @Test func `the page says that nothing was found`() async throws {
        let report = try await SmallCode("struct Good {}").report()
        let page = try SurveyPage(report, in: Workspace(containing: Clone.root)).html
        #expect(page.contains("No hard dependency found.") && !page.contains("<input"))
    }

    /// The record that the visit leaves in the page.
    private struct Seen: Decodable {
        var width: Int
        var scrollWidth: Int
        var filtered: Int
        var said: String
        var texts: Int
        var pale: [String]
        var background: String
        var unlabelled: Int
        var outside: Int
    }

    @Test(.needsBrowser, arguments: [(360, true), (1280, false)])
    func `the page works on a phone in the dark and on a desk, loads nothing, and filters`(_ width: Int, _ isDark: Bool) async throws {
        let page = try SurveyPage(try await report(), in: Workspace(containing: Clone.root)).html
        #expect(page.contains(SurveyPage.mark))
        let script = """
            const field = document.getElementById("filter");
            field.value = "till clock date";
            field.dispatchEvent(new Event("input"));
            seen.filtered = document.querySelectorAll(".findings > li:not([hidden])").length;
            field.value = "TILL date()";
            field.dispatchEvent(new Event("input"));
            seen.said = document.getElementById("shown").textContent;
            field.value = "";
            field.dispatchEvent(new Event("input"));
            """
        let (seen, console) = try await Browser.visit(page, script: script, width: width, isDark: isDark, as: Seen.self)

        #expect(console == [])
        #expect(seen.width == width && seen.scrollWidth <= width)
        #expect(seen.filtered == 0 && seen.said == "1 of 2")
        #expect(seen.outside == 0 && seen.unlabelled == 0 && seen.pale == [] && seen.texts > 10)
        #expect(seen.background == (isDark ? "rgb(21, 24, 28)" : "rgb(255, 255, 255)"))
    }
}
