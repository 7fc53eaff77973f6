package import Foundation
package import SwiftIfConfig
internal import SwiftOperators
internal import SwiftSyntax
package import Workspace

/// A module's sources with all faults planted in them, each behind a switch that is set at run time.
///
/// Faults are only put around pieces of the text and on the same line, so every line stays where the learner wrote it.
package struct PlantedSources: Sendable {
    /// The faults, in the order of the files and of their places.
    package private(set) var faults: [PlantedFault]
    /// The faults that did not compile and were taken out again.
    package private(set) var leftOut: [PlantedFault] = []
    /// The faults that are not planted, because no test could catch them.
    package let equivalent: [EquivalentFault]
    /// The functions that record that they are entered, in the order of the files and of their places.
    package private(set) var entries: [FunctionEntry] = []
    /// The code of each file outside of ``entries``, without comments, by its path.
    package private(set) var outerTexts: [String: String] = [:]
    /// The number of faults that were found and not planted, as they are too many to try.
    package let notPlanted: Int
    /// The statements that call something, with the file's place among the sources.
    private let statements: [(file: Int, range: Range<Int>, statement: UnplantedStatement)]
    let original: SourceSet
    /// The values whose faults have a statement each, by their file's place.
    var spread: [Int: Set<SpreadExpression>] = [:]
    /// The values in which that does not compile.
    var gathered: [Int: Set<SpreadExpression>] = [:]
    /// The modules that each file must import besides its own imports, because a fault in it names the real instance.
    private let addedImports: [[String]]

    /// Finds and plants every fault.
    ///
    /// - Parameters:
    ///   - sources: The module's files.
    ///   - given: The code in which nothing is changed.
    ///   - brought: The facts about the module that its kata brings.
    ///   - openLines: The lines in which alone faults are planted, by the path of their file; a file that is not named has them everywhere.
    ///   - conditions: The values of the conditions in `#if`.
    ///   - options: The way of planting.
    package init(
        in sources: ParsedSources, given: GivenCode, brought: BroughtFacts = BroughtFacts(), within openLines: [String: Set<Int>] = [:],
        conditions: any BuildConfiguration, options: Options = Options()
    ) {
        original = options.removesWords ? NeedlessWords.removed(from: sources) : sources.sources
        let trees = sources.trees.map { OperatorTable.standardOperators.foldAll($0, errorHandler: { _ in }) }
        let imports = trees.map(\.importedModules)
        let all = brought.realInstances.isEmpty ? [] : imports.reduce(Set()) { $0.union($1) }
        addedImports = imports.map { all.subtracting($0).sorted() }
        let declarations = ModuleDeclarations(trees)
        // A comparison with a number of another file is none with an open limit.
        let context = ModuleDeclarations.$current.withValue(declarations) { FaultContext(trees, for: options.subject, brought: brought) }
        var found: [PlantedFault] = []
        var equivalent: [EquivalentFault] = []
        var statements: [(file: Int, range: Range<Int>, statement: UnplantedStatement)] = []
        for (index, tree) in trees.enumerated() {
            let finder = FaultFinder(
                context: context, rules: options.rules, equivalents: options.equivalents, given: given, conditions: conditions)
            ModuleDeclarations.$current.withValue(declarations) { finder.walk(tree) }
            let file = original.files[index]
            let lines = LineStarts(in: file.bytes)
            func line(at offset: Int) -> Int { lines.line(at: offset) }
            func column(at offset: Int) -> Int {
                let lineStart = lines.offsets[lines.line(at: offset) - 1]
                return String(decoding: file.bytes.dropFirst(lineStart).prefix(offset - lineStart), as: UTF8.self).unicodeScalars.count + 1
            }
            let isOpen = { (offset: Int) in openLines[file.path].map { $0.contains(line(at: offset)) } ?? true }
            let inOrder = finder.faults.sorted { $0.fault.offset < $1.fault.offset }
            for (place, (rule, fault)) in inOrder.enumerated() where isOpen(fault.offset) {
                found.append(
                    PlantedFault(
                        number: found.count + 1, rule: rule, fault: fault, path: file.path, line: line(at: fault.offset),
                        column: column(at: fault.offset), file: index, counted: options.firstNumbers[file.path].map { $0 + place }))
            }
            equivalent += finder.equivalent.map { rule, fault, family in
                EquivalentFault(
                    path: file.path, line: line(at: fault.offset), kind: rule.kind.rawValue, words: fault.words, family: family.name,
                    reason: family.reason)
            }
            for statement in finder.callingStatements where isOpen(statement.textRange.lowerBound) {
                let place = UnplantedStatement(text: statement.oneLine, path: file.path, line: line(at: statement.textRange.lowerBound))
                statements.append((index, statement.textRange, place))
            }
        }
        faults = options.most.map { Self.sample(of: found, most: $0) } ?? found
        notPlanted = found.count - faults.count
        self.statements = statements
        self.equivalent = equivalent
        if let numbers = options.entryNumbers { plantEntries(in: trees, numbers) }
    }

    /// Finds the functions that record that they are entered.
    private mutating func plantEntries(in trees: [Syntax], _ numbers: FunctionEntry.Numbers) {
        for (index, tree) in trees.enumerated() {
            let path = original.files[index].path
            let finder = EntryFinder(areTests: numbers.areTests)
            finder.walk(tree)
            let texts = CodeTexts(tree, splitAt: finder.found.map(\.own))
            outerTexts[path] = texts.rest
            guard let last = numbers.last[path] else { continue }
            for (place, found) in finder.found.enumerated() {
                let number = last - place
                let prefix = "seamsEnter(\(number)); " + (found.returns ? "return " : "")
                entries.append(
                    FunctionEntry(
                        path: path, name: found.name, number: number, text: texts.pieces[place], blame: -entries.count - 1, file: index,
                        insertion: .init(range: found.statements, prefix: prefix, suffix: "")))
            }
        }
    }

    /// The most faults that are planted: a run of the tests for each takes time.
    package static let most = 200

    /// Chooses faults evenly over the module, and the same ones for the same code.
    private static func sample(of faults: [PlantedFault], most: Int) -> [PlantedFault] {
        guard faults.count > most else { return faults }
        let chosen = faults.sorted { ($0.rank, $0.number) < ($1.rank, $1.number) }.prefix(most)
        return chosen.sorted { $0.number < $1.number }
    }

    /// The module's files with the faults in them, and one more with the switch.
    package var sources: SourceSet {
        let files = original.files.indices.map { index in
            // At the end of the file, where they move no line.
            let imports = addedImports[index].map { "\nimport \($0)\n" }.joined()
            return SourceSet.File(path: original.files[index].path, bytes: planted(index).bytes + Data(imports.utf8))
        }
        let switches = SwitchSource.text(for: files.map { String(decoding: $0.bytes, as: UTF8.self) })
        return SourceSet(files: files + [SourceSet.File(path: original.unusedPath(SwitchSource.path), bytes: Data(switches.utf8))])
    }

    /// The declarations that the planted code calls.
    package static let declarations = SwitchSource.text

    /// The statements that call something and have no fault in them, so that no test must notice them.
    package var unplanted: [UnplantedStatement] {
        statements.filter { file, range, _ in
            !faults.contains { fault in fault.file == file && fault.fault.insertions.contains { $0.range.overlaps(range) } }
        }.map(\.statement)
    }

    /// The text of a file with the faults in it.
    package func text(of path: String) -> Data? {
        original.files.firstIndex { $0.path == path }.map { planted($0).bytes }
    }

    /// Takes out the faults at the places of the compiler's errors.
    ///
    /// One error brings others in the code around it. So errors that point into a fault's own text come first, then those with no other one
    /// inside of the fault's code, and the rest has another try.
    ///
    /// - Returns: Whether there were any: if not, the errors are about something else.
    package mutating func leaveOut(at errors: [Place]) -> Bool {
        let all = errors.map(stretches)
        var blamed = Set(all.compactMap { $0.texts.first { $0.number > 0 }?.number })
        if blamed.isEmpty {
            let regions = all.compactMap { $0.regions.first { $0.number > 0 } }
            let innermost = regions.filter { region in
                !regions.contains { region.range.contains($0.range.lowerBound) && $0.range.count < region.range.count }
            }
            blamed = Set(innermost.map(\.number))
        }
        blamed.forEach { leaveOut($0) }
        return !blamed.isEmpty
    }

    /// Takes out the faults whose text ends right before some places, such as the ends of closures that miss a return because of them.
    ///
    /// - Returns: Whether there were any.
    package mutating func leaveOut(before ends: [Place]) -> Bool {
        let blamed = Set(ends.compactMap { faultBefore($0) })
        blamed.forEach { leaveOut($0) }
        return !blamed.isEmpty
    }

    private func faultBefore(_ end: Place) -> Int? {
        guard let line = end.line, let column = end.column, let file = original.files.firstIndex(where: { $0.path == end.file }),
            case let planted = planted(file), let start = planted.startOfLine(line)
        else { return nil }
        let before = planted.bytes.prefix(start + column - 1)
        guard let last = before.lastIndex(where: { !" \n\t".utf8.contains($0) }) else { return nil }
        let offset = before.distance(from: before.startIndex, to: last)
        return planted.texts.filter { $0.number > 0 && $0.range.contains(offset) }.min { $0.range.count < $1.range.count }?.number
    }

    /// Takes out half of the faults in expressions that have too many for the compiler's type checker, the least important ones.
    ///
    /// Each line of an expression keeps the faults of its boundaries and conditions as long as possible.
    ///
    /// - Returns: Whether there was one to take out.
    package mutating func leaveOutHalf(onLinesOf errors: [Place]) -> Bool {
        var crowd: Set<Int> = []
        for error in Set(errors.map { Place($0.file, line: $0.line) }) {
            var left = faults(inExpressionAt: error)
            for _ in 0..<(left.count + 1) / 2 {
                let counts = Dictionary(grouping: left, by: \.line).mapValues(\.count)
                // Of faults that tell the same, one on the line that has the most goes first.
                guard let least = left.max(by: { $0.leaves(after: $1, counts) }) else { break }
                crowd.insert(least.number)
                left.removeAll { $0.number == least.number }
            }
        }
        crowd.forEach { leaveOut($0) }
        return !crowd.isEmpty
    }

    /// Finds the faults in the expression that an error is about, or else on the first line behind it that has any.
    private func faults(inExpressionAt error: Place) -> [PlantedFault] {
        let inFile = faults.filter { $0.path == error.file }
        if let line = error.line, let file = original.files.first(where: { $0.path == error.file }),
            let lines = CrowdedExpression.lines(in: String(decoding: file.bytes, as: UTF8.self), at: line),
            case let inside = inFile.filter({ lines.contains($0.line) }), !inside.isEmpty
        {
            return inside
        }
        let behind = inFile.filter { $0.line >= error.line ?? 0 }
        let line = behind.map(\.line).min()
        return behind.filter { $0.line == line }
    }

    /// Takes out one fault.
    package mutating func leaveOut(_ number: Int) {
        leftOut += faults.filter { $0.number == number }
        faults.removeAll { $0.number == number }
    }

    /// Puts faults back that were taken out for the compiler's errors.
    package mutating func bringBack(_ those: [PlantedFault]) {
        let numbers = Set(those.map(\.number))
        faults = (faults + those).sorted { $0.number < $1.number }
        leftOut.removeAll { numbers.contains($0.number) }
    }

    /// Takes out all faults but some, which is no matter of the compiler.
    package mutating func keep(_ numbers: Set<Int>) {
        faults.removeAll { !numbers.contains($0.number) }
    }

    /// Takes out an entry, so that its code belongs to the code outside of all entries.
    package mutating func leaveOut(_ entry: FunctionEntry) {
        guard let index = entries.firstIndex(where: { $0.blame == entry.blame }) else { return }
        outerTexts[entry.path, default: ""] += "\n" + entries.remove(at: index).text
    }

    /// The same sources with a single fault in them.
    package func only(_ number: Int) -> PlantedSources {
        only([number])
    }

    /// The same sources with some of the faults in them, and without entries.
    package func only(_ numbers: Set<Int>) -> PlantedSources {
        var copy = self
        copy.entries = []
        copy.keep(numbers)
        return copy
    }

    /// Finds the fault whose text an error points into, or else the innermost one around it.
    package func culprit(_ error: Place) -> Int? {
        let (texts, regions) = stretches(at: error)
        // The numbers of entries are negative.
        return (texts + regions).first { $0.number > 0 }?.number
    }

    /// Finds the entry of the function around a fault.
    package func entry(around fault: PlantedFault) -> FunctionEntry? {
        entries.first { $0.file == fault.file && $0.insertion.range.contains(fault.fault.offset) }
    }

    /// Finds the entry whose text an error points into.
    package func entry(at error: Place) -> FunctionEntry? {
        stretches(at: error).texts.lazy.compactMap { hit in entries.first { $0.blame == hit.number } }.first
    }

    /// Finds the entry of the function that an error points into.
    package func entry(around error: Place) -> FunctionEntry? {
        stretches(at: error).regions.lazy.compactMap { hit in entries.first { $0.blame == hit.number } }.first
    }

    /// The inserted texts around the place of an error, and those with the source between them, the innermost first.
    private func stretches(at error: Place) -> (texts: [PlantedText.Stretch], regions: [PlantedText.Stretch]) {
        guard let line = error.line, let column = error.column,
            let file = original.files.firstIndex(where: { $0.path == error.file })
        else { return ([], []) }
        let planted = planted(file)
        guard let lineStart = planted.startOfLine(line) else { return ([], []) }
        let offset = lineStart + column - 1
        func around(_ stretches: [PlantedText.Stretch]) -> [PlantedText.Stretch] {
            stretches.filter { $0.range.contains(offset) }.sorted { $0.range.count < $1.range.count }
        }
        return (around(planted.texts), around(planted.regions))
    }

    /// Finds the fault whose own text an error points into.
    func culprit(ofTextAt error: Place) -> Int? {
        stretches(at: error).texts.first { $0.number > 0 }?.number
    }

    /// Finds the place in the learner's file that an error in the file with the faults is about.
    func originalOffset(of error: Place) -> Int? {
        guard let line = error.line, let column = error.column, let file = original.files.firstIndex(where: { $0.path == error.file })
        else { return nil }
        let planted = planted(file)
        guard let lineStart = planted.startOfLine(line) else { return nil }
        let offset = lineStart + column - 1
        return offset - planted.texts.reduce(0) { $0 + $1.range.clamped(to: 0..<offset).count }
    }

    private func planted(_ file: Int) -> PlantedText {
        PlantedText(
            original.files[file].bytes,
            pieces(of: file) + entries.filter { $0.file == file }.map(\.piece))
    }
}

