import AnalyticsSDK
import Testing

@testable import BreakOutMethodObject

nonisolated struct Beispiel: Sendable {
    var posten: [Item]
    var gutschein = 0
    var mitglied = false
    var bon: String
}

struct ReceiptTests {
    nonisolated static let beispiele: [Beispiel] = [
        Beispiel(posten: [], bon: "total 0"),
        Beispiel(posten: [Item(name: "Tee", cents: 1)], bon: "1 Tee 1|shipping 490|total 491"),
        Beispiel(posten: [Item(name: "Tee", cents: 1999)], bon: "1 Tee 1999|shipping 490|total 2489"),
        Beispiel(posten: [Item(name: "Tee", cents: 2000)], bon: "1 Tee 2000|total 2000"),
        Beispiel(posten: [Item(name: "Tee", cents: 250, count: 9)], bon: "9 Tee 2250|total 2250"),
        Beispiel(posten: [Item(name: "Tee", cents: 250, count: 10)], bon: "10 Tee 2500|discount -250|total 2250"),
        Beispiel(posten: [Item(name: "Tee", cents: 250, count: 9), Item(name: "Keks", cents: 90)], bon: "9 Tee 2250|1 Keks 90|discount -234|total 2106"),
        Beispiel(posten: [Item(name: "Tee", cents: 5000)], mitglied: true, bon: "1 Tee 5000|discount -250|total 4750"),
        Beispiel(posten: [Item(name: "Tee", cents: 500, count: 10)], mitglied: true, bon: "10 Tee 5000|discount -750|total 4250"),
        Beispiel(posten: [Item(name: "Tee", cents: 19)], mitglied: true, bon: "1 Tee 19|shipping 490|total 509"),
        Beispiel(posten: [Item(name: "Tee", cents: 20)], mitglied: true, bon: "1 Tee 20|discount -1|shipping 490|total 509"),
        Beispiel(posten: [Item(name: "Tee", cents: 5000)], gutschein: 1, bon: "1 Tee 5000|voucher -1|total 4999"),
        Beispiel(posten: [Item(name: "Tee", cents: 5000)], gutschein: 4999, bon: "1 Tee 5000|voucher -4999|shipping 490|total 491"),
        Beispiel(posten: [Item(name: "Tee", cents: 5000)], gutschein: 5000, bon: "1 Tee 5000|voucher -5000|total 0"),
        Beispiel(posten: [Item(name: "Tee", cents: 5000)], gutschein: 5001, bon: "1 Tee 5000|voucher -5000|total 0"),
        Beispiel(posten: [Item(name: "Tee", cents: 5000)], gutschein: 5001, mitglied: true, bon: "1 Tee 5000|discount -250|voucher -4750|total 0"),
        Beispiel(posten: [Item(name: "Tee", cents: 5000)], gutschein: -1, bon: "1 Tee 5000|total 5000"),
        Beispiel(posten: [], gutschein: 500, bon: "voucher -0|total 0"),
    ]

    @Test("Der Bon stimmt", arguments: beispiele)
    func bon(_ beispiel: Beispiel) {
        let bon = Receipt(items: beispiel.posten, voucher: beispiel.gutschein, isMember: beispiel.mitglied)
        #expect(bon.text().replacing("\n", with: "|") == beispiel.bon)
    }

    @Test("Die Kasse reicht alles weiter")
    func kasse() {
        let kasse = Checkout()
        kasse.items = [Item(name: "Tee", cents: 5000)]
        kasse.voucher = 700
        kasse.isMember = true
        #expect(kasse.receipt() == "1 Tee 5000\ndiscount -250\nvoucher -700\ntotal 4050")
    }
}
