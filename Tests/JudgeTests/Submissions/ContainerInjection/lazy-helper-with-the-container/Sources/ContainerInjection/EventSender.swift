import Injection

struct EventSender {
    let container: Container

    func send(_ what: String, from screen: AnyObject) {
        container.analytics().track(event: "\(what) - \(type(of: screen))")
    }
}
