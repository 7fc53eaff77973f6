import MockGenerator
import Testing

/// A protocol is generated whole or refused whole, with every obstacle named, and the others are still generated.
struct RefusalTests {
    struct Sample: CustomTestStringConvertible {
        var source: String
        var obstacle: String
        var testDescription: String { obstacle }
    }

    static let samples = [
        Sample(source: "protocol P: Elsewhere {\n}", obstacle: "1: inherits from Elsewhere, which is not in this file or its package"),
        Sample(
            source: "protocol P: Screen {\n}\nclass Screen {\n    private init() {}\n}",
            obstacle: "1: inherits from the class Screen, which only its own file can initialize"),
        Sample(
            source: "protocol P: Screen {\n    init(name: String)\n}\nclass Screen {\n    init(id: Int) {}\n}",
            obstacle: "1: requires an initializer besides those of the class Screen"),
        Sample(
            source: "protocol P: Hashable, FixedWidthInteger {\n}",
            obstacle: "1: inherits from FixedWidthInteger: give the test a plain value instead of a mock"),
        Sample(source: "private protocol P {\n}", obstacle: "1: is private, so another file cannot see it"),
        Sample(source: "protocol P where Self: Screen {\n}", obstacle: "1: requires Self: Screen"),
        Sample(
            source: "protocol P {\n    var lock: Int { get }\n    func lock()\n}",
            obstacle: "1: requires both a property lock and a method lock()"),
        Sample(
            source: "protocol P {\n    associatedtype A: Sequence<Self>\n}",
            obstacle: "2: has an associated type A whose constraint refers to Self"),
        Sample(source: "protocol P {\n    func recorder()\n}", obstacle: "2: has a method recorder(), a name that every mock uses itself"),
        Sample(
            source: "protocol P {\n    static func statics()\n}", obstacle: "2: has a method statics(), a name that every mock uses itself"),
        Sample(source: "protocol P {\n    func tearDown()\n}", obstacle: "2: has a method tearDown(), a name that every mock uses itself"),
        Sample(
            source: "protocol P {\n    associatedtype MockIdentifier\n}",
            obstacle: "2: has an associated type MockIdentifier, a name that every mock uses itself"),
        Sample(source: "protocol P<P> {\n    associatedtype P\n}", obstacle: "2: has an associated type with its own name"),
        Sample(
            source: "protocol P: Screen {\n    init(name: String)\n}\nclass Screen {\n    init() {}\n    required init(id: Int) {}\n}",
            obstacle: "1: requires an initializer besides those of the class Screen"),
        Sample(
            source: "struct Ticket: ~Copyable {}\nprotocol P {\n    var ticket: Ticket { get set }\n}",
            obstacle: "3: has the settable ticket of type Ticket, which cannot be copied"),
        Sample(
            source: "protocol P: Sendable {\n    var f: [String: Any] { get set }\n}",
            obstacle: "2: has the settable f of type [String: Any], which is not Sendable although the mock is"),
        Sample(
            source: "protocol P {\n    var recorder: Int { get }\n}",
            obstacle: "2: has a property recorder, a name that every mock uses itself"),
    ]

    @Test(arguments: samples) func `an obstacle is named with its line`(_ sample: Sample) throws {
        let generation = try Generation(source: sample.source, fileName: "P.swift")

        #expect(generation.refusals.map { "\($0.line): \($0.obstacle)" } == [sample.obstacle])
        #expect(generation.text.isEmpty)
    }

    @Test func `every obstacle is named, and the other protocols are generated`() throws {
        let source = """
            protocol Bad: Elsewhere {
                func tearDown()
                func fine()
            }

            protocol Good {
                func fine()
            }
            """
        let generation = try Generation(source: source, fileName: "Mixed.swift")

        #expect(generation.refusals.map(\.line) == [1, 2])
        #expect(generation.refusals.allSatisfy { $0.protocolName == "Bad" })
        #expect(generation.text.contains("final class MockGood: Good"))
        #expect(!generation.text.contains("MockBad"))
    }

    @Test func `a file that is not Swift is an error`() {
        #expect(throws: NotSwift.self) { try Generation(source: "protocol {", fileName: "P.swift") }
    }
}
