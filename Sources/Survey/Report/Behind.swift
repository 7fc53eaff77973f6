/// The lines behind a dependency, which no test can run without it.
///
/// They are the lines from each use to the end of the block around it; all lines of the type's instances if an instance cannot be made without it;
/// and all lines of private functions that are only called from those lines.
struct Behind {
    private var lines: Set<Line> = []

    private struct Line: Hashable {
        var file: Int
        var line: Int
    }

    var count: Int { lines.count }

    init(_ uses: [(index: Int, lines: ClosedRange<Int>)], in code: CodeFacts, blocksInstances: Bool) {
        for use in uses {
            let located = code.bodies[use.index]
            if blocksInstances, located.body.makesInstance, let type = located.body.type {
                for other in code.bodies(of: type) where !code.bodies[other].body.isStatic {
                    add(code.bodies[other].body.lines, of: other, in: code)
                }
            } else {
                add(use.lines, of: use.index, in: code)
            }
        }
        let types = Set(uses.compactMap { code.bodies[$0.index].body.type })
        for type in types { addPrivateFunctions(of: type, in: code) }
    }

    private mutating func add(_ range: ClosedRange<Int>, of index: Int, in code: CodeFacts) {
        let file = code.bodies[index].file
        for line in range where code.files[file].codeLines.contains(line) { lines.insert(Line(file: file, line: line)) }
    }

    private mutating func addPrivateFunctions(of type: String, in code: CodeFacts) {
        var callers: [Int: [Line]] = [:]
        for index in code.bodies(of: type) {
            for use in code.uses[index] {
                guard case .bodies(let callees) = use.meaning else { continue }
                for callee in callees { callers[callee, default: []].append(Line(file: code.bodies[index].file, line: use.reference.line)) }
            }
        }
        var waiting = callers.keys.filter { code.bodies[$0].body.isPrivate && code.bodies[$0].body.type == type }
        while let next = waiting.firstIndex(where: { callers[$0]?.allSatisfy(lines.contains) == true }) {
            let index = waiting.remove(at: next)
            add(code.bodies[index].body.lines, of: index, in: code)
        }
    }
}
