import AnalyticsSDK
import Testing

class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}

func expect(_ spy: SpyAnalytics, sent events: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(spy.events == events, sourceLocation: sourceLocation)
}

func expect(_ spy: SpyAnalytics, sent events: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(spy.events == events, sourceLocation: sourceLocation)
}
