package import Foundation

/// An exercise, as its `kata.json` describes it.
package struct Kata: Sendable {
    /// The content of `kata.json`.
    package struct Description: Decodable, Sendable {
        package var version: Int
        package var name: String
        /// The kata that it follows; nil for the first of all.
        ///
        /// See ``KataOrder``.
        package var after: String?
        /// The heading on the board, shared with the katas beside it.
        package var group: String
        /// Whether the board shows its group before all others, although its katas come later.
        package var shownFirst: Bool?
        /// The stage that its start fails.
        package var start: Stage
        package var title: String
        package var technique: String
        package var summary: String
        package var seam: String
        /// The declarations of the seam in the order in which they are made, if there are several.
        package var parts: [SeamPart]?
        /// The next steps for tests of the workspace's own, and for faults, that say more than that something fails.
        package var advice: [FactAdvice]?
        package var hints: [Hint]
        /// The names of the paths that it belongs to; see ``LearningPath``.
        package var paths: [String]?
        /// A question to think about once the kata is solved.
        package var question: String?
        /// The given code, functions such as `MySingletonAnalytics.track` or whole types; no fault is planted in it.
        package var given: [String]?
        /// The types that do real things and decide nothing, which a learner may fill: no fault is planted there, and no decision is accepted.
        package var humble: [String]?
        /// The real effects that no test of the learner's may have.
        package var effects: RealEffects?
        /// The modules of others for which the learner writes substitutes, in `Fakes`: production is compiled with both.
        package var substitutes: [String]?
        /// Whether only the tests are the learner's: the sources stay as they are given.
        package var onlyTests: Bool?
        /// The files of production whose code stays as it is given, such as `CheckoutViewController.swift`.
        package var locked: [String]?
        /// The files of production to which lines may only be added, each with the most lines; faults are planted in the new ones.
        package var additionsOnly: [String: Int]?
        /// Mistakes of the kata's own, planted where their code occurs.
        package var faults: [BroughtFault]?
        /// The code that the learner's tests must use.
        package var usedByTests: [NeededUse]?
        /// The real things that the doubles of the learner's tests must not do.
        package var doubles: [DoubleRule]?
        /// The code that production may have only once.
        package var writtenOnce: [WrittenOnce]?
        /// The names of the calls and lazy properties whose value must be made when it is used, not with its object.
        package var late: [String]?
        /// The names of the calls whose value must be made anew at each use.
        package var fresh: [String]?
        /// The functions, with their labels as in `pay(cents:)`, that must be called once and whose value is used.
        package var once: [String]?
        /// Calls of collaborators that a planted fault adds to functions which leave that collaborator alone.
        package var extra: [String]?
        /// Expressions for the real instance, to which a planted fault may send a call.
        package var real: [String]?
        /// The call that creates the object in production, such as `CheckoutViewController()`.
        package var callSite: String
        package var surface: [SurfaceRule]?

        enum CodingKeys: String, CodingKey, CaseIterable {
            case version, name, after, group, shownFirst, start, title, technique, summary, seam, parts, advice, hints, paths, question,
                given, humble,
                effects, substitutes, onlyTests, locked, additionsOnly, faults, usedByTests, doubles, writtenOnce, late, fresh, once, extra,
                real,
                callSite,
                surface
        }
    }

    /// The `kata` name, such as `constructor-injection`.
    package var name: String { description.name }
    /// The folder's and the module's name, such as `ConstructorInjection`.
    package let module: String
    /// A few words for a person.
    package var title: String { description.title }
    /// The technique that the kata trains.
    package var technique: String { description.technique }
    /// A line on its subject.
    package var summary: String { description.summary }
    /// The seam that it asks for, as a declaration.
    package var seam: String { description.seam }
    /// The declarations of the seam in the order in which they are made.
    package var seamParts: [SeamPart] { description.parts ?? [SeamPart(declaration: description.seam)] }
    /// Whether the seam, or a part of it, belongs in debug builds only.
    package var hasDebugOnlySeam: Bool { description.surface?.contains { !$0.debugOnly.isEmpty } == true }
    /// Its place among the katas, counted from 1; 0 for one that was read by itself.
    package internal(set) var order = 0
    /// The heading on the board, shared with the katas beside it.
    package var group: String { description.group }
    /// The stage that its start fails.
    package var start: Stage { description.start }
    /// The next step after a failure of this test of the workspace's own; nil if the kata has none.
    package func advice(onFailureOf test: String?) -> String? {
        guard let test else { return nil }
        return description.advice?.first { $0.tests?.contains { test.contains($0) } == true }?.next
    }
    /// The next step for tests that miss the fault with this description; nil if the kata has none of its own.
    package func advice(onMissing fault: String) -> String? {
        description.advice?.first { $0.faults?.contains { fault.contains($0) } == true }?.next
    }
    /// Hints from a nudge to nearly the answer.
    package var hints: [String] { description.hints.map(\.text) }
    /// The numbers, from 1, of the hints that help with a stage.
    package func hints(for stage: Stage) -> [Int] {
        description.hints.indices.filter { description.hints[$0].stages.contains(stage) }.map { $0 + 1 }
    }
    /// The numbers, from 1, of the hints that answer the words of a verdict on a stage.
    package func hints(for stage: Stage, answering words: String) -> [Int] {
        hints(for: stage).filter { number in description.hints[number - 1].when.contains { words.contains($0) } }
    }
    /// Whether the learner changes tests only, because the whole of production stays as it is handed out.
    package var hasFixedSources: Bool {
        if description.onlyTests == true { return true }
        let place = startFolder.appending(path: "Sources/\(module)").path
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []
        return Set(description.locked ?? []).isSuperset(of: files.filter { $0.hasSuffix(".swift") }) && !files.isEmpty
    }
    /// The folder `Katas/X`.
    package let folder: URL
    /// The folder `Solutions/X/Start`, which holds the files as they are handed out.
    package let startFolder: URL

    package let description: Description

    /// The call that creates the object in production, such as `CheckoutViewController()`.
    package var callSite: String { description.callSite }

    /// Reads the description of the kata in a folder.
    ///
    /// - Throws: ``WorkspaceError`` if `kata.json` is missing or says something else than it must.
    package init(folder: URL, startFolder: URL) throws(WorkspaceError) {
        self.folder = folder
        self.startFolder = startFolder
        module = folder.lastPathComponent
        let file = folder.appending(path: "kata.json")
        do {
            let data = try Data(contentsOf: file)
            do {
                description = try JSONDecoder().decode(Description.self, from: data)
            } catch {
                let reason = BrokenJSON(data).map { "it is not JSON, from line \($0.line) on" } ?? (error as? DecodingError)?.inWords
                throw WorkspaceError.badDescription(file: file.path, reason: reason ?? error.localizedDescription)
            }
        } catch let error as WorkspaceError {
            throw error
        } catch {
            throw .badDescription(file: file.path, reason: error.localizedDescription)
        }
        guard description.version == 1 else {
            throw .badDescription(file: file.path, reason: "its version is \(description.version), and this program reads version 1")
        }
    }
}
