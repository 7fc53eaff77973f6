internal import Foundation

extension KataRule {
    /// Nothing is missing.
    static let parts = KataRule(name: "parts") { files in
        let module = files.kata.module
        let missing = [
            "\(files.folder)/README.md", "\(files.folder)/Package.swift", "\(files.solution)/DESIGN.md",
        ].filter { files.bytes(of: $0) == nil }
        let folders =
            [files.start, files.solution].flatMap { place in files.parts.map { "\(place)/\($0)" } }
            + ["\(files.solution)/Tests/\(module)BehaviorTests"]
        let empty = folders.filter { folder in !files.files(below: folder).contains { $0.hasSuffix(".swift") } }
        return missing.map { KataProblem($0, "the file is missing; write it, as the other katas have it.") }
            + empty.map { KataProblem($0, "there is no Swift file; write one, as the other katas have it.") }
    }

    /// The solution's folder holds nothing that nobody reads.
    static let strays = KataRule(name: "strays") { files in
        let module = files.kata.module
        let expected =
            [
                "DESIGN.md", "Comparison/Technique.swift", "Steps/*", "Sources/\(module)/*.swift", "Sources/\(module)App/main.swift",
                "Tests/\(module)Tests/*.swift", "Tests/\(module)BehaviorTests/*.swift", "Tests/\(module)SeamTests/*.swift",
                "Start/Sources/\(module)/*.swift",
                "Start/Sources/\(module)App/main.swift", "Start/Tests/\(module)Tests/*.swift",
            ] + substitutes(of: files.kata).flatMap { [$0, "Start/\($0)"] } + (files.kata.substitutes.isEmpty ? [] : ["Package.swift"])
        return strays(in: files.solution, of: files, expected: expected)
    }

    /// A learner is handed nothing that nobody reads.
    static let learnersStrays = KataRule(name: "learners-strays", concernsLearner: true) { files in
        let module = files.kata.module
        let expected =
            [
                "README.md", "kata.json", "Package.swift", "Sources/\(module)/*.swift", "Sources/\(module)App/main.swift",
                "Tests/\(module)Tests/*.swift",
            ] + substitutes(of: files.kata)
        return strays(in: files.folder, of: files, expected: expected)
    }

    private static func substitutes(of kata: Kata) -> [String] { kata.substitutes.map { "Fakes/\($0)/*.swift" } }

    private static func strays(in folder: String, of files: KataFiles, expected: [String]) -> [KataProblem] {
        files.files(below: folder).filter { file in
            !expected.contains { pattern in
                let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
                return parts.count == 1 ? file == pattern : file.hasPrefix(parts[0]) && file.hasSuffix(parts[1])
            }
        }.map { KataProblem("\(folder)/\($0)", "nothing reads this file; remove it.") }
    }

    /// The difference between start and solution is one of the files' content.
    static let sameFiles = KataRule(name: "same-files") { files in
        files.parts.flatMap { part in
            let (start, solution) = (
                Set(files.files(below: "\(files.start)/\(part)")), Set(files.files(below: "\(files.solution)/\(part)"))
            )
            return start.subtracting(solution).sorted().map {
                KataProblem("\(files.solution)/\(part)/\($0)", "the start has this file and the solution does not; let both have it.")
            }
                + solution.subtracting(start).sorted().map {
                    KataProblem("\(files.start)/\(part)/\($0)", "the solution has this file and the start does not; let both have it.")
                }
        }
    }

    /// A learner starts with the files that `kata reset` restores.
    static let handedOut = KataRule(name: "handed-out", concernsLearner: true) { files in
        files.kata.folders.flatMap { part in
            let (start, folder) = ("\(files.start)/\(part)", "\(files.folder)/\(part)")
            let names = Set(files.files(below: start) + files.files(below: folder)).sorted()
            return names.filter { files.bytes(of: "\(start)/\($0)") != files.bytes(of: "\(folder)/\($0)") }.map {
                KataProblem("\(folder)/\($0)", "it is not the file in \(start); copy the one that is right over the other.")
            }
        }
    }

    /// Sources that a learner must not change are the solution's.
    static let givenSources = KataRule(name: "given-sources") { files in
        guard files.kata.description.onlyTests == true else { return [] }
        let (start, solution) = ("\(files.start)/Sources", "\(files.solution)/Sources")
        return files.files(below: solution).filter { files.bytes(of: "\(start)/\($0)") != files.bytes(of: "\(solution)/\($0)") }.map {
            KataProblem("\(start)/\($0)", "it is not the file in \(solution), though kata.json says \"onlyTests\"; make them equal.")
        }
    }

    /// Files that a learner must not change are there, and the solution's.
    static let lockedFiles = KataRule(name: "locked-files") { files in
        (files.kata.description.locked ?? []).compactMap { name in
            let path = "Sources/\(files.kata.module)/\(name)"
            let (start, solution) = ("\(files.start)/\(path)", "\(files.solution)/\(path)")
            if files.bytes(of: start) == nil { return KataProblem(start, "it is missing, though kata.json says \"locked\".") }
            if files.bytes(of: start) == files.bytes(of: solution) { return nil }
            return KataProblem(start, "it is not the file in \(solution), though kata.json says \"locked\"; make them equal.")
        }
    }

