import Foundation
import TestSupport
import Testing
import Workspace

@testable import Mutation

/// The page, as text and in a real browser.
struct MutationPageTests {
    private static let source = """
        /// A gate for <b>eight</b> & "more".
        func isFull(_ count: Int) -> Bool {
            count < 8
        }
        func log(_ text: String) {
            print(text)
        }

        """

    private static func fault(
        _ number: Int, _ status: Answer.Status, line: Int = 3, kind: String = "flipped", file: String = "Sources/App/Gate.swift"
    ) -> FaultAnswer {
        FaultAnswer(
            id: "\(number)", file: file, line: line, column: 5, kind: kind, rule: "moved-boundaries", status: status,
            before: line == 3 ? "count < 8" : "print(text)", after: "<script>\(number)</script>", words: "isFull(_:) is <wrong>",
            next: "Test the boundary.", reachedBy: ["AppTests/full"], caughtBy: status == .caught ? ["AppTests/\"full\""] : [],
            reason: nil, seconds: 0)
    }

    private static let faults = [
        fault(1, .survived), fault(2, .caught), fault(3, .timedOut), fault(4, .notRun, line: 6, kind: "dropped"),
        fault(5, .refused, line: 6, kind: "doubled"), fault(6, .skipped, line: 6), fault(7, .survived, file: "Sources/App/Other.swift"),
        fault(8, .caught, file: "Sources/App/Third.swift"),
    ]

