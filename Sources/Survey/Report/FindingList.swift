internal import Foundation

/// The findings in some code, ranked.
struct FindingList {
    private(set) var findings: [HardDependency] = []
    private(set) var skipped: [SurveyReport.Skipped] = []

    /// A dependency and the bodies that use it.
    private struct Group {
        var category: Category
        var match: Category.Match
        var user: String
        var type: String?
        var uses: [(index: Int, line: Int, behind: ClosedRange<Int>)] = []
    }

    /// Finds all hard dependencies.
    ///
    /// - Parameters:
    ///   - code: The surveyed code.
    ///   - practices: The katas by name.
    ///   - commits: The commits that touched each file.
    ///   - includes: Whether findings in a file are wanted.
    init(_ code: CodeFacts, practices: [String: Practice], commits: [String: Int], including includes: (String) -> Bool) {
        let effects = Effects(code)
        let callers = Callers(code)
        var groups: [String: Group] = [:]
        var order: [String] = []
        let root = CompositionRoot(code).bodies
        for (index, located) in code.bodies.enumerated() where !root.contains(index) {
            let file = code.files[located.file]
            let found = code.uses[index].compactMap { use in
                Self.match(use, code, effects).map { ($0, $1, use.reference.line, use.reference.lines) }
            }
            let whole = Category.all.compactMap { category in
                category.matchBody(located, code).map { (category, $0, located.body.line, located.body.lines) }
            }
            for (category, match, line, behind) in found + whole {
                if let reason = file.skipped[line] {
                    skipped.append(.init(file: file.path, line: line, what: match.what, reason: reason))
                    continue
                }
                let user = located.body.type ?? located.body.title
                let key = "\(category.name):\(user):\(match.group ?? match.what)"
                if groups[key] == nil {
                    order.append(key)
                    groups[key] = Group(category: category, match: match, user: user, type: located.body.type)
                }
                groups[key]?.uses.append((index, line, behind))
            }
        }
        let users = Dictionary(grouping: groups.values, by: \.match.what).mapValues(\.count)
        for key in order {
            guard let group = groups[key] else { continue }
            let finding = Self.finding(
                key, group, users[group.match.what] ?? 1, code, effects, callers, practices, commits, including: includes)
            if let finding { findings.append(finding) }
        }
        findings.sort { ($1.score, $0.file, $0.line, $0.what) < ($0.score, $1.file, $1.line, $1.what) }
    }

    private static func match(_ use: Use, _ code: CodeFacts, _ effects: Effects) -> (Category, Category.Match)? {
        guard !code.bodies[use.index].isAdapter, !code.isCured(use) else { return nil }
        switch use.reference.cure {
        case nil, .extractedCall: break
        case .product:
            // A factory of a value is no seam: its caller gets that value and no other.
            return Category.timeAndChance.match(use, code).map { (.timeAndChance, $0) } ?? Category.fixedPlace(use).map { (.services, $0) }
        default: return nil
        }
        for category in Category.all {
            if let match = category.match(use, code) ?? category.matchEffects(use, code, effects) { return (category, match) }
        }
        return nil
    }

    private static func finding(
        _ key: String, _ group: Group, _ users: Int, _ code: CodeFacts, _ effects: Effects, _ callers: Callers,
        _ practices: [String: Practice], _ commits: [String: Int], including includes: (String) -> Bool
    ) -> HardDependency? {
        var places: [HardDependency.Place] = []
        for use in group.uses {
            let place = HardDependency.Place(file: code.files[code.bodies[use.index].file].path, line: use.line)
            if includes(place.file), !places.contains(place) { places.append(place) }
        }
        guard let first = places.first else { return nil }
        let behind = Behind(group.uses.map { ($0.index, $0.behind) }, in: code, blocksInstances: group.category.blocksInstances).count
        let calls = callers.count(of: Set(group.uses.map(\.index)))
        let recent = commits[first.file] ?? 0
        let kata = group.category.kata(situation(group, users, code))
        let practice = practices[kata] ?? Practice(kata: kata, technique: kata, cost: 1)
        let score = Double(max(1, behind) * max(1, calls) * max(1, recent)) / Double(max(1, practice.cost))
        return HardDependency(
            id: key, file: first.file, line: first.line, what: group.match.what, category: group.category.name, user: group.user,
            reaches: reach(group.match, code, effects), callers: calls, linesBehind: behind, commits: recent,
            score: (score * 10).rounded() / 10, technique: practice.technique, cost: practice.cost, kata: kata, places: places)
    }

    /// The things behind a singleton: those that its methods reach, or else its own state.
    private static func reach(_ match: Category.Match, _ code: CodeFacts, _ effects: Effects) -> String {
        guard match.reaches == match.what else { return match.reaches }
        var found: [String] = []
        for index in match.type.map({ code.bodies(of: $0) }) ?? [] {
            for effect in effects.reached[index] + effects.touched[index] where effect != match.what && !found.contains(effect) {
                found.append(effect)
            }
        }
        return found.isEmpty ? "state that the whole process shares" : found.prefix(3).inWords
    }

    private static func situation(_ group: Group, _ users: Int, _ code: CodeFacts) -> Category.Situation {
        let bodies = group.uses.map { code.bodies[$0.index].body }
        let user = group.type.flatMap { code.types[$0] }
        let dependency = group.match.type.flatMap { code.types[$0] }
        return Category.Situation(
            users: users, isOwn: dependency?.kind != nil, isFinal: dependency?.isFinal ?? false,
            isMadeByFramework: code.isMadeByFramework(group.type),
            canBeSubclassed: user?.kind == .class && user?.isFinal == false,
            isWithoutInstance: bodies.allSatisfy { $0.type == nil || $0.isStatic } || user?.kind == .enum,
            isWithoutStorage: group.type != nil && (user?.kind == nil || user?.kind == .protocol || user?.isSynthesizedValue == true),
            isUsedByInitializer: bodies.contains(where: \.makesInstance),
            isFreeFunction: group.match.type == nil, lines: bodies.map(\.lines.count).max() ?? 0)
    }
}
