class EventLog {
    init() {}
    static func track(event: String) {
        EventLog().track(event: event)
    }
    func track(event: String) {
        print(">>" + event)
    }
}
