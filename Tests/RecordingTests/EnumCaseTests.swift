import Testing

@testable import Recording

/// Tests that a function among arguments is found by its type, wherever it stands.
struct EnumCaseTests {
    private struct Box<Value> { var value: Value }
    private struct Pair<One, Other> { var one: One, other: Other }

    private static let withFunction: [Any.Type] = [
        (() -> Void).self, ((Int) -> Int).self, (() -> Void)?.self, (Int, () -> Void).self, (() -> Void)??.self,
        (Box<Int>, () -> Void).self,
        (Box<Box<Int>>, () -> Void).self,
    ]
    private static let withoutFunction: [Any.Type] = [
        Int.self, (Int, String).self, [Int].self, Box<() -> Void>.self, [() -> Void].self, Box<Box<() -> Void>>.self,
        (Box<Int>, Box<() -> Void>).self, Int?.self, Pair<Box<Int>, () -> Void>.self,
    ]

    private enum Calls { case open(file: String), close(file: String) }

    @Test func `another case with the same labels and types is another call`() {
        #expect(EnumCase.arguments(of: Calls.open(file: "a"), as: Calls.open(file:)) == "a")
        #expect(EnumCase.arguments(of: Calls.open(file: "a"), as: Calls.close(file:)) == nil)
    }

    @Test func `a function is found in a tuple and in an optional, and not inside of another type`() {
        #expect(Self.withFunction.filter { !EnumCase.holdsFunction($0) }.isEmpty)
        #expect(Self.withoutFunction.filter(EnumCase.holdsFunction).isEmpty)
    }
}
