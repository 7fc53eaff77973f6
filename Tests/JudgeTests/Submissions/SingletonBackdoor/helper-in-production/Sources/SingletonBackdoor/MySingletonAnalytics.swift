class MySingletonAnalytics {
    private static let instance = MySingletonAnalytics()

    #if DEBUG
    static var stubbedInstance: MySingletonAnalytics?

    static func withStub(_ stub: MySingletonAnalytics, _ body: () throws -> Void) rethrows {
        let before = stubbedInstance
        stubbedInstance = stub
        defer { stubbedInstance = before }
        try body()
    }
    #endif

    static var shared: MySingletonAnalytics {
        #if DEBUG
        if let stub = stubbedInstance { return stub }
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
