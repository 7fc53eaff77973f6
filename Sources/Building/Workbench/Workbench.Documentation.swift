package import Foundation
internal import Workspace

extension Workbench {
    /// A web site of documentation that is converted: where its catalog is, and what its pages say.
    package struct Documentation {
        /// The folder of the catalog; nil if all text is in the code's comments.
        package var catalog: URL?
        /// The folder with the symbols of a module.
        var symbols: URL?
        /// The name that the pages show.
        package var name: String
        /// The identifier of the catalog.
        package var identifier: String

        package init(catalog: URL, name: String, identifier: String) {
            (self.catalog, self.name, self.identifier) = (catalog, name, identifier)
        }

        init(of module: CompiledModule, in workspace: Workspace) {
            let folder = workspace.root.appending(path: "Sources/\(module.name)/\(module.name).docc")
            catalog = FileManager.default.fileExists(atPath: folder.path) ? folder : nil
            (symbols, name, identifier) = (module.folder, module.name, "seams.\(module.name)")
        }
    }
}
