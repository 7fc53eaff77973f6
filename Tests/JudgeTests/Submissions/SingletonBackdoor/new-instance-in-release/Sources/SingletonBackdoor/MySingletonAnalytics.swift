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
        return instance
        #else
        return MySingletonAnalytics()
        #endif
    }

    init() {}

    func track(event: String) {
        print(">>" + event)
        if self !== MySingletonAnalytics.instance {
            print(">>...Not the MySingletonAnalytics singleton")
        }
    }
}
