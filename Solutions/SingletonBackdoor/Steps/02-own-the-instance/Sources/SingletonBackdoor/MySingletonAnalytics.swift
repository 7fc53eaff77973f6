class MySingletonAnalytics {
    private static let instance = MySingletonAnalytics()

    static var shared: MySingletonAnalytics {
        instance
    }

    init() {}

    func track(event: String) {
        print(">>" + event)
        if self !== MySingletonAnalytics.shared {
            print(">>...Not the MySingletonAnalytics singleton")
        }
    }
}
