import Testing

@testable import Workspace

struct GlobPatternTests {
    @Test(arguments: [
        ("Parser.swift", "Sources/App/Parser.swift", true), ("Parser.swift", "Sources/App/MyParser.swift", false),
        ("*Parser.swift", "Sources/App/MyParser.swift", true), ("Sources/App", "Sources/App/Deep/A.swift", true),
        ("Sources/App/", "Sources/App/A.swift", true), ("./Sources/App", "Sources/App/A.swift", true),
        ("Sources/App", "Sources/Apps/A.swift", false), ("Sources/*/A.swift", "Sources/App/A.swift", true),
        ("Sources/*/A.swift", "Sources/App/Deep/A.swift", false), ("Sources/**/A.swift", "Sources/App/Deep/A.swift", true),
        ("Sources/**/A.swift", "Sources/A.swift", true), ("**/Deep/*", "Sources/App/Deep/A.swift", true),
        ("A?.swift", "Sources/AB.swift", true), ("A?.swift", "Sources/A.swift", false), ("*.c", "Sources/A.swift", false),
    ]) func `a pattern matches paths, names and folders`(_ pattern: String, _ path: String, _ matches: Bool) {
        #expect(GlobPattern(pattern).matches(path) == matches)
    }
}
