import Foundation
import TestSupport
import Testing
import Workspace

@testable import Comparison

/// The page in a real browser.
struct BrowserTests {
    /// The record that `visit.js` leaves in the page.
    private struct Seen: Decodable {
        struct Pair: Decodable {
            var heads: [String]
            var words: [String]
            var keywords: Int
        }
        var width: Int
        var scrollWidth: Int
        var wide: Int
        var sortedUp: [Int]
        var sortUp: String?
        var sortedDown: [Int]
        var sortDown: String?
        var sortedHeads: Int
        var names: [String]
        var fitting: [String]
        var said: String
        var columns: [String]
        var lines: [String]
        var turnedUp: [Int]
        var turnedSort: String?
        var turnedWidth: Int
        var focus: String
        var all: Int
        var sticky: String
        var first: Pair
        var second: Pair
        var third: Pair
        var same: String
        var texts: Int
        var pale: [String]
        var background: String
        var unlabelled: Int
        var outside: Int
    }

    /// The page of this workspace, measured once for all tests.
    private static let page = Task {
        let workspace = try WorkspaceCopy()
        defer { withExtendedLifetime(workspace) {} }
        let comparison = try await Comparison(workspace: Workspace(containing: workspace.root))
        return try await comparison.page(of: comparison.table())
    }

    /// A visit at a desk, in the light, which several tests look at.
    private static let desk = Task { try await visit(page.value, width: 1280, isDark: false) }

    private static func visit(_ page: String, width: Int, isDark: Bool) async throws -> (seen: Seen, console: [String]) {
        let script = try String(contentsOf: Clone.root.appending(path: "Tests/ComparisonTests/Fixtures/visit.js"), encoding: .utf8)
        return try await Browser.visit(page, script: script, width: width, isDark: isDark)
    }

    @Test(.needsBrowser, arguments: [360, 1280], [false, true])
    func `the page works on a phone and on a desk, in the light and in the dark`(_ width: Int, _ isDark: Bool) async throws {
        let isAtDesk = width == 1280 && !isDark
        let (seen, console) = try await isAtDesk ? Self.desk.value : Self.visit(Self.page.value, width: width, isDark: isDark)

        #expect(console == [])
        #expect(seen.width == width)
        #expect(seen.scrollWidth <= width)
        #expect(seen.wide <= width, "with everything opened")
        #expect(seen.turnedWidth <= width, "with a column for each technique")
        #expect(seen.outside == 0, "It loads nothing.")
        #expect(seen.unlabelled == 0)
        #expect(seen.background == (isDark ? "rgb(21, 24, 28)" : "rgb(255, 255, 255)"))
        #expect(seen.texts > 300)
        #expect(seen.pale == [])
    }

    @Test(.needsBrowser)
    func `a heading sorts its table, and any two techniques can be put side by side`() async throws {
        let (seen, _) = try await Self.desk.value

        #expect(seen.sortedUp == seen.sortedUp.sorted() && Set(seen.sortedUp).count > 1)
        #expect(seen.sortedDown == seen.sortedUp.sorted(by: >))
        #expect([seen.sortUp, seen.sortDown] == ["ascending", "descending"])
        #expect(seen.sortedHeads == 1)
        #expect(seen.names == seen.names.sorted() && seen.names.count >= 5)
        #expect(seen.first.heads.allSatisfy { $0.contains("A: constructor-injection") && $0.contains("B: closure-injection") })
        #expect(seen.second.heads.allSatisfy { $0.contains("A: container-injection") && $0.contains("B: closure-injection") })
        #expect(seen.third.heads.allSatisfy { $0.contains("A: container-injection") && $0.contains("B: singleton-backdoor") })
        #expect(seen.third.heads.count == 4)
        #expect(seen.first.words.contains("changed") && seen.second.words.contains("A only") && seen.third.words.contains("B only"))
        #expect([seen.first, seen.second, seen.third].allSatisfy { $0.keywords > 20 })
        #expect(seen.same.contains("two different techniques"))
    }

    @Test(.needsBrowser)
    func `situations choose the techniques, rows and columns change places, and heads stay visible`() async throws {
        let (seen, _) = try await Self.desk.value

        #expect(seen.fitting.contains("instance-property-injection") && !seen.fitting.contains("constructor-injection"))
        #expect(seen.said == "\(seen.fitting.count) of \(seen.all) techniques" && seen.fitting.count < seen.all)
        #expect(seen.columns.sorted() == seen.fitting.sorted())
        #expect(seen.lines.contains("Lines added") && seen.lines.contains("Call sites to change"))
        #expect(seen.turnedUp == seen.turnedUp.sorted() && Set(seen.turnedUp).count > 1)
        #expect(seen.turnedSort == "ascending" && seen.focus == "Lines added")
        #expect(seen.sticky == "sticky")
    }

    @Test(.needsBrowser)
    func `the visitor sees pale text, a wide page and an error on the console`() async throws {
        let spoilt = try await Self.page.value
            .replacing("--dim: #565d66", with: "--dim: #c0c6cc")
            .replacing("</main>", with: "<div style=\"width: 50rem\">wide</div><script>console.error(\"spoilt\")</script></main>")

        let (seen, console) = try await Self.visit(spoilt, width: 360, isDark: false)

        #expect(!seen.pale.isEmpty)
        #expect(seen.scrollWidth > 360)
        #expect(console.count == 1)
    }

    @Test func `only a test run outside CI may do without a browser`() {
        #expect(Browser.isOptional(in: [:]))
        #expect(!Browser.isOptional(in: ["CI": "true"]))
    }
}
