internal import Workspace

extension Array<Kata> {
    /// Returns the katas that a word means: the one with this number or name, or else the ones whose names begin with it, or else the
    /// ones whose names have it as a part.
    ///
    /// - Parameter word: A word of a person, such as `3`, `constructor-injection`, `ConstructorInjection`, `constructor` or `extraction`.
    func meant(by word: String) -> [Kata] {
        // A shell completes the path of the folder.
        let word = word.wholeMatch(of: /(?:\.\/)?Katas\/(\w+)\/?/).map { String($0.1) } ?? word
        if let number = Int(word) { return filter { $0.order == number } }
        if let kata = first(where: { [$0.name, $0.module].contains(word) }) { return [kata] }
        let part = word.lowercased()
        // One or two letters are a slip rather than a name.
        guard part.count > 2 else { return [] }
        let beginning = filter { $0.name.hasPrefix(part) || $0.module.lowercased().hasPrefix(part) }
        return beginning.isEmpty ? filter { $0.name.split(separator: "-").contains { $0.hasPrefix(part) } } : beginning
    }
}
