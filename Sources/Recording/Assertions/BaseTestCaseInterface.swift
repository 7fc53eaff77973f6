/// A test class that lists its mocks once, and can then check or reset all of them.
///
///     final class CheckoutTests: XCTestCase, BaseTestCaseInterface {
///         var mocks: [any MockAssertable] { [analytics, cart] }
///     }
///
/// A suite of Swift Testing conforms in the same way.
public protocol BaseTestCaseInterface {
    /// Every mock that the tests use.
    var mocks: [any MockAssertable] { get }
}

extension BaseTestCaseInterface {
    /// Clears the record of every mock, as if nothing had been invoked.
    public func tearDownMocks() {
        for mock in mocks { mock.tearDown() }
    }

    /// Asserts that no mock was called, except the given ones.
    ///
    /// An exception applies to one object; other mocks of its type are still checked.
    public func invokedNothing(
        excepts: [any BaseMockAssertable] = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        for mock in mocks where !excepts.contains(where: { $0 === mock }) {
            mock.assertInvokes(fileID: fileID, filePath: filePath, line: line, column: column)
        }
    }
}
