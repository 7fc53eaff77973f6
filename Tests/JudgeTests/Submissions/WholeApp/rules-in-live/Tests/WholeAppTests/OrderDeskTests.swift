import Testing

@testable import WholeApp

struct OrderDeskTests {
    @Test func `the answer is the message`() async {
        let desk = OrderDesk(answer: { "\($0.count) things" })
        #expect(desk.message == "")

        await desk.place([Item(name: "tea", cents: 450)])

        #expect(desk.message == "1 things")
    }
}
