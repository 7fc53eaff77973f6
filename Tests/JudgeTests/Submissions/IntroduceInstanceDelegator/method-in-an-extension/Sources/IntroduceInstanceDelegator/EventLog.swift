class EventLog {
    init() {}

    static func track(event: String) {
        print(">>" + event)
    }
}

extension EventLog {
    func track(event: String) {
        Self.track(event: event)
    }
}
