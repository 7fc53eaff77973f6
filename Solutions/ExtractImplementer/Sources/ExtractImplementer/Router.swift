/// The maker of screens, which passes each one what it needs.
struct Router {
    var analytics: ShopAnalytics

    func checkout() -> CheckoutViewController {
        CheckoutViewController(analytics: analytics)
    }
}
