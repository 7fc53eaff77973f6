class MySingletonAnalytics {
    private static let instance = MySingletonAnalytics()

    #if DEBUG
    static var stubbedInstance: MySingletonAnalytics?
    #endif

    static var shared: MySingletonAnalytics {
        #if DEBUG
        if let stubbedInstance {
            return stubbedInstance
        }
        #endif
        return instance
    }

    init() {}

    func track(event: String) {
        if event.isEmpty { return }
        print(">>" + event)
        if self !== MySingletonAnalytics.instance {
            print(">>...Not the MySingletonAnalytics singleton")
        }
    }
}
