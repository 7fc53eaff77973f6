/// The circumstances that a dependency can depend on, in the order in which they are looked at.
public enum FactoryContextType: Equatable, Sendable {
    /// The process was launched with this argument, or it was set with ``FactoryContext/setArg(_:forKey:)``.
    case arg(String)
    /// The same for any of several arguments.
    case args([String])
    /// The process runs an Xcode preview; debug builds only.
    case preview
    /// The process runs tests; debug builds only.
    case test
    /// The process runs in a simulator.
    case simulator
    /// The process does not run in a simulator.
    case device
    /// The build is a debug build.
    case debug
}

extension FactoryContextType {
    /// Whether this build looks at it at all.
    var isAvailable: Bool {
        switch self {
        case .arg, .args, .simulator, .device: true
        case .preview, .test, .debug: FactoryContext.isDebugBuild
        }
    }
}
