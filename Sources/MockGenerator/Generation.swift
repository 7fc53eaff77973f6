internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// The mocks for the protocols of one Swift file, and the refusals of the others.
package struct Generation: Equatable, Sendable {
    /// The reason why one protocol has no mock, with its line.
    package struct Refusal: Equatable, Sendable {
        package var protocolName: String
        package var line: Int
        package var obstacle: String
    }

    /// A place where a package declares a name.
    package enum Origin { case module, elsewhere }

    /// The file with the mocks; empty if there are none.
    package var text: String

    /// Every obstacle, in the order of the file.
    package var refusals: [Refusal]

    /// The number of protocols, mocked or not.
    package var protocolCount: Int
}

/// The error for a file that is not Swift, with the parser's first error and its line.
package struct NotSwift: Error, Equatable {
    package var line: Int
    package var problem: String
}

extension Generation {
    /// Reads the protocols in a Swift file and writes a recording mock for each.
    ///
    /// The same source gives the same text, byte for byte.
    ///
    /// - Parameters:
    ///   - source: The file's text.
    ///   - fileName: Its name, for the header of the generated file.
    ///   - module: The module of the protocols if the mocks are for another module.
    ///   - isOnMainActor: Whether the protocols belong to the main actor unless they say something else, by the settings of their module.
    ///   - neighbors: A function that returns the texts of the files beside it which may declare one of some names.
    ///   - extensions: A function that returns the texts of the files beside it which may extend one of some classes.
    ///   - origin: A function that returns where the package declares a name outside types.
    /// - Throws: ``NotSwift`` where the parser finds an error.
    package init(
        source: String, fileName: String, module: String? = nil, isOnMainActor: Bool = false,
        neighbors: (Set<String>) -> [String] = { _ in [] }, extensions: (Set<String>) -> [String] = { _ in [] },
        origin: @escaping (String) -> Origin? = { _ in nil }
    ) throws(NotSwift) {
        let tree = Parser.parse(source: source)
        let converter = SourceLocationConverter(fileName: fileName, tree: tree)
        if tree.hasError, let first = ParseDiagnosticsGenerator.diagnostics(for: tree).first(where: { $0.diagMessage.severity == .error }) {
            throw NotSwift(line: first.location(converter: converter).line, problem: first.message)
        }
        let finder = ProtocolFinder(tree)
        var declarations = finder.declarations(with: neighbors, extensions)
        declarations.moduleDeclares = { finder.declarations.declares($0) || origin($0) == .module }
        declarations.areOnMainActor = isOnMainActor
        declarations.hidesError = finder.declarations.declares("Error") || origin("Error") != nil
        var mocks: [String] = []
        var imports = finder.imports.union([Import("Recording")])
        refusals = []
        for found in finder.protocols {
            let plan = MockPlan(found, among: declarations)
            if plan.obstacles.isEmpty {
                mocks.append(MockWriter(plan: plan).text)
                imports.formUnion(plan.imports)
                if plan.isObject { imports.insert(Import("Foundation")) }
            }
            refusals += plan.obstacles.map { obstacle in
                let line = obstacle.line(in: found, converter)
                return Refusal(protocolName: found.name, line: line, obstacle: obstacle.text)
            }
        }
        protocolCount = finder.protocols.count
        if let module { imports.formUnion(Import.imports(of: module, for: mocks, declarations)) }
        let code = Import.lines(imports).joined(separator: "\n") + "\n\n" + mocks.joined(separator: "\n\n") + "\n"
        text = mocks.isEmpty ? "" : MockFile.sealed(code, from: fileName)
    }
}
