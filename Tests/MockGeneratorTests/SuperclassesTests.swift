import Foundation
import MockGenerator
import Recording
import Testing

/// The generated mocks of `Protocols/Superclasses.swift` inherit from the classes of their protocols, and have their initializers.
struct SuperclassesTests {
    @Test func `a mock has the initializers of the class, and overrides what it declares`() throws {
        let url = try #require(URL(string: "https://example.com"))
        let loading = MockThumbnailLoading(request: url)
        loading.stubbedResume = true
        let any: any ThumbnailLoading = loading

        any.cancel()
        #expect(any.resume(at: 3))
        #expect(any.request == url)
        loading.assertInvokes([.cancel, .resume(at: 3)])
    }

    @Test func `a member that nobody may override stays the class's own`() throws {
        let loading = MockThumbnailLoading(request: try #require(URL(string: "https://example.com")))
        #expect(loading.label(of: 2) == "2")
        loading.assertInvokes()
    }

    @Test @MainActor func `a class of the main actor has a mock on it`() async throws {
        let panel = MockNamedPanel(title: "kept")
        (panel.stubbedTitle, panel.stubbedShow, MockNamedPanel.stubbedMake) = ("stubbed", 1, 2)
        let any: any NamedPanel = panel

        #expect(any.title == "stubbed")
        #expect(try await any.show("a") == 1)
        #expect((MockNamedPanel.self as Panel.Type).make() == 2)
        panel.assertInvokes([.title, .show("a")])
        MockNamedPanel.statics.assertInvokes([.make])
    }

    @Test func `a class that tasks share has a mock that they can share`() async {
        let job = MockUploading(number: 1)
        job.stubbedUpload = 2
        #expect(await Task.detached { job.upload("a") }.value == 2)
        job.assertInvokes([.upload("a")])
    }

    @Test func `mocks of classes share a journal that they get afterwards`() throws {
        let journal = Journal()
        let loading = MockThumbnailLoading(request: try #require(URL(string: "https://example.com")))
        let words = MockWording()
        words.stubbedWords = "two"
        loading.recorder = Recorder(journal: journal)
        words.recorder = Recorder(journal: journal)

        #expect(words.words(for: 2) == "two")
        loading.cancel()
        journal.assertOrder([words.called(.words(for: 2)), loading.called(.cancel)])
    }

    @Test func `a delegate of UIKit is an object of the main actor, and leaves out what is optional`() throws {
        let source = "import UIKit\nprotocol ListDelegate: UITableViewDelegate, UITableViewDataSource {\n    func reload()\n}"
        let text = try Generation(source: source, fileName: "ListDelegate.swift").text

        #expect(text.contains("@MainActor final class MockListDelegate: NSObject, ListDelegate, @MainActor RecordingMock {"))
        #expect(text.components(separatedBy: "    func ").count == 4)
        #expect(text.contains("func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {"))
    }

    @Test func `a delegate of a session is an object that tasks can share`() async {
        let downloading = MockDownloading()
        downloading.stubbedStart = 2
        #expect(await Task.detached { downloading.start() }.value == 2)
        downloading.assertInvokes([.start])
    }

    @Test func `an initializer beside those of the class is recorded`() throws {
        let crawling = MockCrawling(depth: 2)
        crawling.stubbedCrawl = 3
        #expect(crawling.crawl("a") == 3)
        crawling.assertInvokes([.initialize(depth: 2), .crawl("a")])
        MockCrawling().assertInvokes()
        try MockBookkeeping(year: 2026, owner: "Ada").assertInvokes([.initialize(year: 2026, owner: "Ada")])
        MockBookkeeping(lines: 3).assertInvokes([.initialize(lines: 3)])
    }

    @Test func `members in an extension of the class stay the class's own`() {
        let bookkeeping: any Bookkeeping = MockBookkeeping()
        bookkeeping.close()
        #expect(bookkeeping.title == "ledger")
        #expect(bookkeeping.total(of: 3) == 3)
        #expect((bookkeeping as? MockBookkeeping)?.invokedList.count == 1)
    }

    @Test func `members in an extension of the class in another file stay the class's own`() throws {
        let source = "protocol P: Screen {\n    func show()\n    func hide()\n}"
        let text = try Generation(
            source: source, fileName: "P.swift", neighbors: { $0.contains("Screen") ? ["class Screen {}"] : [] },
            extensions: { $0 == ["Screen"] ? ["extension Screen {\n    func show() {}\n}"] : [] }
        ).text
        #expect(text.contains("func hide()"))
        #expect(!text.contains("func show()"))
    }

    @Test func `a thread has a mock, which only a compiler for Apple's systems accepts`() throws {
        let generation = try Generation(source: "protocol P: Thread {\n    init(depth: Int)\n}", fileName: "P.swift")
        #expect(generation.refusals.isEmpty)
        #expect(generation.text.contains("final class MockP: Thread, P, RecordingMock {"))
        #expect(generation.text.contains("override init() {"))
    }

    @Test func `an executor records its jobs, which the test can run`() async throws {
        let executor = MockQueueing()
        actor Counter {
            let executor: MockQueueing
            init(_ executor: MockQueueing) { self.executor = executor }
            nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
            func count() -> Int { 1 }
        }
        let counter = Counter(executor)
        async let count = counter.count()
        await executor.assertInvoked(MockQueueingElements.enqueue(_:), within: .seconds(60))
        executor.arguments(of: MockQueueingElements.enqueue(_:)).first?.runSynchronously(on: executor.asUnownedSerialExecutor())
        #expect(await count == 1)
    }
}
