import Injection
import XCTest

extension Container {
    fileprivate var greeting: Factory<String> { self { "hello" }.cached }
}

/// The substitute for traits in XCTest: a test binds its own container.
final class TaskLocalXCTests: XCTestCase {
    func testAContainerOfItsOwn() {
        Container.$shared.withValue(Container()) {
            Container.shared.greeting.register { "registered" }
            XCTAssertEqual(dependency(\.greeting), "registered")
        }
        XCTAssertEqual(dependency(\.greeting), "hello")
    }

    func testTheTestContextIsOn() {
        XCTAssertTrue(FactoryContext.current.isTest)
    }
}
