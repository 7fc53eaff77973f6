import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A class with an initializer that the mock cannot know.
class RequestLoader<Request> {
    let request: Request
    private(set) var isRunning = false

    init(request: Request) { self.request = request }

    func resume(at place: Int) -> Bool { !isRunning && place == 0 }
    final func label(of place: Int) -> String { "\(place)" }
}

protocol ThumbnailLoading: RequestLoader<URL> {
    var quality: Int { get set }
    func resume(at place: Int) -> Bool
    func label(of place: Int) -> String
    func cancel()
}

/// A view, as UIKit has them.
@MainActor class Panel {
    var title: String
    required init(title: String) { self.title = title }
    class func make() -> Int { 0 }
}

class ColoredPanel: Panel {}

protocol NamedPanel where Self: ColoredPanel {
    var title: String { get set }
    static func make() -> Int
    func show(_ text: String) async throws -> Int
}

/// A class that several tasks may use at once.
class Job: @unchecked Sendable {
    let number: Int
    init(number: Int) { self.number = number }
}

protocol Uploading: Job {
    func upload(_ text: String) -> Int
}

/// Classes of Foundation.
protocol Wording: Formatter {
    func words(for number: Int) -> String
}

protocol Working: Operation {
    func work(on text: String)
}

/// A delegate, which is an object that several tasks may use.
protocol Downloading: URLSessionDataDelegate {
    func start() -> Int
}

/// A class of Foundation that needs no arguments.
protocol Crawling: Operation {
    init(depth: Int)
    func crawl(_ text: String) -> Int
}

/// A class that has members in an extension, and initializers of its own.
class AccountBook {
    init() {}
    init(lines: Int) {}
}

extension AccountBook {
    var title: String { "ledger" }
    func total(of year: Int) -> Int { year }
    static func empty() -> Int { 0 }
}

protocol Bookkeeping: AccountBook {
    var title: String { get }
    init(lines: Int)
    init(year: Int, owner: String) throws
    func total(of year: Int) -> Int
    static func empty() -> Int
    func close()
}

/// An executor, whose jobs the test runs.
protocol Queueing: SerialExecutor {
    func drain() -> Int
}
