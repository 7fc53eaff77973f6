/// The places from which bodies are called, as far as names tell.
struct Callers {
    /// The calls that mean a body for certain.
    private var known: [Int: Int] = [:]
    /// The calls and uses of a name whose meaning needs types.
    private var named: [String: [Call]] = [:]
    private var creations: [String: Int] = [:]
    private let code: CodeFacts

    private struct Call {
        var labels: [String]?
        var index: Int
    }

    init(_ code: CodeFacts) {
        self.code = code
        for use in code.uses.joined() {
            let targets = code.targets(of: use.reference)
            guard targets.isEmpty else {
                for target in targets { known[target, default: 0] += 1 }
                if case .creation(let type) = use.meaning { creations[type, default: 0] += 1 }
                continue
            }
            // A name that the compiler knows as something else calls nothing here.
            if !use.reference.targets.isEmpty, case .unknown = use.meaning, !code.isRequirement(use.reference.names.last ?? "") { continue }
            switch use.meaning {
            case .bodies(let callees):
                for callee in Set(callees) where fits(use.reference.labels, code.bodies[callee].body) { known[callee, default: 0] += 1 }
            case .creation(let type): creations[type, default: 0] += 1
            case .unknown:
                if let last = use.reference.names.last, !isOther(use) {
                    named[last, default: []].append(Call(labels: use.reference.labels, index: use.index))
                }
            case .variable(_, let rest):
                if let last = rest.last { named[last, default: []].append(Call(labels: use.reference.labels, index: use.index)) }
            case .external: break
            }
        }
    }

    /// Whether a name is that of a function's own variable, or of a case or a static member of a type that the compiler infers.
    private func isOther(_ use: Use) -> Bool {
        let reference = use.reference
        if reference.root == .implicit { return !reference.isCall }
        let isAlone = reference.root == .name && reference.parts.count == 1 && !reference.isCall
        return isAlone && code.bodies[use.index].body.localNames.contains(reference.parts[0].name)
    }

    /// Whether a call may mean a body that names alone tell: a function of the same name may have other labels.
    private func fits(_ labels: [String]?, _ body: Body) -> Bool { labels == nil || body.kind != .function || body.takes(labels) }

    /// The places that call one of some bodies.
    func count(of bodies: Set<Int>) -> Int {
        var count = 0
        var types: Set<String> = []
        for index in bodies {
            let body = code.bodies[index].body
            count += known[index] ?? 0
            if body.makesInstance {
                if let type = body.type, types.insert(type).inserted { count += creations[type] ?? 0 }
            } else if !body.isOverride {
                count += (named[body.name] ?? []).count { body.takes($0.labels) }
            }
        }
        return count
    }
}
