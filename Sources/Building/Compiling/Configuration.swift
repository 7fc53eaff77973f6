/// The way in which a module is built: the conditions that `#if` sees, and the optimization.
package struct Configuration: Sendable {
    package let flags: [String]

    /// The configuration of `swift build`.
    package static let debug = Configuration(flags: ["-Onone", "-enable-testing"] + Compiler.debug)
    /// The configuration that sees the sources as a release build does, and compiles as quickly as a debug build.
    package static let withoutDebug = Configuration(flags: ["-Onone", "-enable-testing"] + Compiler.always)
    /// The configuration of `swift build -c release`.
    package static let release = Configuration(flags: ["-O", "-enable-default-cmo"] + Compiler.always)
    /// The configuration of `swift build -c release -Xswiftc -enable-testing`.
    package static let testableRelease = Configuration(flags: ["-O", "-enable-testing"] + Compiler.always)

    /// The same configuration with the lines of the source, which costs time.
    package var traced: Configuration { Configuration(flags: flags + ["-g"]) }
}
