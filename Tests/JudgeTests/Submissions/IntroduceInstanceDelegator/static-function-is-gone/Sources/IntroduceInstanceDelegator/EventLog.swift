class EventLog {
    init() {}

    func track(event: String) {
        print(">>" + event)
    }
}
