/// The app's log of events, which forty screens call.
class EventLog {
    init() {}

    static func track(event: String) {
        print(">>" + event.split(separator: " ").joined(separator: " "))
    }

    func track(event: String) {
        Self.track(event: event)
    }
}
