/// One line of the trace; it is complete when its resolution has ended.
struct TraceLine {
    var depth: Int
    var label: String
    var result = ""

    var text: String { "\(depth): \(String(repeating: "    ", count: depth))\(label) = \(result)" }
}

/// Where an instance came from, as the trace writes it.
enum Origin: String {
    case definition = "F"
    case registration = "R"
    case context = "O"
    case cache = "C"
}

extension ThreadState {
    /// Begins a line of the trace.
    ///
    /// - Returns: What ``endLine(_:_:_:)`` wants to know.
    func beginLine(_ label: @autoclosure () -> String) -> Int? {
        guard Diagnostics.traces.load(ordering: .relaxed) else { return nil }
        trace.append(TraceLine(depth: traceDepth, label: label()))
        traceDepth += 1
        return trace.count - 1
    }

    /// Ends a line of the trace, and logs all of them if it is the outermost.
    func endLine(_ index: Int?, _ origin: Origin, _ instance: Any) {
        guard let index, trace.indices.contains(index) else { return }
        let present = Dynamic.unwrapped(instance)
        let address = present.flatMap(Dynamic.object).map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
        trace[index].result = "\(origin.rawValue):\(address) \(type(of: present ?? instance))"
        traceDepth -= 1
        guard index == 0 else { return }
        let lines = trace
        trace = []
        for line in lines { Diagnostics.logger(line.text) }
    }
}
