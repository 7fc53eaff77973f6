import Testing

@testable import ProtocolExtraction

/// Tests of the view model while a login waits for its response.
struct PendingLoginTests {
}
