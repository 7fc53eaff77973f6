package import Workspace

extension PlantedSources {
    /// Gives each fault a statement of its own, in the values that are returned by expressions with too many faults for the type checker.
    ///
    /// - Returns: Whether there was a value that had none yet.
    package mutating func spread(onLinesOf errors: [Place]) -> Bool {
        var isNew = false
        for error in errors {
            guard let line = error.line, let file = original.files.firstIndex(where: { $0.path == error.file }) else { continue }
            let source = String(decoding: original.files[file].bytes, as: UTF8.self)
            guard let lines = CrowdedExpression.lines(in: source, at: line) else { continue }
            for value in SpreadExpression.all(in: source, on: lines) where !gathered[file, default: []].contains(value) {
                let hasFault = faults.contains { $0.file == file && $0.isInside(value) }
                if hasFault, spread[file, default: []].insert(value).inserted { isNew = true }
            }
        }
        return isNew
    }

    /// Removes the statements of values that do not compile with them, such as one whose type only a single expression tells.
    ///
    /// - Returns: Whether there was one.
    package mutating func gather(at errors: [Place]) -> Bool {
        var isNew = false
        for error in errors where culprit(ofTextAt: error) == nil {
            guard let file = original.files.firstIndex(where: { $0.path == error.file }), let offset = originalOffset(of: error) else {
                continue
            }
            for value in spread[file, default: []] where value.range.contains(offset) {
                spread[file]?.remove(value)
                gathered[file, default: []].insert(value)
                isNew = true
            }
        }
        return isNew
    }

    /// The pieces of a file's faults: around their code, or as statements.
    func pieces(of file: Int) -> [PlantedText.Piece] {
        let own = faults.filter { $0.file == file }
        guard let values = spread[file], !values.isEmpty else { return own.flatMap(\.pieces) }
        let byValue = Dictionary(grouping: own) { fault in
            values.filter { fault.isInside($0) }.min { $0.range.count < $1.range.count }
        }
        return byValue.flatMap { value, faults in
            value?.pieces(for: faults, in: original.files[file].bytes) ?? faults.flatMap(\.pieces)
        }
    }
}

extension PlantedFault {
    fileprivate func isInside(_ value: SpreadExpression) -> Bool {
        fault.insertions.allSatisfy { value.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= value.range.upperBound }
    }
}
