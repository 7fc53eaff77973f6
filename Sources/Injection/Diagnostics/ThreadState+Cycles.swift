/// A running factory closure, as cycle detection sees it.
struct RunningFactory {
    var container: AnyClass
    var slot: Slot
    var type: Any.Type
    var parameter: Parameter

    /// The parameter of the closure, as far as it can be compared.
    enum Parameter: Equatable {
        case none
        case known(AnyHashable)
        case unknown
    }

    /// The name in messages: `Container.analytics`.
    var label: String { "\(container).\(slot.declaration.name)" }

    init(_ container: AnyObject, _ head: UnsafeMutablePointer<CellHead>, _ type: Any.Type, _ parameter: Parameter = .unknown) {
        self.container = Swift.type(of: container)
        slot = unsafeDowncast(head.pointee.cell.takeUnretainedValue(), to: Slot.self)
        self.type = type
        self.parameter = parameter
    }

    init<P, T>(_ registration: FactoryRegistration<P, T>, _ parameters: P) {
        let parameter = P.self == Void.self ? Parameter.none : (parameters as? AnyHashable).map { .known($0) } ?? .unknown
        self.init(registration.container, registration.head, T.self, parameter)
    }

    /// Returns whether this closure would never finish inside the running closures of the same factory.
    func isInCycle(with nested: [RunningFactory]) -> Bool {
        parameter == .unknown ? nested.count >= RunningFactory.deepestNesting : nested.contains { $0.parameter == parameter }
    }

    /// The number of times that a factory may nest in itself if its parameters cannot be compared.
    private static let deepestNesting = 100

    func isSameFactory(as other: RunningFactory) -> Bool {
        slot === other.slot
    }
}

extension ThreadState {
    /// Returns the lines of a report: the message, the explanation, and the chain of running factories.
    func report(_ message: String, because explanation: String) -> [String] {
        var chain: [(line: String, count: Int)] = []
        for factory in running {
            let line = (chain.isEmpty ? "" : "needs ") + "\(factory.label)<\(factory.type)>"
            if chain.last?.line == line { chain[chain.count - 1].count += 1 } else { chain.append((line, 1)) }
        }
        let lines = chain.map { $0.count == 1 ? $0.line : "\($0.line), \($0.count) times" }
        return [message] + ([explanation] + lines).map { "    " + $0 }
    }

    /// Records that a factory's closure starts, and ends the process if the closure is part of a cycle.
    ///
    /// - Returns: Whether cycle detection is on, in which case the caller must call ``leave()``.
    func enter<P, T>(_ registration: FactoryRegistration<P, T>, _ parameters: P) -> Bool {
        guard Diagnostics.detectsCycles.load(ordering: .relaxed) else { return false }
        let factory = RunningFactory(registration, parameters)
        let nested = running.filter { $0.isSameFactory(as: factory) }
        running.append(factory)
        if !factory.isInCycle(with: nested) { return true }
        for line in trace { Diagnostics.logger(line.text) }
        fail("FACTORY: Circular dependency on \(factory.label)", because: "The chain of dependencies leads back to it:")
    }

    func leave() {
        running.removeLast()
    }
}
