internal import Building
internal import Workspace

extension Measuring {
    /// One of the things that a program can do: sources that declare an enumeration `XProbe` with a static function `run`.
    ///
    /// Parts that need the same code are built into one program, of which each run takes one.
    struct Part: Sendable {
        /// The `X` in the name of the enumeration.
        var name: String
        /// The sources, none if they are a file of `Sources/Comparison/Probes`.
        var sources: SourceSet?

        /// Makes a part from a file of the probes.
        static func probe(_ name: String) -> Part { Part(name: name, sources: nil) }

        /// Makes a part that reports whether a screen made by a call site appears without a trap.
        static func appearance(of screen: String, madeBy callSite: String, number: Int) -> Part {
            let name = "CallSite\(number)"
            let probe = """
                enum \(name)Probe {
                    static func run() {
                        make\(name)().viewDidAppear(false)
                        report(["appeared": 1])
                    }
                }

                """
            return Part(
                name: name, sources: maker("make\(name)", of: screen, by: callSite) + .text(probe, called: "\(name).swift"))
        }
    }

    /// Writes a function that makes a screen as production does.
    ///
    /// The call site may use a variable `coder`, and may be a failable initializer, as a storyboard's is.
    static func maker(_ name: String, of type: String, by callSite: String) -> SourceSet {
        .text(
            """
            import Foundation

            func \(name)() -> \(type) {
                let coder = NSCoder()
                let made: \(type)? = \(callSite)
                _ = coder
                return made!
            }

            """, called: "\(name).swift")
    }

    /// Writes the main program, which runs the part that its argument names.
    static func main(of parts: [Part]) -> SourceSet {
        let cases = parts.map { "        case \"\($0.name)\": await \($0.name)Probe.run()\n" }.joined()
        return .text(
            """
            @main struct Program {
                static func main() async {
                    switch CommandLine.arguments.last {
            \(cases)        default: fatalError("there is no such part")
                    }
                }
            }

            """, called: "Program.swift")
    }
}
