internal import Building
internal import Workspace

/// An import that a file lacks, known by a name that the compiler cannot find.
struct MissingImport: Equatable {
    /// The name as the code uses it.
    var name: String
    /// The line that the file needs, such as `import UIKitShim`.
    var line: String

    /// Whether the file has tests of Swift Testing, in which an assertion of XCTest says nothing.
    var isSilentThere = false

    /// The fix, in one sentence.
    var sentence: String {
        isSilentThere
            ? "`\(name)` is for test classes of XCTest: a test of Swift Testing says `#expect(a == b)` in its place."
            : "`\(name)` comes from another module: write `\(line)` at the top of this file."
    }

    /// The names that the katas use, by the module that declares them.
    static let names: KeyValuePairs<String, Set<String>> = [
        "AnalyticsSDK": ["Analytics"],
        "UIKitShim": ["UIViewController", "LifeCycleCalls", "NSCoder"],
        "Injection": [
            "Container", "SharedContainer", "ManagedContainer", "ContainerManager", "Factory", "ParameterFactory", "Scope",
            "FactoryContext",
            "AutoRegistering", "Injected",
        ],
        "InjectionTesting": ["ContainerTrait", "container"],
        "Recording": ["MockAssertable", "RecordingMock", "Recorder", "Journal", "BaseTestCaseInterface"],
        "Testing": ["Test", "Suite", "expect", "require", "Issue", "Trait"],
        "XCTest": ["XCTestCase", "XCTestExpectation"],
        "Foundation": [
            "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet", "CocoaError", "Data", "Date",
            "DateComponents", "DateFormatter", "DateInterval", "Decimal", "DispatchGroup", "DispatchQueue", "DispatchSemaphore",
            "DispatchTime", "DispatchWorkItem", "FileHandle", "FileManager", "HTTPURLResponse", "ISO8601DateFormatter", "IndexPath",
            "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "Measurement", "NSError", "NSLock", "NSLog", "NSObject",
            "NSPredicate", "NSRegularExpression", "Notification", "NotificationCenter", "NumberFormatter", "OperationQueue", "Pipe",
            "Process", "ProcessInfo", "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "Thread", "TimeInterval", "TimeZone",
            "Timer", "URL", "URLComponents", "URLError", "URLQueryItem", "URLRequest", "URLSession", "UUID", "UserDefaults", "ceil",
            "exit", "fabs", "fflush", "floor", "getenv", "log10", "pow", "round", "setenv", "sleep", "sqrt", "usleep",
        ],
        "Observation": ["Observable", "ObservationIgnored"],
        "Synchronization": ["Atomic", "Mutex"],
    ]

    /// The members of a text that Foundation adds.
    static let members: Set<String> = [
        "capitalized", "components", "data", "padding", "range", "replacingOccurrences", "trimmingCharacters",
    ]

    /// Reads an error; nil if it is about another thing, or if no module is known to declare the name.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - sources: The files of the submission: production first, and then the tests.
    init?(_ error: Diagnostic, in sources: [SourceSet]) {
        guard
            let match = error.message.firstMatch(
                of:
                    /cannot find (?:type )?'(\w+)' in scope|unknown attribute '(\w+)'|no macro named '(\w+)'|has no member '(container)'|value of type '(?:Sub)?[sS]tring' has no member '(\w+)'/
            ), let name = match.1 ?? match.2 ?? match.3 ?? match.4 ?? match.5
        else { return nil }
        self.name = String(name)
        let isMember = match.5 != nil
        guard !isMember || Self.members.contains(self.name) else { return nil }
        let module =
            isMember
            ? "Foundation"
            : Self.names.first { $0.key == name || $0.value.contains(String(name)) || $0.key == "XCTest" && name.hasPrefix("XCT") }?.key
        if let module {
            let imports = Self.imports(of: error.place, in: sources)
            // A module that the file imports does not declare the name on this system.
            guard !imports.contains(module) else { return nil }
            line = "import \(module)"
            isSilentThere = module == "XCTest" && name != "XCTestCase" && imports.contains("Testing")
        } else if let module = Self.module(declaring: self.name, for: error.place, in: sources) {
            line = "@testable import \(module)"
        } else {
            return nil
        }
    }

    /// The modules that a file imports, each on a line of its own.
    private static func imports(of place: Place?, in sources: [SourceSet]) -> Set<String> {
        guard let file = sources.lazy.flatMap(\.files).first(where: { $0.path == place?.file }) else { return [] }
        return Set(
            String(decoding: file.bytes, as: UTF8.self).matches(of: /(?m)^(?:public |internal |private )?import (\w+)/).map { String($0.1) }
        )
    }

    /// The learner's module, if it declares a type of this name and the error is in its tests.
    private static func module(declaring name: String, for place: Place?, in sources: [SourceSet]) -> String? {
        guard let production = sources.first, let place, !production.files.contains(where: { $0.path == place.file }),
            let declaration = try? Regex("(?:class|struct|enum|protocol|actor|typealias) \(name)\\b"),
            production.files.contains(where: { String(decoding: $0.bytes, as: UTF8.self).contains(declaration) })
        else { return nil }
        return production.files.first.map { String($0.path.split(separator: "/")[1]) }
    }
}
