/// A test class that names its mocks once and then asks something of all of them.
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
    /// Empties the record of every mock, as if nothing had been invoked.
    public func tearDownMocks() {
        for mock in mocks { mock.tearDown() }
    }

    /// Asserts that nothing was called on any mock, except on those given.
    ///
    /// A mock is excepted by being the same object; another of its type is still checked.
    public func invokedNothing(
        excepts: [any BaseMockAssertable] = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        for mock in mocks where !excepts.contains(where: { $0 === mock }) {
            mock.assertInvokes(fileID: fileID, filePath: filePath, line: line, column: column)
        }
    }
}
