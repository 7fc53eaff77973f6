import Injection
import Testing

@testable import Contexts

@Test func `a runtime argument is set`() {
    FactoryContext.setArg("x", forKey: "of this test")
    #expect(FactoryContext.current.runtimeArguments["of this test"] == "x")
}
