/// The circumstances that a dependency can depend on, in order of precedence.
public enum FactoryContextType: Equatable, Sendable {
    /// A launch argument, or an argument set with ``FactoryContext/setArg(_:forKey:)``.
    case arg(String)
    /// Any of several launch arguments or arguments set at run time.
    case args([String])
    /// An Xcode preview, in debug builds only.
    case preview
    /// A test run, in debug builds only.
    case test
    /// A simulator.
    case simulator
    /// A device, that is, any process outside a simulator.
    case device
    /// A debug build.
    case debug
}

extension FactoryContextType {
    /// Whether this build supports the context.
    var isAvailable: Bool {
        switch self {
        case .arg, .args, .simulator, .device: true
        case .preview, .test, .debug: FactoryContext.isDebugBuild  // seams:skip Faults are planted in debug builds.
        }
    }
}
