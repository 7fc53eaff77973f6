/// The log.
class EventLog {
    public init() {}

    func track(event: String) { EventLog.track(event: event) }

    static func track(event: String) {
        let line = ">>" + event
        print(line)
    }
}
