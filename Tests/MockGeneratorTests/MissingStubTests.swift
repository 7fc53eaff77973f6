import Testing

/// A generated mock that has nothing to return ends the test with the reason.
struct MissingStubTests {
    @Test func `a stub that is not set is named with its file, its line and the test`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let cart = MockCart()
            cart.stubbedCount = 1
            _ = cart.count
            _ = cart.remove(at: 2)
        }

        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("MembersMocks.swift:"))
        #expect(text.contains("MockCart.stubbedRemoveAt is not set, so remove(at:) has nothing to return. Set it before the call"))
    }

    @Test(arguments: [true, false]) func `it is named for erased and for made results as well`(_ isErased: Bool) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isErased] in
            if isErased { _ = MockTracking().make(Int.self) } else { _ = try MockBank().account() }
        }

        let name = isErased ? "MockTracking.stubbedMake" : "MockBank.stubbedAccount"
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("\(name) is not set"))
    }
}