    /// The code that the faults of a kata change occurs in its solution.
    static let broughtFaults = KataRule(name: "brought-faults") { files in
        let (file, description) = ("\(files.folder)/kata.json", files.kata.description)
        guard let faults = description.faults else { return [] }
        let sources = files.files(below: "\(files.solution)/Sources").map { "\(files.solution)/Sources/\($0)" }
        return faults.compactMap { fault -> KataProblem? in
            guard let (key, code) = fault.codeInSolution else {
                return KataProblem(file, "\"faults\": write either \"find\" or \"function\" for \"\(fault.words)\".")
            }
            if sources.contains(where: { files.text(of: $0).hasLine(like: code) }) { return nil }
            return KataProblem(file, "\"\(key)\": \(code) is nowhere in the solution; write it letter by letter.")
        }
    }

    /// The code that a kata's tests must use is used by those of its solution.
    static let neededUses = KataRule(name: "needed-uses") { files in
        let tests = files.files(below: "\(files.solution)/Tests").map { "\(files.solution)/Tests/\($0)" }
        return (files.kata.description.usedByTests ?? []).filter { use in !tests.contains { files.text(of: $0).contains(use.code) } }.map {
            KataProblem("\(files.folder)/kata.json", "\"usedByTests\": \($0.code) is nowhere in the solution's tests.")
        }
    }

    /// The functions that a kata's doubles must override are overridden by those of its solution.
    static let doubles = KataRule(name: "doubles") { files in
        let tests = files.files(below: "\(files.solution)/Tests").map { "\(files.solution)/Tests/\($0)" }
        return (files.kata.description.doubles ?? []).filter { rule in
            !tests.contains { files.text(of: $0).contains("override func \(rule.overrides)(") }
        }.map {
            KataProblem("\(files.folder)/kata.json", "\"doubles\": \($0.overrides) is overridden nowhere in the solution's tests.")
        }
    }

    /// The code that production may have only once is there once.
    static let writtenOnce = KataRule(name: "written-once") { files in
        let sources = files.files(below: "\(files.solution)/Sources").map { files.text(of: "\(files.solution)/Sources/\($0)") }
        return (files.kata.description.writtenOnce ?? []).filter { once in
            let code = once.code.hasSuffix("\"") ? String(once.code.dropLast()) : once.code
            return sources.reduce(0) { $0 + $1.ranges(of: code).count } != 1
        }.map {
            KataProblem("\(files.folder)/kata.json", "\"writtenOnce\": \($0.code) is not in one place of the solution.")
        }
    }

    /// A program beside the module shows start and solution in the same way.
    static let programs = KataRule(name: "programs") { files in
        let main = "Sources/\(files.kata.module)App/main.swift"
        guard files.bytes(of: "\(files.start)/\(main)") != files.bytes(of: "\(files.solution)/\(main)") else { return [] }
        return [KataProblem("\(files.start)/\(main)", "it is not the file in \(files.solution); let both have the same program.")]
    }

    /// The katas' manifests are identical, except where a module is substituted: the solution's is the same there.
    static let manifest = KataRule(name: "manifest") { files in
        let (own, solutions) = ("\(files.folder)/Package.swift", "\(files.solution)/Package.swift")
        guard files.kata.substitutes.isEmpty else {
            return files.bytes(of: own) == files.bytes(of: solutions)
                ? [] : [KataProblem(solutions, "it is not \(own); let both have the same manifest.")]
        }
        let manifests = ((try? files.workspace.katas()) ?? []).filter(\.substitutes.isEmpty).map { "Katas/\($0.module)/Package.swift" }
        guard let other = manifests.first(where: { $0 != "\(files.folder)/Package.swift" }),
            let manifest = files.bytes(of: "\(files.folder)/Package.swift"), manifest != files.bytes(of: other)
        else { return [] }
        return [KataProblem("\(files.folder)/Package.swift", "it is not \(other), and all katas share one manifest; copy that.")]
    }
}

extension BroughtFault {
    /// Code that the solution must have if the mistake is planted there, with its key in the file; nil unless there is one key.
    fileprivate var codeInSolution: (key: String, code: String)? {
        switch (find, function) {
        case (let find?, nil): ("find", find)
        case (nil, let function?):
            ("function", "\(function.contains("(") ? "func" : "var") \(function.prefix { $0 != "(" }.split(separator: ".").last ?? "")")
        default: nil
        }
    }
}

extension String {
    /// Whether a line has some code in it, in which `_` stands for anything.
    fileprivate func hasLine(like code: String) -> Bool {
        // An underscore in a name is part of it.
        let pattern = NSRegularExpression.escapedPattern(for: code).replacing(/\b_\b/, with: ".+")
        return range(of: pattern, options: .regularExpression) != nil
    }
}
