/// The closures set for contexts, by argument and by circumstance; each is a ``Closure`` from parameter to instance.
struct ContextOverrides {
    /// The closures; there are so few that a search is faster than a dictionary, and takes less code.
    private(set) var all: [Entry] = []

    /// A closure for an argument or for a circumstance.
    struct Entry {
        var argument: String?
        var circumstance: Circumstance?
        var closure: AnyObject

        #if DEBUG
        /// The context in words.
        var context: String { argument.map { "argument \"\($0)\"" } ?? "\(circumstance!)" }
        #endif
    }

    /// The circumstances other than arguments, in order of precedence.
    enum Circumstance: UInt8 {
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

    var isEmpty: Bool { all.isEmpty }

    mutating func set(_ factory: AnyObject, for type: FactoryContextType) {
        switch type {
        case .arg(let argument): set(factory, argument, nil)
        case .args(let arguments): for argument in arguments { set(factory, argument, nil) }
        case .preview: set(factory, nil, .preview)
        case .test: set(factory, nil, .test)
        case .simulator: set(factory, nil, .simulator)
        case .device: set(factory, nil, .device)
        case .debug: set(factory, nil, .debug)
        }
    }

    @inline(never)
    private mutating func set(_ factory: AnyObject, _ argument: String?, _ circumstance: Circumstance?) {
        for index in all.indices where all[index].argument == argument && all[index].circumstance == circumstance {
            all[index].closure = factory
            return
        }
        all.append(Entry(argument: argument, circumstance: circumstance, closure: factory))
    }

    /// Returns the closure with the highest precedence: launch arguments in order, runtime arguments by key, then circumstances.
    func factory(in context: FactoryContext) -> AnyObject? {
        if isEmpty { return nil }
        for argument in context.arguments {
            for entry in all where entry.argument == argument { return entry.closure }
        }
        var found: (key: String, closure: AnyObject)?
        for (key, value) in context.runtimeArguments where found.map({ key < $0.key }) ?? true {
            for entry in all where entry.argument == value { found = (key, entry.closure) }
        }
        if let found { return found.closure }
        var first: Entry?
        for entry in all {
            guard let circumstance = entry.circumstance, circumstance.isMet(in: context) else { continue }
            if circumstance.rawValue < first?.circumstance?.rawValue ?? .max { first = entry }
        }
        return first?.closure
    }
}
