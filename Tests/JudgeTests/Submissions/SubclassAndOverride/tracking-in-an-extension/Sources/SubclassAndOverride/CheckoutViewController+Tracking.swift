extension CheckoutViewController {
    func trackAppearance() {
        let screenName = "\(type(of: self))"
        analytics().track(event: ["viewDidAppear", screenName].joined(separator: " - "))
    }
}
