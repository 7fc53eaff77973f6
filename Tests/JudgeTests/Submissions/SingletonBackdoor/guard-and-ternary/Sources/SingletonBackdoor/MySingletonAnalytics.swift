class MySingletonAnalytics {
    private static let instance: MySingletonAnalytics = {
        let analytics = MySingletonAnalytics()
        return analytics
    }()

    #if DEBUG
    static var stubbedInstance: MySingletonAnalytics?

    private static func stubOr(_ real: @autoclosure () -> MySingletonAnalytics) -> MySingletonAnalytics {
        guard let stub = stubbedInstance else { return real() }
        return stub
    }
    #endif

    static var shared: MySingletonAnalytics {
        #if DEBUG
        stubOr(instance)
        #else
        instance
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
