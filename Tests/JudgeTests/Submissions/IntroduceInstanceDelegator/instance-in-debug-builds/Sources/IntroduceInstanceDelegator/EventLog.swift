/// The app's log of events, which forty screens call.
class EventLog {
    init() {}

    static func track(event: String) {
        print(">>" + event)
    }

    #if DEBUG
    func track(event: String) {
        Self.track(event: event)
    }
    #endif
}
