/// The shop's own analytics client, which opens a connection as soon as it is created.
class CheckoutAnalytics {
    init() {
        connect()
    }

    func connect() {
        print(">>connected")
    }

    func track(event: String) {
        print(">>" + event)
    }
}
