/// The findings of one check about the workspace's own modules.
final class FoundLibraries: Sendable {
    /// The sources, by the name of their module.
    let sources = OnceEach<LibrarySources>()
    /// The compiled modules, by the names that were asked for.
    let modules = OnceEach<[CompiledModule]>()
}
