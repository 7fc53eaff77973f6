/// The bodies that put the program together, where real objects are made and handed in.
///
/// They are the launch of the program, and the functions that only make something for it, such as `AppEnvironment.bootstrap()`.
struct CompositionRoot {
    private(set) var bodies: Set<Int>

    init(_ code: CodeFacts) {
        bodies = Set(code.bodies.indices.filter { code.bodies[$0].body.isCompositionRoot })
        var callers: [Int: Set<Int>] = [:]
        for use in code.uses.joined() {
            guard case .bodies(let callees) = use.meaning else { continue }
            for callee in callees where callee != use.index { callers[callee, default: []].insert(use.index) }
        }
        var count = -1
        while bodies.count > count {
            count = bodies.count
            for (callee, callers) in callers where code.bodies[callee].body.makesSomething && callers.isSubset(of: bodies) {
                bodies.insert(callee)
            }
        }
    }
}

extension Body {
    /// Whether it is a static or free function with a result.
    fileprivate var makesSomething: Bool { (isStatic || type == nil) && kind == .function && result != nil }
}
