internal import Building
internal import SwiftParser
internal import SwiftSyntax
internal import Workspace

extension Property {
    static let cost = Property(
        name: "cost-per-call", title: "Cost per call", group: .time, unit: .ratio,
        method: """
            Divides the time of one appearance of production's screen by that of the legacy screen, which calls directly. Both are \
            medians from a release build, measured alternately in one process, with a constant event and a dependency that only counts.
            """, lessIsBetter: true
    ) { measuring in
        let technique = measuring.technique
        let changes: [Change] = [.lightDependency, .plainTexts]
        let declared = Set(
            technique.start.texts.flatMap { text in
                Parser.parse(source: text).statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text }
            })
        let prefix = "Direct"
        let legacy = (changes + [.renamed(declared, to: prefix)]).reduce(technique.start) { $1($0, technique.names.ofStart) }
        // The compiler requires a different name for each file of a module.
        let files = legacy.files.enumerated().map { SourceSet.File(path: "\(prefix)\($0.offset).swift", bytes: $0.element.bytes) }
        let maker = Measuring.maker("directScreen", of: prefix + technique.names.screen, by: prefix + technique.names.callSite)
        let outcome = try await measuring.run(
            .init(
                part: .probe("Cost"), changes: changes, configuration: .release,
                more: SourceSet(files: files) + maker, hasGlue: false))
        guard let cost = outcome["technique"], let direct = outcome["direct"], direct > 0 else { return .word("?", outcome.trouble) }
        return Fact(.number(cost / direct), ["\(Self.tenths(cost)) ns per call, \(Self.tenths(direct)) ns per direct call"])
    }

    private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
