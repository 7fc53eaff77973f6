#if DEBUG
extension RunningFactory {
    /// The parameter of the closure, as far as it can be compared.
    enum Parameter: Equatable {
        case none
        case known(AnyHashable)
        case unknown
    }

    /// Returns whether this closure would never finish inside the running closures of the same factory.
    func isInCycle(with nested: [RunningFactory]) -> Bool {
        parameter == .unknown ? nested.count >= RunningFactory.deepestNesting : nested.contains { $0.parameter == parameter }
    }

    /// The number of times that a factory may nest in itself if its parameters cannot be compared.
    private static let deepestNesting = 100
}

extension ThreadState {
    /// Records that a factory's closure starts, and ends the process if the closure is part of a cycle.
    ///
    /// - Returns: Whether cycle detection is on, in which case the caller must call ``leave()``.
    func enter<P, T>(_ registration: FactoryRegistration<P, T>, _ parameters: P) -> Bool {
        guard Diagnostics.detectsCycles.load(ordering: .relaxed) else { return false }
        let factory = RunningFactory(registration.container, registration.head, T.self)
        factory.parameter = P.self == Void.self ? .none : (parameters as? AnyHashable).map { .known($0) } ?? .unknown
        let nested = running.filter { $0.isSameFactory(as: factory) }
        running.append(factory)
        if !factory.isInCycle(with: nested) { return true }
        for line in trace { Diagnostics.logger(line.text) }
        failInCycle()
    }

    func leave() {
        running.removeLast()
    }
}
#endif
