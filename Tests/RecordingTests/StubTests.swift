import Recording
import Testing

/// Tests that a stub returns the last value that a test gave it.
struct StubTests {
    @Test func `a stub is not set until a test sets it, and keeps the last value`() {
        let count = Stub<Int>()
        #expect(count.value == nil)

        count.value = 2
        #expect(count.value == 2)
        count.value = 3
        #expect(count.value == 3)
        count.value = nil
        #expect(count.value == nil)
    }

    @Test func `a stub can be created with its value`() {
        #expect(Stub("ada").value == "ada")
    }
}
