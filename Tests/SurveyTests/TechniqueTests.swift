import Testing

@testable import Survey

/// The technique of a finding depends on the code that uses the dependency.
struct TechniqueTests {
    static let cases: [(source: String, kata: String)] = [
        // An extension of a library's type or of a protocol has no place to keep a dependency in.
        ("extension Archive { func f() { print(1); use(Date()) } }", "parameterize-method"),
        ("extension Archive { func f() { print(1); FileManager.default.use() } }", "parameterize-method"),
        ("extension Archive { func f() { print(1); Analytics.shared.track() } }", "container-injection"),
        // A closure or an object would take the members away that the compiler writes.
        ("struct Row: Codable { func f() { print(1); use(Date()) } }", "parameterize-method"),
        ("struct Row: Equatable { func f() { print(1); FileManager.default.use() } }", "parameterize-method"),
        ("protocol Paying {}\nextension Paying { func f() { print(1); use(Date()) } }", "parameterize-method"),
        (
            "final class Api { let s = UserDefaults.standard } // seams:skip its own\nextension Archive { func f() { print(1); Api().go() } }",
            "parameterize-method"
        ),
        // One of a type of one's own has.
        ("final class Cart {}\nextension Cart { func f() { print(1); use(Date()) } }", "closure-injection"),
        ("final class Cart {}\nextension Cart { func f() { print(1); FileManager.default.use() } }", "protocol-extraction"),
        ("final class Cart {}\nextension Cart { func f() { print(1); Analytics.shared.track() } }", "constructor-injection"),
        // A framework makes the views, too.
        ("final class Badge: UIView { func f() { print(1); FileManager.default.use() } }", "instance-property-injection"),
    ]

    @Test(arguments: cases) func `it fits the type`(_ one: (source: String, kata: String)) async throws {
        #expect(try await SmallCode(one.source).report().findings.map(\.kata) == [one.kata])
    }

    @Test func `others may change the public variables of a package`() async throws {
        let code = try SmallCode([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Shop")])
            """,
            "Sources/Shop/Shop.swift": """
            public var total = 0
            public var Total = 0
            public enum K {
                public static var LIMIT = 1
                public static var table = "rows"
                public private(set) static var count = 0
                static var size = 0
            }
            final class A { func f() { print(total, Total, K.LIMIT, K.table, K.count, K.size) } }
            """,
        ])
        #expect(try await code.report().brief == ["mutable-global K.LIMIT", "mutable-global Total", "mutable-global total"])
    }
}
