/// A function as the argument of a recorded call, so that a test can take it out of the record and call it.
///
///     let completion = store.arguments(of: MockStoreElements.load(completion:)).first
///     completion?.function(.success(cart))
///
/// Two callbacks are never equal, as functions have no equality: match such calls by their case instead.
public struct Callback<Function>: CustomStringConvertible {
    /// The function that was passed.
    public let function: Function

    /// Wraps a function that a mock was given.
    ///
    /// - Parameter function: The function, kept as long as the record is.
    public init(_ function: Function) {
        self.function = function
    }

    /// The source that makes it, with a placeholder for the function.
    public var description: String { "Callback(<#\(Function.self)#>)" }
}

extension Callback: Sendable where Function: Sendable {}
