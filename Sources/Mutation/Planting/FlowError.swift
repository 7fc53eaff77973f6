internal import Building
internal import Faults

/// An error about the flow of the code, such as a variable that is not set on every path: it points at the use, and not at its cause.
struct FlowError {
    private enum Kind {
        /// A variable or property of this name is not set on every path.
        case unset(String)
        case missingReturn
    }

    private let kind: Kind
    private let line: Int
    /// The line of the variable's declaration.
    private let declaration: Int?

    /// Recognizes an error; nil if it is one of another kind.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - notes: The notes that follow it.
    init?(_ error: Diagnostic, notes: [Diagnostic]) {
        guard let line = error.place?.line else { return nil }
        self.line = line
        declaration = notes.first { $0.place?.file == error.place?.file && $0.message.contains("defined here") }?.place?.line
        let messages = [error.message] + notes.map(\.message)
        if error.message.hasPrefix("missing return") {
            kind = .missingReturn
        } else if error.message.contains("initializ"),
            let name = messages.lazy.compactMap({
                $0.firstMatch(of: /'(?:self\.)?([A-Za-z_]\w*)' (?:used|captured|not initialized|passed|must be)/)
            }).last?.1
        {
            kind = .unset(String(name))
        } else {
            return nil
        }
    }

    /// The numbers of the faults that cause it, among those of its file.
    func blamed(among faults: [PlantedFault]) -> Set<Int> {
        let above = faults.filter { $0.line <= line && $0.line >= declaration ?? 0 }
        switch kind {
        case .unset(let name):
            let assigning = above.filter { fault in
                [.unset, .dropped].contains(fault.rule.kind)
                    && ["\(name) =", "self.\(name) =", "\(name)="].contains { fault.fault.before.hasPrefix($0) }
            }
            let last = assigning.map(\.line).max()
            // Each branch sets a local variable; a property may be set in other functions, too.
            return Set(assigning.filter { declaration != nil || $0.line == last }.map(\.number))
        case .missingReturn:
            let statements = above.filter { [.unset, .dropped, .doubled, .always, .never].contains($0.rule.kind) }
            let last = statements.map(\.line).max()
            return Set(statements.filter { $0.line == last }.map(\.number))
        }
    }
}
