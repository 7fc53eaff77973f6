/// The app's log of events, which forty screens call.
enum EventLog {
    static func track(event: String) {
        print(">>" + event)
    }
}
