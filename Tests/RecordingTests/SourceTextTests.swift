import Foundation
import Testing

@testable import Recording

/// Tests that a value is written as Swift source that creates an equal value.
struct SourceTextTests {
    /// Values with their expected source; each value is written the same way, so that the compiler checks every text.
    static let samples: [(value: any Sendable, text: String)] = [
        ("say \"hi\"\n\\(name)", #""say \"hi\"\n\\(name)""#),
        ("é🎉", #""é🎉""#),
        (Character("a"), #""a""#),
        (-3, "-3"),
        (UInt8(200), "200"),
        (2.5, "2.5"),
        (1e100, "1e+100"),
        (-Double.infinity, "-Double.infinity"),
        (Float.nan, "Float.nan"),
        (true, "true"),
        (Int?.none, "nil"),
        (Int?.some(1), "1"),
        (Int??.some(nil), ".some(nil)"),
        ([1, 2], "[1, 2]"),
        ([String](), "[]"),
        (["b": 2, "a": 1], #"["a": 1, "b": 2]"#),
        ([Int: Int](), "[:]"),
        (Set([3, 1, 2]), "[1, 2, 3]"),
        (URL(string: "https://example.com/a?b=c")!, #"URL(string: "https://example.com/a?b=c")!"#),
        (Date(timeIntervalSinceReferenceDate: 0.25), "Date(timeIntervalSinceReferenceDate: 0.25)"),
        (Data([1, 255]), "Data([1, 255])"),
        (UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!, #"UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!"#),
        (Decimal(string: "1.10")!, #"Decimal(string: "1.1")!"#),
        (Duration(secondsComponent: 1, attosecondsComponent: 5), "Duration(secondsComponent: 1, attosecondsComponent: 5)"),
        (Plan.free, "SourceTextTests.Plan.free"),
        (Plan.paid(.monthly), "SourceTextTests.Plan.paid(SourceTextTests.Plan.Rate.monthly)"),
        (Plan.trial(days: 7, code: nil), "SourceTextTests.Plan.trial(days: 7, code: nil)"),
        (User(name: "ada", plan: .free), #"SourceTextTests.User(name: "ada", plan: SourceTextTests.Plan.free)"#),
        (Money(cents: 250), ".init(cents: 250)"),
        (Int.self, "Int.self"),
        (Callback<@Sendable (Int) -> Bool> { $0 > 0 }, "Callback(<#@Sendable (Int) -> Bool#>)"),
        ("abc".dropFirst(), #""bc""#),
        (Foundation.IndexPath(indexes: [1, 2]), "IndexPath(indexes: [1, 2])"),
        (Double.infinity, "Double.infinity"),
        (Plan?.some(.free), "SourceTextTests.Plan.free"),
        (Plan??.some(.some(.free)), "SourceTextTests.Plan.free"),
        ([Plan]?.some([]), "[]"),
        ((1, b: "a"), #"(1, b: "a")"#),
        (Point(), "(1, 2)"),
        ([Any].self, "Array<Any>.self"),
        (1...3, "<#ClosedRange<Int>#>"),
        (Session(), "<#SourceTextTests.Session#>"),
        (DateComponents(day: 1), "<#DateComponents#>"),
    ]

    @Test(arguments: samples.indices) func `a value is written as the source that creates it`(_ index: Int) {
        var source = SourceText()
        #expect(source.expression(Self.samples[index].value) == Self.samples[index].text)
    }

    @Test func `generated assertions can be pasted`() {
        let mock = MockAnalytics()
        mock.track(event: "checkout")
        mock.identify(user: "ada", plan: 2)

        #expect(
            GeneratedAssertions.text(name: "analytics", calls: mock.invokedList) == """
                analytics.assertInvokes([
                    .track(event: "checkout"),
                    .identify(user: "ada", plan: 2),
                ])
                """)
        mock.assertInvokes([
            .track(event: "checkout"),
            .identify(user: "ada", plan: 2),
        ])
        #expect(GeneratedAssertions.text(name: "analytics", calls: [Int]()) == "analytics.assertInvokes()")
    }

    @Test func `a call that is not a case, or that has a description, is written whole`() {
        #expect(GeneratedAssertions.text(name: "m", calls: [7]) == "m.assertInvokes([\n    7,\n])")
        #expect(GeneratedAssertions.text(name: "m", calls: [Described.plain]) == "m.assertInvokes([\n    .init(),\n])")
    }

    @Test func `a type in a function is named without the function`() {
        struct Local { var number = 1 }
        var source = SourceText()

        #expect(source.expression(Local()) == "SourceTextTests.Local(number: 1)")
    }

    @Test func `a report names the type of a value that cannot be written`() {
        var source = SourceText(objects: .init())

        #expect(source.expression(DateComponents(day: 1)) == "DateComponents")
    }

    @Test func `a description that reads like a call is code even for a type of the system, and no other is`() {
        var source = SourceText()

        #expect(source.expression(timespec(tv_sec: 1, tv_nsec: 2)) == "timespec(tv_sec: 1, tv_nsec: 2)")
        #expect(source.expression(timeval(tv_sec: 1, tv_usec: 2)) == ".init(seconds: 1)")
        #expect(source.expression(DispatchTime(uptimeNanoseconds: 5)).hasPrefix("DispatchTime(rawValue: "))
        #expect(source.expression(DispatchWallTime(timespec: timespec(tv_sec: 1, tv_nsec: 0))) == "DispatchWallTime(second: 1)")
    }

    @Test func `a description is not source code`() {
        #expect("\(URL(string: "https://example.com")!)" == "https://example.com")
        #expect(
            "\(["a"] as Set)" == #"["a"]"# && "\(Plan.paid(.monthly))" != "SourceTextTests.Plan.paid(SourceTextTests.Plan.Rate.monthly)")
    }

    enum Plan: Sendable {
        enum Rate: Sendable { case monthly, yearly }
        case free
        case paid(Rate)
        case trial(days: Int, code: String?)
    }

    struct User: Sendable {
        var name: String
        var plan: Plan
    }

    struct Money: Sendable, CustomStringConvertible {
        var cents: Int
        var description: String { ".init(cents: \(cents))" }
    }

    enum Described: CustomStringConvertible {
        case plain
        var description: String { ".init()" }
    }

    /// A value that shows itself as a tuple without labels.
    struct Point: Sendable, CustomReflectable {
        var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .tuple) }
    }

    final class Session: Sendable {}
}

extension timespec: @retroactive CustomStringConvertible {
    var description: String { "\(tv_sec) s" }
}

extension timeval: @retroactive CustomStringConvertible {
    var description: String { ".init(seconds: \(tv_sec))" }
}

extension DispatchTime: @retroactive CustomStringConvertible {
    var description: String { "soon" }
}

extension DispatchWallTime: @retroactive CustomStringConvertible {
    var description: String { "DispatchWallTime(second: 1)" }
}
