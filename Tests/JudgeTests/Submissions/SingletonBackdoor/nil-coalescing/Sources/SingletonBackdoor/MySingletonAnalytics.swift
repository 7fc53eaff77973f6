class MySingletonAnalytics {
    private static let instance = MySingletonAnalytics()

    #if DEBUG
    static var stubbedInstance: MySingletonAnalytics?
    static var shared: MySingletonAnalytics { stubbedInstance ?? instance }
    #else
    static var shared: MySingletonAnalytics { instance }
    #endif

    init() {}

    func track(event: String) {
        print(">>" + event)
        if self !== MySingletonAnalytics.instance {
            print(">>...Not the MySingletonAnalytics singleton")
        }
    }
}
