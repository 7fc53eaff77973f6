class MySingletonAnalytics {
    /// The one instance that production uses.
    private static let real = MySingletonAnalytics()

    static var shared: MySingletonAnalytics {
        #if DEBUG
        if let stub = stubbedInstance {
            return stub
        }
        #endif
        return real
    }

    init() {}

    func track(event: String) {
        print(">>" + event)
        if !isSingleton {
            print(">>...Not the MySingletonAnalytics singleton")
        }
    }

    private var isSingleton: Bool { self === Self.real }
}

#if DEBUG
extension MySingletonAnalytics {
    /// Set this in a test to replace ``shared``.
    static var stubbedInstance: MySingletonAnalytics?
}
#endif
