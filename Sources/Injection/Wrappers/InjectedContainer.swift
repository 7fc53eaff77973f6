/// A property wrapper that keeps the container that is shared when its object is created.
///
///     @InjectedContainer private var container
@propertyWrapper
public struct InjectedContainer<C: SharedContainer>: Sendable {
    /// The container.
    public var wrappedValue: C

    /// Uses the ready-made container.
    public init() where C == Container {
        wrappedValue = .shared
    }

    /// Uses a custom container type: `@InjectedContainer(Services.self)`.
    ///
    /// - Parameter type: The container's type.
    public init(_ type: C.Type) {
        wrappedValue = type.shared
    }

    /// Resets the container.
    ///
    /// - Parameter options: The parts to reset.
    public mutating func reset(options: FactoryResetOptions = .none) {
        wrappedValue.reset(options: options)  // seams:skip(doubled) A second reset finds nothing to do.
    }
}
