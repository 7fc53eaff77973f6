class MySingletonAnalytics {
    fileprivate static let theOnlyOne = MySingletonAnalytics()

    init() {}

    func track(event: String) {
        print(">>" + event)
        if self !== Self.theOnlyOne {
            print(">>...Not the MySingletonAnalytics singleton")
        }
    }
}

extension MySingletonAnalytics {
    #if DEBUG
    static var stubbedInstance: MySingletonAnalytics? = nil
    #endif

    static var shared: MySingletonAnalytics {
        #if DEBUG
        switch stubbedInstance {
        case .some(let stub): return stub
        case .none: break
        }
        #endif
        return theOnlyOne
    }
}
