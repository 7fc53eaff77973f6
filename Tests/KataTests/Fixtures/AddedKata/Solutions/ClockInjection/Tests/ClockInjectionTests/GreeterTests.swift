import Testing

@testable import ClockInjection

struct GreeterTests {
    @Test(arguments: [(0, "Good morning"), (11, "Good morning"), (12, "Good day"), (23, "Good day")])
    func `the morning ends at noon`(_ hour: Int, _ greeting: String) {
        #expect(Greeter(hour: { hour }).greeting() == greeting)
    }
}
