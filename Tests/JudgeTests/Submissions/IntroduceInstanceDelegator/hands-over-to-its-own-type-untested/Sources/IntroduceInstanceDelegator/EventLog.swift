class EventLog {
    init() {}

    static func track(event: String) {
        print(">>" + event)
    }

    func track(event: String) {
        type(of: self).track(event: event)
    }
}
