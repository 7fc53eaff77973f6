/// The modules of Swift's own whose name may stand before a name that code uses.
package enum KnownModules {
    package static let names: Set = ["Swift", "Foundation", "Observation", "Synchronization"]
}
