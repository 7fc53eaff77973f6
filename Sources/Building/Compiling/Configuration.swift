/// How a module is built: what `#if` sees, and how much the compiler does for speed.
package struct Configuration: Sendable {
    package let flags: [String]

    /// As `swift build` does it.
    package static let debug = Configuration(flags: ["-Onone", "-enable-testing"] + Compiler.debug)
    /// Without `DEBUG`, as a release build sees the sources, but built as quickly as a debug build.
    package static let withoutDebug = Configuration(flags: ["-Onone", "-enable-testing"] + Compiler.always)
    /// As `swift build -c release` does it.
    package static let release = Configuration(flags: ["-O", "-enable-default-cmo"] + Compiler.always)
    /// A release build that tests may look into, as `swift build -c release -Xswiftc -enable-testing` does it.
    package static let testableRelease = Configuration(flags: ["-O", "-enable-testing"] + Compiler.always)
}
