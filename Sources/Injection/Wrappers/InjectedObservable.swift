#if canImport(SwiftUI)
public import Observation
public import SwiftUI

/// A property wrapper that resolves an observable model when a view first reads it, and keeps it as view state.
///
///     @InjectedObservable(\.checkoutModel) private var model
@MainActor @propertyWrapper
public struct InjectedObservable<T: Observable>: DynamicProperty {
    @State private var resolution: Resolution

    /// The resolution at the first read, because a view is created more often than its state.
    private final class Resolution {
        lazy var value = resolve()
        private let resolve: () -> T
        init(_ resolve: @escaping () -> T) { self.resolve = resolve }
    }

    /// Resolves from the shared container.
    ///
    /// - Parameter keyPath: The dependency's property.
    public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        _resolution = State(wrappedValue: Resolution { Container.shared[keyPath: keyPath].resolve() })
    }

    /// Resolves from the shared instance of a custom container type.
    ///
    /// - Parameter keyPath: The dependency's property.
    public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
        _resolution = State(wrappedValue: Resolution { C.shared[keyPath: keyPath].resolve() })
    }

    /// Uses the given model instead of resolving one.
    ///
    /// - Parameter wrappedValue: The model.
    public init(_ wrappedValue: @autoclosure @escaping () -> T) {
        _resolution = State(wrappedValue: Resolution(wrappedValue))
    }

    /// The model.
    public var wrappedValue: T { resolution.value }

    /// A binding to the model.
    public var projectedValue: Binding<T> {
        Binding(get: { resolution.value }, set: { resolution.value = $0 })
    }
}
#endif