    /// The page of a package with three files, of which the last one changed after the faults were planted.
    private static func page(new: [String]? = ["7"]) throws -> String {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder("Sources/App"), withIntermediateDirectories: true)
        for name in ["Gate", "Other"] { try Data(source.utf8).write(to: folder("Sources/App/\(name).swift")) }
        try Data(("// new\n// new\n// new\n" + source).utf8).write(to: folder("Sources/App/Third.swift"))
        var report = MutationReport(package: "A&B", lines: 14, tests: 1, faults: faults)
        report.new = new
        return MutationPage.html(
            report, sourcesIn: folder.url, design: try PageDesign("Sources/Mutation/Page/page", below: Clone.root))
    }

    @Test func `each fault is below its line, nothing in the package becomes markup, and a changed file has no lines`() throws {
        let page = try Self.page()
        #expect(page.contains(MutationPage.mark) && page.contains("<h1>Faults in A&amp;B</h1>"))
        #expect(!page.contains("<b>") && !page.contains("<script>1") && !page.contains("AppTests/\"full"))
        let line = try #require(page.range(of: "<code>    count &lt; 8</code></div><article class=\"survived\""))
        let next = try #require(page.range(of: "<code>}</code>"))
        #expect(line.upperBound < next.lowerBound)
        #expect(page.contains("<strong>new, survived</strong>, line 3, flipped: isFull(_:) is &lt;wrong&gt;"))
        #expect(page.count(of: "<p class=\"gone\">") == 1 && page.count(of: "<article") == 8)
        #expect(page.contains("8 faults: 3 caught (1 of them by time-out), 2 survived, 1 not run by any test"))
        #expect(try page.contains("1 survivor is not in the baseline.") && !Self.page(new: nil).contains("the baseline"))
    }

    /// The record that the visit leaves in the page.
    private struct Seen: Decodable {
        var width: Int
        var scrollWidth: Int
        var wide: Int
        var first: [String]
        var open: [Bool]
        var said: String
        var counts: [String]
        var controls: Bool
        var heads: String
        var printed: [Bool]
        var paper: String
        var place: String
        var reopened: Bool
        var linked: Bool
        var keys: [String]
        var dropped: [String]
        var onlyNew: [String]
        var all: Int
        var reached: Bool
        var dead: Int
        var texts: Int
        var pale: [String]
        var background: String
        var unlabelled: Int
        var outside: Int
    }

    private static let visit = """
        const shown = () => [...document.querySelectorAll("article:not([hidden])")].map((one) => one.textContent.match(/<script>(.)/)[1]);
        const box = (name, value) => document.querySelector(`input[name=${name}][value=${value}]`);
        const press = (key) => { document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })); };
        const focused = () => document.activeElement.textContent.match(/<script>(.)/)?.[1] ?? document.activeElement.tagName;
        seen.first = shown();
        seen.open = [...document.querySelectorAll(".file")].map((one) => one.open);
        seen.counts = [...document.querySelectorAll(".count")].map((one) => one.textContent);
        seen.controls = !document.getElementById("filter").hidden && !document.getElementById("steps").hidden;
        seen.heads = getComputedStyle(document.querySelector("tbody th")).display;
        seen.said = document.getElementById("shown").textContent;
        const print = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule.media?.mediaText === "print");
        const shows = (selector) => getComputedStyle(document.querySelector(selector)).display !== "none";
        for (const rule of print) rule.media.mediaText = "all";
        seen.printed = ["#filter", "#steps", ".skip", ".file:not([open])", ".file[open]"].map(shows);
        seen.paper = getComputedStyle(document.body).backgroundColor;
        for (const rule of print) rule.media.mediaText = "print";
        seen.keys = [];
        for (const key of ["n", "n", "n", "n", "p"]) { press(key); seen.keys.push(focused()); }
        for (const id of ["next", "next", "previous"]) {
          document.getElementById(id).focus();
          document.getElementById(id).click();
          seen.keys.push(focused());
        }
        seen.place = document.getElementById("shown").textContent;
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", ctrlKey: true, bubbles: true }));
        seen.keys.push(focused());
        document.querySelector(".file").open = false;
        press("n");
        seen.reopened = document.querySelector(".file").open;
        location.hash = "#file-3";
        dispatchEvent(new HashChangeEvent("hashchange"));
        seen.linked = document.getElementById("file-3").open;
        box("kind", "flipped").click();
        seen.dropped = shown();
        box("kind", "flipped").click();
        box("new", "new").click();
        seen.onlyNew = shown();
        box("new", "new").click();
        for (const one of document.querySelectorAll("input[name=state]:not(:checked)")) one.click();
        seen.all = shown().length;
        seen.reached = [...document.querySelectorAll("a[href], button, input, summary")].every((one) => one.tabIndex === 0);
        seen.dead = [...document.querySelectorAll("a[href^='#']")].filter((one) => !document.querySelector(one.getAttribute("href"))).length;
        """

    @Test(.needsBrowser, arguments: [(360, true), (360, false), (1280, false), (1280, true)])
    func `the page works on a phone and on a desk, in the dark, by keyboard, and filters`(_ width: Int, _ isDark: Bool) async throws {
        let (seen, console) = try await Browser.visit(
            try Self.page(), script: Self.visit, width: width, isDark: isDark, as: Seen.self)

        #expect(console == [])
        #expect(seen.width == width && seen.scrollWidth <= width && seen.wide <= width)
        #expect(seen.first == ["1", "4", "7"] && seen.open == [true, true, false] && seen.said == "3 of 8")
        #expect(seen.counts == ["2 faults", "1 fault", "0 faults"] && seen.controls)
        #expect(seen.heads == (width < 640 ? "block" : "table-cell"))
        // From the last fault on to the first one, back, on and back with the buttons; Control-N is the browser's.
        #expect(seen.keys == ["1", "4", "7", "1", "7", "1", "4", "1", "1"] && seen.place == "1 of 3")
        #expect(seen.reopened && seen.linked)
        // Paper has the faults that were chosen, in the light, and no controls.
        #expect(seen.printed == [false, false, false, false, true] && seen.paper == "rgb(255, 255, 255)")
        #expect(seen.dropped == ["4"] && seen.onlyNew == ["7"] && seen.all == 8)
        #expect(seen.reached && seen.dead == 0 && seen.outside == 0 && seen.unlabelled == 0)
        #expect(seen.pale == [] && seen.texts > 60)
        #expect(seen.background == (isDark ? "rgb(21, 24, 28)" : "rgb(255, 255, 255)"))
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
