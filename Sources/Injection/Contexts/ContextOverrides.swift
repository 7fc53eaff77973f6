/// The closures set for contexts, by argument and by circumstance; each is a ``Closure`` from parameter to instance.
struct ContextOverrides {
    private var byArgument: [String: AnyObject] = [:]
    private var byCircumstance: [Circumstance: AnyObject] = [:]

    /// The circumstances other than arguments, in order of precedence.
    private enum Circumstance: CaseIterable {
        case preview, test, simulator, device, debug

        func isMet(in context: FactoryContext) -> Bool {
            switch self {
            case .preview: context.isPreview
            case .test: context.isTest
            case .simulator: context.isSimulator
            case .device: !context.isSimulator
            case .debug: context.isDebug
            }
        }
    }

    /// All closures, each with its context in words.
    var all: [(context: String, closure: AnyObject)] {
        byArgument.map { ("argument \"\($0)\"", $1) } + byCircumstance.map { ("\($0)", $1) }
    }

    var isEmpty: Bool { byArgument.isEmpty && byCircumstance.isEmpty }

    mutating func set(_ factory: AnyObject, for type: FactoryContextType) {
        switch type {
        case .arg(let argument): byArgument[argument] = factory
        case .args(let arguments): for argument in arguments { byArgument[argument] = factory }
        case .preview: byCircumstance[.preview] = factory
        case .test: byCircumstance[.test] = factory
        case .simulator: byCircumstance[.simulator] = factory
        case .device: byCircumstance[.device] = factory
        case .debug: byCircumstance[.debug] = factory
        }
    }

    /// Returns the closure with the highest precedence: launch arguments in order, runtime arguments by key, then circumstances.
    func factory(in context: FactoryContext) -> AnyObject? {
        if isEmpty { return nil }
        if !byArgument.isEmpty {
            if let found = context.arguments.lazy.compactMap({ byArgument[$0] }).first { return found }
            let runtimeArguments = context.runtimeArguments.sorted { $0.key < $1.key }
            if let found = runtimeArguments.lazy.compactMap({ byArgument[$0.value] }).first { return found }
        }
        return Circumstance.allCases.lazy.filter { $0.isMet(in: context) }.compactMap { byCircumstance[$0] }.first
    }
}
