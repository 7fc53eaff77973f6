/// The reason why modules that compile do not become a program.
package struct LinkError: Error, Equatable {
    /// A problem that has a name.
    package enum Problem: Equatable {
        /// A function or variable is declared and used, and nothing defines it.
        case undefined(String)
        /// Two places define the same symbol.
        case duplicate(String)
    }

    /// The first problem; nil if the linker has another one.
    package var problem: Problem?
    /// The linker's own words, a line for each problem.
    package var details: [String]

    /// Reads the output of the linker, in the words of lld or of Apple's.
    init(_ output: String) {
        // The other lines name object files.
        details = output.matches(of: /(?m)error: .+$|^Undefined symbols.*|^ +".+", referenced from:/).prefix(16).map { String($0.output) }
        if let match = output.firstMatch(of: /undefined symbol: (.+)/) ?? output.firstMatch(of: /"_?([^"]+)", referenced from:/) {
            problem = .undefined(String(match.1))
        } else if let match = output.firstMatch(of: /duplicate symbol:? '?_?([^'\n]+)/) {
            problem = .duplicate(String(match.1))
        }
    }
}
