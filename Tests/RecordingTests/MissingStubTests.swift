import Testing

@testable import Recording

/// Tests that the message for a missing stub says which one to set, for which member, and in which test.
struct MissingStubTests {
    @Test("A test with a name") func named() throws {
        let test = try #require(Test.current)

        #expect(
            MissingStub.message("MockCart.stubbedCount", member: "count", test: test)
                == "MockCart.stubbedCount is not set, so count has nothing to return. Set it before the call (in the test 'A test with a name', "
                + "\(test.sourceLocation)).")
    }

    @Test func unnamed() {
        #expect(
            MissingStub.message("MockCart.stubbedCount", member: "count", test: .current)
                .contains(" (in the test 'unnamed()', "))
    }

    @Test func `outside of a test, the message names no test`() {
        #expect(
            MissingStub.message("MockCart.stubbedCount", member: "count", test: nil)
                == "MockCart.stubbedCount is not set, so count has nothing to return. Set it before the call.")
    }

    @Test func `a missing stub ends the process`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let _: Int = MissingStub.stop("MockCart.stubbedCount", member: "count")
        }

        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("MissingStubTests.swift:") && text.contains("MockCart.stubbedCount is not set"))
    }
}
