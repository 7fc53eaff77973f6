class MySingletonAnalytics {
    private static let instance = MySingletonAnalytics()

    #if DEBUG
    private static var stub: MySingletonAnalytics?

    static var stubbedInstance: MySingletonAnalytics? {
        get { stub }
        set { stub = newValue }
    }
    #endif

    class var shared: MySingletonAnalytics {
        get {
            #if DEBUG
            if stubbedInstance != nil {
                return stubbedInstance!
            }
            #endif
            return instance
        }
    }

    init() {}

    func track(event: String) {
        print(">>" + event)
        if self !== MySingletonAnalytics.instance {
            print(">>...Not the MySingletonAnalytics singleton")
        }
    }
}
