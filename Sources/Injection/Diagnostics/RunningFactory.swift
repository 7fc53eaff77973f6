/// A running factory closure, as cycle detection sees it.
struct RunningFactory {
    var container: AnyClass
    var slot: Slot
    var type: Any.Type
    #if DEBUG
    var parameter = Parameter.unknown
    #endif

    init(_ container: AnyObject, _ head: UnsafeMutablePointer<CellHead>, _ type: Any.Type) {
        self.container = Swift.type(of: container)
        slot = unsafeDowncast(head.pointee.cell.takeUnretainedValue(), to: Slot.self)
        self.type = type
    }

    /// The name in messages: `Container.analytics`.
    var label: String { "\(container).\(slot.declaration.name)" }

    func isSameFactory(as other: RunningFactory) -> Bool {
        slot === other.slot
    }
}

extension ThreadState {
    /// Returns a report in lines: the message, the explanation, and the chain of running factories.
    func report(_ message: String, because explanation: String) -> String {
        var report = "\(message)\n    \(explanation)\n"
        var (last, count) = ("", 0)
        func addLast() {
            if count > 0 { report += count == 1 ? "    \(last)\n" : "    \(last), \(count) times\n" }
        }
        for factory in running {
            let line = (last.isEmpty ? "" : "needs ") + "\(factory.label)<\(factory.type)>"
            if line == last {
                count += 1
            } else {
                addLast()
                (last, count) = (line, 1)
            }
        }
        addLast()
        return report
    }

    /// Ends the process because of the running factory that is nested in itself.
    func failInCycle() -> Never {
        let label = running.last.map(\.label) ?? ""
        fail("FACTORY: Circular dependency on \(label)", because: "The chain of dependencies leads back to it:")
    }
}
