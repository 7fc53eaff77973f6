import Foundation
import MockGenerator
import Recording
import Testing

/// The generated mocks of `Protocols/Inheritance.swift` fulfill what several protocols ask for at once.
struct InheritanceTests {
    @Test func `a requirement that is repeated is fulfilled once, with the setter and without the error`() {
        let meter = MockMetering<String>()
        (meter.stubbedRead, meter.stubbedHistory) = (2, ["a": 1])

        meter.level = 3
        #expect(meter.level == 3)
        #expect(meter.read("a") == 2)
        #expect(meter.history == ["a": 1])
        meter.assertInvokes([.setLevel(3), .level, .read("a"), .history])
    }

    @Test func `an associated type that is declared again has all constraints`() throws {
        let source = "protocol P { associatedtype A: Hashable }\nprotocol Q: P { associatedtype A: Codable }"
        let text = try Generation(source: source, fileName: "P.swift").text
        #expect(text.contains("final class MockQ<A: Hashable & Codable>: Q"))
    }

    @Test func `primary associated types are settled`() {
        let listing = MockNamedListing()
        (listing.stubbedValue, listing.stubbedValues) = (1, [2])
        let any: any Listing<String, Int> = listing

        #expect(any.value(for: "a") == 1)
        #expect(listing.values() == [2])
        listing.assertInvokes([.value(for: "a"), .values])
    }

    @Test func `overloads by associated types are called by their types`() {
        let mock = MockConfiguring<Int, String>(with: "fast")
        #expect(mock.invokedList.count == 1)
    }

    @Test @MainActor func `what the standard library requires is called from everywhere`() async throws {
        let showing = MockShowing()
        (showing.stubbedIsShown, showing.stubbedDescription) = (true, "shown")
        #expect(showing.isShown)
        #expect(await Task.detached { "\(showing)" }.value == "shown")

        let keeping = MockKeeping()
        keeping.stubbedDescription = "kept"
        await keeping.keep("a")
        #expect("\(keeping)" == "kept")
        let failing: any Error = MockFailing()
        #expect(failing is any LocalizedError)
    }

    @Test func `a generic struct is sendable only if it says so`() {
        let shipping = MockShipping()
        shipping.stubbedShip = { Parcel(content: 1) }
        #expect(shipping.ship(Parcel(content: 2)).content == 1)
        shipping.assertInvoked(MockShippingElements.ship, times: .once)
    }

    @Test func `names of the library that the package declares as well are qualified`() throws {
        let source = "class Recorder {}\nprotocol P {\n    func f() -> Int\n}"
        let text = try Generation(source: source, fileName: "P.swift").text
        let hidden = try Generation(source: source + "\nprotocol Recording {}", fileName: "P.swift").text

        #expect(text.contains("    let recorder: Recording.Recorder<MockPElements>\n"))
        #expect(text.contains("        recorder = Recording.Recorder(journal: journal)\n"))
        #expect(hidden.contains("    let recorder: Recorder<MockPElements>\n"), "a type Recording hides the library")
    }

    @Test func `a type of the package that has the name of one of the library's stays the package's`() throws {
        let source = "struct Callback {}\nprotocol P {\n    func f(_ own: Callback, then: @escaping () -> Void)\n}"
        let text = try Generation(source: source, fileName: "P.swift").text

        #expect(text.contains("case f(Callback, then: Recording.Callback<() -> Void>)"))
        #expect(text.contains("    func f(_ own: Callback, then: @escaping () -> Void) {"))
    }

    @Test func `a type that Foundation declares as well is imported by itself, from another module only`() throws {
        let source = "import Foundation\nprotocol Expression {\n    func value() -> Unit\n}\nenum Unit {}\nstruct Scanner {}"
        let other = try Generation(source: source, fileName: "P.swift", module: "App").text
        let same = try Generation(source: source, fileName: "P.swift").text

        let imports = "@testable import App\n@testable import enum App.Unit\n@testable import protocol App.Expression\n\n"
        #expect(other.contains(imports))
        #expect(!same.contains("@testable"))
    }

    @Test func `a type of another module is not imported as one of the protocol's, and an import of one declaration stays one`() throws {
        let source = "import class Tools.Process\nprotocol P {\n    func run() -> Process\n}"
        let neighbor = "open class Process {}"
        let text = try Generation(
            source: source, fileName: "P.swift", module: "App", neighbors: { _ in [neighbor] }, origin: { _ in .elsewhere }
        ).text

        #expect(text.contains("import Recording\nimport class Tools.Process\n\n@testable import App\n\n"))
    }

    @Test func `any error is Swift's where the package has a type of that name`() throws {
        let source = "protocol P {\n    func f() throws\n    func g() throws(Error)\n}"
        let text = try Generation(source: source, fileName: "P.swift", origin: { $0 == "Error" ? .elsewhere : nil }).text

        #expect(text.contains("var stubbedFError: (any Swift.Error)?"))
        #expect(text.contains("var stubbedGError: Error?"))
    }

    @Test func `a protocol that only some see is imported with its group`() throws {
        let source =
            "@_spi(Raw) public protocol P {\n    func f() -> Token\n}\n@_spi(Tokens) public struct Token {}\n@_spi(No) public struct A {}"
        let text = try Generation(source: source, fileName: "P.swift", module: "App").text
        #expect(text.contains("@_spi(Raw) @_spi(Tokens) @testable import App\n"))
    }

    @Test func `a method with the name of a property is left to the extension that implements it`() throws {
        let source = "protocol P {\n    var lock: Int { get }\n    func lock()\n}\nextension P {\n    func lock() {}\n}"
        let text = try Generation(source: source, fileName: "P.swift").text
        #expect(text.contains("    var lock: Int {"))
        #expect(!text.contains("func lock()"))

        let other = "protocol P {\n    var lock: Int { get }\n    func lock()\n    static func lock()\n}\n"
        let kept = try Generation(source: other + "extension P {\n    func lock() {}\n}", fileName: "P.swift").text
        #expect(kept.contains("    static func lock() {"))
        let refused = try Generation(source: other + "extension P {\n    static func lock() {}\n}", fileName: "P.swift")
        #expect(refused.refusals.map(\.obstacle) == ["requires both a property lock and a method lock()"])
    }
}
