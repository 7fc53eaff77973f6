class MySingletonAnalytics {
    private static let instance = MySingletonAnalytics()

    #if DEBUG
    static weak var stubbedInstance: MySingletonAnalytics?
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
        print(">>" + event)
        if self !== MySingletonAnalytics.instance {
            print(">>...Not the MySingletonAnalytics singleton")
        }
    }
}
