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
}
