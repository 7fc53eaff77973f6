extension FileFacts {
    /// Replaces the names that only the compiler can tell by those that they stand for.
    ///
    /// A name that is spelled out stays as it is: the index only says more about inferred types, type aliases, and calls.
    mutating func resolve(with index: FileIndex) {
        isIndexed = true
        for body in bodies.indices {
            bodies[body].identity = index.definition(line: bodies[body].line, column: bodies[body].column)
            for reference in bodies[body].references.indices { bodies[body].references[reference].resolve(with: index) }
        }
    }
}

extension Reference {
    fileprivate mutating func resolve(with index: FileIndex) {
        guard let last = parts.last else { return }
        let callees = index.symbols(at: last).filter { !$0.isDefinition && ($0.name == last.name || $0.kind == .constructor) }
        targets = Set(callees.map(\.identity))
        if index.symbols(at: last).contains(where: { $0.kind == .enumCase && $0.name == last.name }) { isEnumCase = true }
        switch root {
        case .implicit: resolveImplicitMember(with: index)
        case .name: resolveAlias(with: index)
        case .own, .made, .value: break
        }
    }

    /// `.shared` and `.now`, whose type is inferred.
    private mutating func resolveImplicitMember(with index: FileIndex) {
        guard let first = parts.first else { return }
        let symbols = index.symbols(at: first)
        if let symbol = symbols.first(where: { $0.isStatic && $0.name == first.name }), let owner = symbol.owner {
            parts.insert(Part(name: owner, line: first.line, column: first.column), at: 0)
            root = .name
        } else if first.name == "init", parts.count == 1, let owner = symbols.first(where: { $0.kind == .constructor })?.owner {
            parts = [Part(name: owner, line: first.line, column: first.column)]
            root = .name
        }
    }

    /// `Moment()` and `Moment.now`, where `Moment` is a type alias.
    private mutating func resolveAlias(with index: FileIndex) {
        guard let first = parts.first, first.name.first?.isUppercase == true else { return }
        let symbols = index.symbols(at: first)
        guard symbols.contains(where: { $0.kind == .typeAlias && $0.name == first.name }) else { return }
        let member = parts.count > 1 ? index.symbols(at: parts[1]).first { $0.isStatic } : symbols.first { $0.kind == .constructor }
        if let owner = member?.owner { parts[0].name = owner }
    }
}
