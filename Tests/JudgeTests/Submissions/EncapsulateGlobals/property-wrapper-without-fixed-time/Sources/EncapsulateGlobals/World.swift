import AnalyticsSDK
import Foundation

struct World {
    var analytics = Analytics.shared
    var now = { Date.now }

    @TaskLocal static var current = Self()
}

/// A property that is looked up in the current world at each use.
@propertyWrapper struct FromWorld<Value> {
    private let path: KeyPath<World, Value>

    init(_ path: KeyPath<World, Value>) {
        self.path = path
    }

    var wrappedValue: Value { World.current[keyPath: path] }
}

extension Analytics {
    func trackAppearance(of screen: Any, method: String = "viewDidAppear") {
        track(event: "\(method) - \(type(of: screen))")
    }
}
