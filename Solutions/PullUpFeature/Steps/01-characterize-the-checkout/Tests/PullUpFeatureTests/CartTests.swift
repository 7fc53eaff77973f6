import AnalyticsSDK
import Testing

@testable import PullUpFeature

struct CartTests {
    @Test func `a checkout has its items and their price`() {
        _ = Analytics.output {
            let checkout = Checkout()
            checkout.add(Item(name: "tea", cents: 450, count: 3))
            #expect(checkout.items == [Item(name: "tea", cents: 450, count: 3)])
            #expect(checkout.total() == 900)
        }
    }
}