extension PlantedFault {
    /// Whether another fault is taken out before this one, with the number of faults on each line.
    fileprivate func leaves(after other: PlantedFault, _ counts: [Int: Int]) -> Bool {
        let (own, others) = (importance, other.importance)
        if own != others { return own > others }
        return (counts[line] ?? 0, number) < (counts[other.line] ?? 0, other.number)
    }

    /// Whether tests that miss it miss more than how a value comes about.
    package var decidesMuch: Bool { importance > 2 }

    /// A number that is greater for a fault that tells more, of which few tests catch one by catching another.
    private var importance: Int {
        // A test that catches both assumptions about a condition also catches that it is reversed.
        if rule.name == FaultRule.reversedConditions.name { return 0 }
        return switch rule.kind {
        case .extra, .rerouted, .swapped: 1
        case .altered, .answered, .misthrown, .eager, .kept: 2
        case .never: 3
        case .doubled, .unset: 4
        case .dropped: 5
        case .always, .flipped: 6
        }
    }
}

extension Syntax {
    /// The modules that a file imports as they are.
    fileprivate var importedModules: Set<String> {
        let imports = self.as(SourceFileSyntax.self)?.statements.compactMap { $0.item.as(ImportDeclSyntax.self) } ?? []
        return Set(imports.filter { $0.importKindSpecifier == nil && $0.path.count == 1 }.map(\.path.trimmedDescription))
    }
}
