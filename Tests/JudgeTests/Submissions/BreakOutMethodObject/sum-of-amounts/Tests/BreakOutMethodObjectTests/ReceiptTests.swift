import AnalyticsSDK
import Testing

@testable import BreakOutMethodObject

struct ReceiptTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var name: String
        var items: [(Int, String, Int)]
        var voucher = 0
        var isMember = false
        var text: [String]
        var testDescription: String { name }
    }

    nonisolated static let rows = [
        Row(name: "nothing", items: [], text: ["total 0"]),
        Row(name: "nothing, voucher", items: [], voucher: 5, text: ["voucher -0", "total 0"]),
        Row(name: "one", items: [(1, "tea", 450)], text: ["1 tea 450", "shipping 490", "total 940"]),
        Row(name: "two lines", items: [(2, "tea", 450), (3, "cup", 100)], text: ["2 tea 900", "3 cup 300", "shipping 490", "total 1690"]),
        Row(name: "one cent", items: [(1, "a", 1)], text: ["1 a 1", "shipping 490", "total 491"]),
        Row(name: "1999", items: [(1, "a", 1999)], text: ["1 a 1999", "shipping 490", "total 2489"]),
        Row(name: "2000", items: [(1, "a", 2000)], text: ["1 a 2000", "total 2000"]),
        Row(name: "nine", items: [(9, "a", 300)], text: ["9 a 2700", "total 2700"]),
        Row(name: "ten", items: [(10, "a", 300)], text: ["10 a 3000", "discount -300", "total 2700"]),
        Row(name: "ten in two lines", items: [(4, "a", 301), (6, "b", 301)], text: ["4 a 1204", "6 b 1806", "discount -301", "total 2709"]),
        Row(name: "ten tiny", items: [(10, "a", 0)], text: ["10 a 0", "total 0"]),
        Row(name: "member", items: [(1, "a", 2999)], isMember: true, text: ["1 a 2999", "discount -149", "total 2850"]),
        Row(name: "member ten", items: [(10, "a", 301)], isMember: true, text: ["10 a 3010", "discount -451", "total 2559"]),
        Row(name: "member, 19", items: [(1, "a", 19)], isMember: true, text: ["1 a 19", "shipping 490", "total 509"]),
        Row(name: "member, 20", items: [(1, "a", 20)], isMember: true, text: ["1 a 20", "discount -1", "shipping 490", "total 509"]),
        Row(name: "voucher 1", items: [(1, "a", 2000)], voucher: 1, text: ["1 a 2000", "voucher -1", "shipping 490", "total 2489"]),
        Row(name: "voucher all", items: [(1, "a", 2000)], voucher: 2000, text: ["1 a 2000", "voucher -2000", "total 0"]),
        Row(name: "voucher almost", items: [(1, "a", 2000)], voucher: 1999, text: ["1 a 2000", "voucher -1999", "shipping 490", "total 491"]),
        Row(name: "voucher more", items: [(1, "a", 2000)], voucher: 2001, text: ["1 a 2000", "voucher -2000", "total 0"]),
        Row(name: "all", items: [(10, "a", 300)], voucher: 1000, isMember: true, text: ["10 a 3000", "discount -450", "voucher -1000", "shipping 490", "total 2040"]),
    ]

    @Test(arguments: rows) func text(row: Row) {
        let items = row.items.map { Item(name: $0.1, cents: $0.2, count: $0.0) }
        let lines = Receipt(items: items, voucher: row.voucher, isMember: row.isMember).text().split(separator: "\n").map(String.init)
        #expect(lines == row.text)
    }

    @Test func theCheckoutPassesAllThree() {
        var text = ""
        let lines = Analytics.output {
            let checkout = Checkout()
            checkout.items = [Item(name: "a", cents: 2999)]
            checkout.voucher = 100
            checkout.isMember = true
            text = checkout.receipt()
        }
        #expect(lines == [">>card reader connected"])
        #expect(text == "1 a 2999\ndiscount -149\nvoucher -100\ntotal 2750")
    }
}
