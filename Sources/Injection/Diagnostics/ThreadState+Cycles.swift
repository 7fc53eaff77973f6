/// A closure that is running on a thread to make an instance, as the detection of cycles sees it.
struct RunningFactory {
    var container: AnyClass
    var slot: Slot
    var type: Any.Type
    var parameter: Parameter

    /// What the closure was called with, as far as that can be compared.
    enum Parameter: Equatable {
        case none
        case known(AnyHashable)
        case unknown
    }

    /// `Container.analytics`
    var label: String { "\(container).\(slot.declaration.name)" }

    init<P, T>(_ registration: FactoryRegistration<P, T>, _ parameters: P) {
        container = Swift.type(of: registration.binding.container)
        slot = registration.binding.slot
        type = T.self
        parameter = P.self == Void.self ? .none : (parameters as? AnyHashable).map { .known($0) } ?? .unknown
    }

    /// Whether this closure would run for ever, inside those of the same factory.
    func isInCycle(with nested: [RunningFactory]) -> Bool {
        parameter == .unknown ? nested.count >= RunningFactory.deepestNesting : nested.contains { $0.parameter == parameter }
    }

    /// How often a factory may run inside itself when nobody can tell whether its parameters differ.
    private static let deepestNesting = 100

    func isSameFactory(as other: RunningFactory) -> Bool {
        slot === other.slot
    }
}

extension ThreadState {
    /// What is wrong, and how the thread came to where it is, a line each.
    func report(_ message: String, because explanation: String) -> [String] {
        var chain: [(line: String, count: Int)] = []
        for factory in running {
            let line = (chain.isEmpty ? "" : "needs ") + "\(factory.label)<\(factory.type)>"
            if chain.last?.line == line { chain[chain.count - 1].count += 1 } else { chain.append((line, 1)) }
        }
        let lines = chain.map { $0.count == 1 ? $0.line : "\($0.line), \($0.count) times" }
        return [message] + ([explanation] + lines).map { "    " + $0 }
    }

    /// Notes that a factory's closure begins to run, and ends the process if that can never end.
    ///
    /// - Returns: Whether cycles are detected at all, so that ``leave()`` must follow.
    func enter<P, T>(_ registration: FactoryRegistration<P, T>, _ parameters: P) -> Bool {
        guard Diagnostics.detectsCycles.load(ordering: .relaxed) else { return false }
        let factory = RunningFactory(registration, parameters)
        let nested = running.filter { $0.isSameFactory(as: factory) }
        running.append(factory)
        if !factory.isInCycle(with: nested) { return true }
        for line in trace { Diagnostics.logger(line.text) }
        fail("FACTORY: Circular dependency on \(factory.label)", because: "It needs itself, by this chain:")
    }

    func leave() {
        running.removeLast()
    }
}
