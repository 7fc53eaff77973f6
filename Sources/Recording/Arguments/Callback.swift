/// A function as the argument of a recorded call, which a test can read from the record and call.
///
///     let completion = store.arguments(of: MockStoreElements.load(completion:)).first
///     completion?.function(.success(cart))
///
/// Two callbacks are never equal, because functions cannot be compared; match such calls by their case instead.
public struct Callback<Function>: CustomStringConvertible {
    /// The function that was passed.
    public let function: Function

    /// Wraps a function that was passed to a mock.
    ///
    /// - Parameter function: The function, kept as long as the record.
    public init(_ function: Function) {
        self.function = function
    }

    /// The source code of the callback, with a placeholder for the function.
    public var description: String { "Callback(<#\(Function.self)#>)" }
}

extension Callback: Sendable where Function: Sendable {}
