class MySingletonAnalytics {
    static let shared = MySingletonAnalytics()

    init() {}

    func track(event: String) {
        print(">>" + event)
        if self !== MySingletonAnalytics.shared {
            print(">>...Not the MySingletonAnalytics singleton")
        }
    }
}
