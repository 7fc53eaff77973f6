import Recording
import Testing

/// Tests that erased arguments are equal exactly if their type and text say so.
struct ErasedTests {
    private final class Session {}
    private struct Holder { var session: Session }

    @Test func `equal values of one type are equal`() {
        #expect(Erased(1) == Erased(1))
        #expect(Erased(1) != Erased(2))
        #expect(Erased("a") == Erased("a"))
    }

    @Test func `values of two types with the same source are different`() {
        #expect(Erased(1) != Erased(UInt8(1)))
        #expect("\(Erased(1))" == "\(Erased(UInt8(1)))")
    }

    @Test func `objects are compared by identity`() {
        let session = Session()

        #expect(Erased(session) == Erased(session))
        #expect(Erased(session) != Erased(Session()))
    }

    @Test func `functions, and values that contain an object, are never equal`() {
        let function: @Sendable () -> Void = {}
        let holder = Holder(session: Session())

        #expect(Erased(function) != Erased(function))
        #expect(Erased(holder) != Erased(holder))
    }

    @Test func `placeholders are written as the source that creates them`() {
        #expect("\(Erased([1, 2]))" == "Erased([1, 2])")
        #expect("\(Unrecorded())" == "Unrecorded()")
        #expect(Unrecorded() == Unrecorded())
    }
}
