/// The app's log of events, which forty screens call.
enum EventLog {
    static var send: (String) -> Void = { print(">>" + $0) }

    static func track(event: String) {
        send(event)
    }
}
