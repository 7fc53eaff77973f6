internal import Building
internal import Foundation
internal import Synchronization
package import Workspace

/// The measurements of a workspace's techniques, each made once for the same content.
package struct Comparison: Sendable {
    /// The measurement in progress, for a progress line.
    package struct Step: Sendable {
        package var technique: String
        package var property: String
        package var number: Int
        package var count: Int
    }

    package let techniques: [Technique]
    let bench: Workbench
    /// The workspace's root folder.
    let root: URL
    /// The digest of everything that measures, because other instruments may give other answers.
    let instruments: String

    /// The folders of the sources that measure, apart from the libraries.
    static let instrumentFolders =
        ["Changes", "Measuring", "Probes", "Properties"].map { "Sources/Comparison/\($0)" } + ["Sources/Building"]

    /// Reads the techniques.
    ///
    /// - Throws: ``WorkspaceError`` if the workspace or the toolchain cannot be used.
    package init(workspace: Workspace) async throws {
        let bench = try await Workbench(workspace: workspace)
        self.bench = bench
        root = workspace.root
        techniques = try workspace.katas().compactMap { try Technique($0, in: workspace) }
        let folders = try Self.instrumentFolders.map { bench.digest(try workspace.sources(at: $0)) }
        instruments = bench.digest(folders + [try await Libraries(on: bench).digest(), bench.formatterSettings])
    }

    /// Measures techniques, or reads the measurements from the cache.
    ///
    /// - Parameters:
    ///   - names: The names of the techniques; all if nil.
    ///   - properties: The properties to measure.
    ///   - again: Whether to ignore cached measurements.
    ///   - progress: Called before each measurement that is not cached, from any thread.
    /// - Throws: ``WorkspaceError`` if the workspace or the toolchain cannot be used, or if a technique's glue does not work.
    package func table(
        of names: [String]? = nil, properties: [Property] = Property.all, again: Bool = false,
        progress: @escaping @Sendable (Step) -> Void = { _ in }
    ) async throws -> Table {
        let wanted = names.map { names in names.compactMap { name in techniques.first { $0.name == name } } } ?? techniques
        let known = Mutex(0)
        let rows = try await wanted.mapInParallel { technique in
            let measuring = Measuring(technique: technique, bench: bench)
            let parts = [technique.production, technique.tests, technique.glue, technique.start] + technique.fakes.values
            let sources = parts.map(bench.digest)
            var facts: [String: Fact] = [:]
            var isSound = false
            for property in properties {
                facts[property.name] = try await bench.kept(
                    ["fact", property.name, "\(technique.names)", instruments] + sources, again: again
                ) {
                    let number = known.withLock { $0 + 1 }
                    progress(
                        Step(technique: technique.name, property: property.name, number: number, count: wanted.count * properties.count))
                    if !isSound { try await measuring.requireSoundness() }
                    isSound = true
                    return try await property.measure(measuring)
                }
                known.withLock { $0 += 1 }
            }
            return Table.Row(technique: technique, facts: facts)
        }
        return Table(rows: rows, properties: properties)
    }
}
