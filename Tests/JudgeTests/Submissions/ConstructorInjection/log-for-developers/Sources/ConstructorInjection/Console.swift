/// A log for developers; nothing leaves the machine.
struct Console {
    let category: String

    func debug(_ message: @autoclosure () -> String, function: String = #function) {
        #if DEBUG
        print("[\(category)] \(function): \(message())")
        #endif
    }
}
