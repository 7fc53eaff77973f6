@MainActor open class Analytics {
    public static let shared = Analytics()

    private let recorder = Recorder()
    public var events: [String] { recorder.entries.map(\.text) }

    public init() {}

    open func track(event: String) { recorder.add(event) }
    public func reset() { recorder.forget() }
}
