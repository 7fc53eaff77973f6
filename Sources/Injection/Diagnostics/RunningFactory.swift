/// A running factory closure, as cycle detection sees it.
final class RunningFactory {
    let container: AnyClass
    let slot: Slot
    let type: Any.Type
    #if DEBUG
    var parameter = Parameter.unknown
    #endif

    init(_ container: AnyObject, _ head: UnsafeMutablePointer<CellHead>, _ type: Any.Type) {
        self.container = Swift.type(of: container)
        slot = unsafeDowncast(head.pointee.cell.takeUnretainedValue(), to: Slot.self)
        self.type = type
    }

    /// The name in messages: `Container.analytics`.
    var label: String { "\(container).\(slot.declaration.name.text)" }

    func isSameFactory(as other: RunningFactory) -> Bool {
        slot === other.slot
    }
}

extension ThreadState {
    /// Returns a report in lines: the message, the explanation, and the chain of running factories.
    func report(_ message: String, because explanation: String) -> String {
        var report = "\(message)\n    \(explanation)\n"
        var index = 0
        while index < running.count {
            let (factory, first) = (running[index], index)
            repeat { index += 1 } while first > 0 && index < running.count && running[index].isSameFactory(as: factory)
            let (needs, times) = (first == 0 ? "" : "needs ", index == first + 1 ? "" : ", \(index - first) times")
            report += "    \(needs)\(factory.label)<\(factory.type)>\(times)\n"
        }
        return report
    }

    /// Ends the process because of the running factory that is nested in itself.
    func failInCycle() -> Never {
        let label = running[running.count - 1].label
        fail("FACTORY: Circular dependency on \(label)", because: "The chain of dependencies leads back to it:")
    }
}
