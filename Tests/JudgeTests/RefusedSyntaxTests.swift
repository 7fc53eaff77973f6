import Faults
import Foundation
import Testing
import Workspace

@testable import Judge

/// Attributes with which code could go around the judge are refused wherever the compiler could see them, and nowhere else.
struct RefusedSyntaxTests {
    private func look(at code: String) -> RefusedSyntax? {
        RefusedSyntax(in: ParsedSources(SourceSet(files: [.init(path: "Sources/X/X.swift", bytes: Data(code.utf8))])), of: "X")
    }

    @Test(arguments: [
        "@_cdecl(\"write\") func mine() {}", "@c func mine() {}", "@c(write) func mine() {}", "@_silgen_name(\"f\") func mine()",
        "@_extern(c) func mine()", "@section(\".init_array\") @used let start = 1", "@_section(\"x\") let start = 1",
        "@_used let start = 1",
        "@_dynamicReplacement(for: f) func g() {}", "@_spi(Testing) import Faults", "@main struct Program {}", "@`main` struct Program {}",
        "@Swift.main struct Program {}", "@ main struct Program {}", "@/* hidden */_cdecl(\"write\") func mine() {}",
        "@available(macOS 15, *) @_cdecl(\"write\") func mine() {}",
        "class A {\n    struct B {\n        @_cdecl(\"write\") static func mine() {}\n    }\n}",
        "func f() {\n    @_silgen_name(\"f\") func g()\n}", "extension A { @_dynamicReplacement(for: f()) func g() {} }",
        "let f = { @_silgen_name(\"f\") func g() }", "@abi(func f()) func g() {}",
    ]) func `an attribute that reaches the linker or the start of the program is refused`(_ code: String) throws {
        let refused = try #require(look(at: "import Foundation\n\n" + code))

        #expect(refused.place.file == "Sources/X/X.swift")
        #expect(refused.place.line == (code.hasPrefix("class") ? 5 : code.hasPrefix("func") ? 4 : 3))
        #expect(refused.next.hasPrefix("Remove `@"))
    }

    @Test(arguments: [
        "#if NEVER\n@_cdecl(\"f\") func f() {}\n#endif", "#if true\n#else\n@main struct A {}\n#endif",
        "#if os(x)\n@used\n#endif\nlet a = 1",
    ])
    func `code that is left out counts as well`(_ code: String) {
        #expect(look(at: code) != nil)
    }

    @Test(arguments: [
        "let seamsFault = 1", "_ = seamsFault(1)", "func seamsReroute() {}", "let `seamsFault` = 1", "\"\\(seamsFaultNumber)\"",
    ])
    func `a name of the planted faults is refused`(_ code: String) throws {
        #expect(try #require(look(at: code)).reason.contains("reserved for the judge"))
    }

    @Test(arguments: [
        "@testable import UIKitShim", "@testable import `UIKitShim`", "@testable public import UIKitShim",
        "#if DEBUG\n@testable import UIKitShim\n#endif",
        "@testable import class UIKitShim.UIViewController", "@preconcurrency @testable import UIKitShim",
    ]) func `the inside of another module stays closed`(_ code: String) throws {
        #expect(try #require(look(at: code)).next == "Write `import UIKitShim`, and use only what everybody may use of it.")
    }

    @Test(arguments: [
        "@testable import X", "import UIKitShim", "@preconcurrency import UIKitShim", "// @testable import UIKitShim\nlet a = 1",
        "// @_cdecl(\"f\") and seamsFault\nlet a = 1", "/* @main */ let a = 1", "let a = \"@_silgen_name\"",
        "let a = \"\"\"\n@main\n\"\"\"",
        "@MainActor func f() {}", "@available(*, deprecated) func f() {}", "@Test(.tags(.main)) func main() {}",
        "let main = 1, used = 2, c = 3",
        "@Suite(\"seamsFault\") struct A {}", "@objc class C {}", "func section(_ used: Int) {}", "let a = #\"@used\"#",
        "@discardableResult @inline(never) func f() -> Int { 1 }", "@Main struct A {}", "@propertyWrapper struct Used {}",
        "@Used var a = 1",
        "struct Seams { var fault = 1 }",
    ]) func `comments, texts and other attributes are fine`(_ code: String) {
        #expect(look(at: code) == nil)
    }

    @Test(arguments: ["#sourceLocation(file: \"X.swift\", line: 3)\nlet a = 1", "func f() {\n#sourceLocation()\n}"])
    func `code has no other place than its own`(_ code: String) {
        #expect(look(at: code)?.next.hasPrefix("Remove `#sourceLocation`") == true)
        #expect(look(at: "// " + code.replacing("\n", with: " ") + "\nlet sourceLocation = #line") == nil)
    }

    @Test func `the first one in the order of the files is named`() {
        let sources = SourceSet(files: [
            .init(path: "A.swift", bytes: Data("let a = 1\n".utf8)),
            .init(path: "B.swift", bytes: Data("\n@main struct B {}\n@used let c = 1\n".utf8)),
        ])

        #expect(RefusedSyntax(in: ParsedSources(sources), of: "X")?.place == Place("B.swift", line: 2))
    }
}
