import Foundation
import SwiftParser
import Testing

@testable import Faults

/// Functions that record that they are entered, and the code that belongs to them.
struct FunctionEntryTests {
    private func found(in code: String, areTests: Bool = false) -> [EntryFinder.Found] {
        let finder = EntryFinder(areTests: areTests)
        finder.walk(Parser.parse(source: code))
        return finder.found
    }

    @Test func `functions, initializers and accessors have names with the types around them`() {
        let code = """
            struct Outer {
                class Inner {
                    init(at place: Int) { x = 1; y = 2 }
                    deinit { stop(); end() }
                    var a: Int { get { b() } set { c(); d() } }
                    var e: Int { f() }
                    subscript(place: Int) -> Int { g() }
                }
            }
            extension Outer { func run(_ a: Int, for b: Int) { func inner() { h() }; inner() }; func run(_ a: Int, for b: String) { h() } }
            """
        #expect(
            found(in: code).map(\.name) == [
                "Outer.Inner.init(at:)", "Outer.Inner.deinit", "Outer.Inner.a.get", "Outer.Inner.a.set", "Outer.Inner.e",
                "Outer.Inner.subscript", "Outer.run(_:for:)", "Outer.run(_:for:)#2",
            ])
    }

    @Test func `a body of one expression returns it`() {
        let code = "struct S { func a() -> Int { b() }; func c() { d() }; func e() -> Int { let x = 1; return x } }"
        #expect(found(in: code).map(\.returns) == [true, false, false])
    }

    @Test(arguments: [
        "struct S { @ViewBuilder func a() -> Text { b() } }", "struct S { var body: some View { Text() } }",
        "struct S { func a() -> Int { if b { 1 } else { 2 } } }", "struct S { func a() -> Int { fatalError() } }",
        "struct S { let a = { b() }() }", "b(); c()", "struct S { func a() {} }", "protocol P { func a() }",
        "struct S { func a() -> Int {\n#if DEBUG\n1\n#else\n2\n#endif\n} }",
        "struct S { @Wrapped var a: Int { get { b() } } }",
    ])
    func `a body that takes no statement in front of it has no entry`(code: String) {
        #expect(found(in: code).isEmpty)
    }

    @Test func `a body's own code is a piece, and the declaration belongs to the rest`() {
        func texts(_ code: String, areTests: Bool = false) -> CodeTexts {
            CodeTexts(.init(Parser.parse(source: code)), splitAt: found(in: code, areTests: areTests).map(\.own))
        }
        let code = "struct S { // a\n    func a() { b() /* c */; d() }\n}"
        #expect(texts(code).pieces == ["b() ; d()"])
        // Comments and the amount of space change nothing.
        #expect(texts("struct S {\n\n\n// x\nfunc a() { b() ; d() }\n}").rest == texts(code).rest)
        #expect(texts("struct S { // a\n    func a() { b() /* c */; e() }\n}").rest == texts(code).rest)
        #expect(texts("struct S { // a\n    func a(_ x: Int) { b() /* c */; d() }\n}").rest != texts(code).rest)
        // A test is known by its whole declaration, so another one changes no other code.
        let test = "struct S {\n    @Test func a() { b(); d() }\n}"
        #expect(texts(test, areTests: true).rest == texts("struct S {\n}").rest)
        // The value of #line changes with the lines above it.
        #expect(texts("\nfunc a() { b(#line); d() }").pieces != texts("func a() { b(#line); d() }").pieces)
        #expect(texts("\nfunc a(line: Int = #line) { b(); d() }").rest.dropFirst() == texts("func a(line: Int = #line) { b(); d() }").rest)
    }
}
