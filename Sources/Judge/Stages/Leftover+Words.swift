internal import RunnerProtocol

extension Leftover {
    /// The end of the sentence "Your test leaves".
    var words: String {
        switch self {
        case .push(let container): "a push of \(container).shared without its pop"
        case .registration(let container, let factory): "its registration of `\(factory)` in \(container).shared"
        case .context(let context, let container, let factory):
            "its closure for the context \(context) of `\(factory)` in \(container).shared"
        case .decorator(let container, let factory?): "its decorator of `\(factory)` in \(container).shared"
        case .decorator(let container, nil): "its decorator of \(container).shared"
        case .defaultScope(let container): "another default scope in \(container).shared"
        case .instance(let container?, let factory): "the instance that its closure made for `\(factory)` in \(container).shared"
        case .instance(nil, let factory): "the singleton that its closure made for `\(factory)`"
        case .circumstance(let part): "another value of `FactoryContext.current.\(part)`"
        case .variable(let name): "another value of the environment variable \(name)"
        case .folder: "another current folder"
        }
    }

    /// The next step.
    var advice: String {
        switch self {
        case .push(let container):
            "Pop what the test pushes, whatever happens in it: `defer { \(container).shared.manager.pop() }` right after the push."
        case .registration(let container, _), .context(_, let container, _), .decorator(let container, _), .defaultScope(let container),
            .instance(let container?, _):
            "Use a container of the test's own, or write `\(container).shared.manager.push()` before the change and "
                + "`defer { \(container).shared.manager.pop() }` behind it."
        case .instance(nil, _):
            "Give the test its own singletons with the trait `.container`, or drop this one with `reset()` of its factory in a `defer`."
        case .circumstance: "Change it inside of `FactoryContext.withCurrent { … }`, which changes it back."
        case .variable(let name): "Change it back before the test ends: `defer { unsetenv(\"\(name)\") }` if it was not set before."
        case .folder: "Use full paths, or change back before the test ends with `defer`."
        }
    }

    /// The statement that undoes it after the test; nil if only the learner knows.
    var undo: String? {
        switch self {
        case .push(let container): "\(container).shared.manager.pop()"
        case .registration(let container, _), .context(_, let container, _), .decorator(let container, _), .defaultScope(let container),
            .instance(let container?, _):
            "\(container).shared.reset()"
        case .instance(nil, _): "Scope.singleton.reset()"
        case .variable(let name): "unsetenv(\"\(name)\")"
        case .circumstance, .folder: nil
        }
    }
}
