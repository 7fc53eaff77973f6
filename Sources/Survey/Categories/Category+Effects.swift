extension Category {
    static let effects = Category(
        name: "static-effect", title: "Static or free function with effects",
        reason: "A call by name cannot be replaced, and this one reaches beyond its arguments.",
        matchEffects: { use, code, effects in
            guard case .bodies(let callees) = use.meaning else { return nil }
            let own = code.bodies[use.index]
            let reaches = { (callee: Int) in !effects.reached[callee].isEmpty || !effects.touched[callee].isEmpty }
            guard code.overloads(callees).allSatisfy({ $0.contains(where: reaches) }) else { return nil }
            for callee in callees {
                let target = code.bodies[callee].body
                let isFree = target.type == nil
                let reached = effects.reached[callee] + effects.touched[callee]
                guard isFree || (target.isStatic && target.type != own.body.type), !reached.isEmpty else { continue }
                // A stub of production code is one for tests all the same.
                if target.name == "log" || code.isLog(target.type) || target.name.hasPrefix("stub")
                    || target.name.hasPrefix("mock")
                {
                    continue
                }
                if isFree, target.isPrivate { continue }
                return Match(
                    what: (target.type.map { "\($0)." } ?? "") + target.title,
                    reaches: reached.prefix(3).inWords,
                    type: target.type, group: target.type)
            }
            return nil
        },
        kata: { $0.isFreeFunction ? "function-injection" : "introduce-instance-delegator" })
}
