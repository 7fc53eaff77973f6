class MySingletonAnalytics {
    private static let instance = MySingletonAnalytics()

    static var stubbedInstance: MySingletonAnalytics?

    static var shared: MySingletonAnalytics {
        stubbedInstance ?? instance
    }

    init() {}

    func track(event: String) {
        print(">>" + event)
        if self !== MySingletonAnalytics.instance {
            print(">>...Not the MySingletonAnalytics singleton")
        }
    }
}
