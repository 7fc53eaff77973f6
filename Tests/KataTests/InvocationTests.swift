import Foundation
import Testing

@testable import kata

struct InvocationTests {
    @Test func `a proposed call keeps the folder and the options that were typed`() throws {
        let system = Transcript().system(in: URL(filePath: "/"))

        let invocation = try Invocation(words: ["--plain", "mutate", "my app", "--scratch", "/builds", "--target", "Shop"], system: system)

        #expect(invocation.call(adding: "--all") == "./kata mutate 'my app' --scratch /builds --target Shop --all")
        #expect(try Invocation(words: ["survey"], system: system).call(adding: "--all") == "./kata survey --all")
    }
}
