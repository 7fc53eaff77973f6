#if canImport(SwiftUI)
public import SwiftUI

/// A property wrapper that resolves an observable object when a view first appears, and keeps it as view state.
///
///     @InjectedObject(\.checkoutModel) private var model
@MainActor @propertyWrapper
public struct InjectedObject<T: ObservableObject>: DynamicProperty {
    @StateObject private var dependency: T

    /// Resolves from the shared container.
    ///
    /// - Parameter keyPath: The dependency's property.
    public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        _dependency = StateObject(wrappedValue: Container.shared[keyPath: keyPath].resolve())
    }

    /// Resolves from the shared instance of a custom container type.
    ///
    /// - Parameter keyPath: The dependency's property.
    public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
        _dependency = StateObject(wrappedValue: C.shared[keyPath: keyPath].resolve())
    }

    /// Uses the given object instead of resolving one.
    ///
    /// - Parameter wrappedValue: The object.
    public init(_ wrappedValue: T) {
        _dependency = StateObject(wrappedValue: wrappedValue)
    }

    /// The object.
    public var wrappedValue: T { dependency }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<T>.Wrapper { $dependency }
}
#endif
