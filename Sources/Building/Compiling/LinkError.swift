/// The reason why modules that compile do not become a program.
package struct LinkError: Error, Equatable {
    /// A problem that has a name.
    package enum Problem: Equatable {
        /// A function or variable is declared and used, and nothing defines it.
        case undefined(String)
        /// Two places define the same symbol.
        case duplicate(String)
        /// A subclass calls a convenience initializer of a superclass in another module, which the compiler accepts.
        ///
        /// - Parameters:
        ///   - call: The call in the subclass, such as `super.init()`.
        ///   - type: The superclass.
        case convenience(call: String, of: String)
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
    /// The error with the names of functions as Swift code has them.
    ///
    /// - Parameter demangle: Returns the declaration behind a symbol of Swift's; nil for any other symbol.
    func naming(_ demangle: (String) async throws -> String?) async rethrows -> LinkError {
        guard case .undefined(let symbol) = problem, let declaration = try await demangle(symbol) else { return self }
        var error = self
        error.details = details.map { $0.replacing(symbol, with: declaration) }
        // Only `super.init` calls the part of an initializer that initializes, which this ending stands for.
        if symbol.hasSuffix("fc"), let match = declaration.firstMatch(of: /(\w+)\.init\((.*?)\) ->/) {
            let labels = match.2.matches(of: /(?:^|, )(\w+):/).map { "\($0.1):" }.joined(separator: " …, ")
            error.problem = .convenience(call: "super.init(\(labels.isEmpty ? "" : labels + " …"))", of: String(match.1))
        } else {
            error.problem = .undefined(declaration)
        }
        return error
    }
}
