internal import Synchronization

/// Whether the expectations of the fact that is checked are met so far.
enum Expectations {
    private static let missed = Atomic(false)

    static var areMet: Bool { !missed.load(ordering: .sequentiallyConsistent) }

    static func begin() {
        missed.store(false, ordering: .sequentiallyConsistent)
    }

    static func miss() {
        missed.store(true, ordering: .sequentiallyConsistent)
    }
}

/// The error that ends a fact whose requirement is not met.
private struct NotMet: Error {}

/// Expects a condition to hold, as `#expect` does.
public func plainExpect(_ condition: Bool, _ comment: @autoclosure () -> String = "") {
    if !condition { Expectations.miss() }
}

/// Expects an error of a type, or none with `Never`, as `#expect(throws:)` does.
@discardableResult
public func plainExpect<Failure: Error, Result>(
    throws type: Failure.Type, _ comment: @autoclosure () -> String = "", performing body: () throws -> Result
) -> Failure? {
    do {
        _ = try body()
        return noError(of: type)
    } catch {
        return thrown(error, of: type)
    }
}

/// Expects an error of a type, or none with `Never`, as `#expect(throws:)` does.
@discardableResult @MainActor
public func plainExpect<Failure: Error, Result>(
    throws type: Failure.Type, _ comment: @autoclosure () -> String = "", performing body: @MainActor () async throws -> Result
) async -> Failure? {
    do {
        _ = try await body()
        return noError(of: type)
    } catch {
        return thrown(error, of: type)
    }
}

/// Expects this error, as `#expect(throws:)` does.
@discardableResult
public func plainExpect<Failure: Error & Equatable, Result>(
    throws error: Failure, _ comment: @autoclosure () -> String = "", performing body: () throws -> Result
) -> Failure? {
    let thrown = plainExpect(throws: Failure.self, performing: body)
    if thrown != error { Expectations.miss() }
    return thrown
}

/// Expects this error, as `#expect(throws:)` does.
@discardableResult @MainActor
public func plainExpect<Failure: Error & Equatable, Result>(
    throws error: Failure, _ comment: @autoclosure () -> String = "", performing body: @MainActor () async throws -> Result
) async -> Failure? {
    let thrown = await plainExpect(throws: Failure.self, performing: body)
    if thrown != error { Expectations.miss() }
    return thrown
}

/// Requires a condition to hold, as `#require` does.
public func plainRequire(_ condition: Bool, _ comment: @autoclosure () -> String = "") throws {
    if !condition { throw NotMet() }
}

/// Requires a value, as `#require` does.
public func plainRequire<Value>(_ value: Value?, _ comment: @autoclosure () -> String = "") throws -> Value {
    guard let value else { throw NotMet() }
    return value
}

private func noError<Failure: Error>(of type: Failure.Type) -> Failure? {
    if type != Never.self { Expectations.miss() }
    return nil
}

private func thrown<Failure: Error>(_ error: any Error, of type: Failure.Type) -> Failure? {
    let expected = error as? Failure
    if expected == nil { Expectations.miss() }
    return expected
}

/// Expects an event a number of times, as the function of the same name does.
@MainActor
public func confirmation<Result>(
    _ comment: @autoclosure () -> String = "", expectedCount: Int = 1, _ body: @MainActor (Confirmation) async throws -> Result
) async rethrows -> Result {
    let confirmation = Confirmation()
    let result = try await body(confirmation)
    if confirmation.count.load(ordering: .sequentiallyConsistent) != expectedCount { Expectations.miss() }
    return result
}

/// An event that is expected a number of times.
public final class Confirmation: Sendable {
    fileprivate let count = Atomic(0)

    /// Confirms the event.
    public func confirm(count: Int = 1) {
        self.count.add(count, ordering: .sequentiallyConsistent)
    }

    /// Confirms the event.
    public func callAsFunction(count: Int = 1) {
        confirm(count: count)
    }
}
