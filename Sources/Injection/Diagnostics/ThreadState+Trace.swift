#if DEBUG
/// One line of the trace; it is complete when its resolution has ended.
struct TraceLine {
    var depth: Int
    var label: String
    var result = ""

    var text: String { "\(depth): \(String(repeating: "    ", count: depth))\(label) = \(result)" }
}

/// The origin of an instance, by its letter in the trace.
enum Origin: String {
    case definition = "F"
    case registration = "R"
    case context = "O"
    case cache = "C"
}

extension ThreadState {
    /// Starts a line of the trace.
    ///
    /// - Returns: The index to pass to ``endLine(_:_:_:)``, or nil if tracing is off.
    func beginLine(_ label: @autoclosure () -> String) -> Int? {
        guard Diagnostics.traces.load(ordering: .relaxed) else { return nil }
        trace.append(TraceLine(depth: traceDepth, label: label()))
        traceDepth += 1
        return trace.count - 1
    }

    /// Completes a line of the trace, and logs the whole trace after the outermost resolution.
    func endLine(_ index: Int?, _ origin: Origin, _ instance: Any) {
        guard let index else { return }
        let present = Dynamic.unwrapped(instance)
        let address = Dynamic.object(present).map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
        trace[index].result = "\(origin.rawValue):\(address) \(type(of: present ?? instance))"
        traceDepth -= 1
        guard index == 0 else { return }
        let lines = trace
        trace = []
        for line in lines { Diagnostics.logger(line.text) }
    }
}
#endif
