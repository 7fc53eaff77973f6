/// Gives an object the container that was shared when it was made, to resolve from later.
///
///     @InjectedContainer private var container
@propertyWrapper
public struct InjectedContainer<C: SharedContainer>: Sendable {
    /// The container.
    public var wrappedValue: C

    /// Takes the ready-made container.
    public init() where C == Container {
        wrappedValue = .shared
    }

    /// Takes a container of your own: `@InjectedContainer(Services.self)`.
    ///
    /// - Parameter type: The container's type.
    public init(_ type: C.Type) {
        wrappedValue = type.shared
    }

    /// Undoes what was set for the container.
    ///
    /// - Parameter options: What to undo.
    public mutating func reset(options: FactoryResetOptions = .none) {
        wrappedValue.reset(options: options)
    }
}
