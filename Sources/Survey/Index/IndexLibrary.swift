internal import Foundation

/// The functions of the toolchain's library that reads the compiler's index, loaded when they are needed.
///
/// The library's C header is no module of the toolchain, so each function is typed here. Its strings, a pointer and a length, have the layout of
/// `iovec`.
struct IndexLibrary: Sendable {
    typealias Handle = UnsafeMutableRawPointer
    typealias TextOf = @convention(c) (Handle) -> iovec
    typealias NumberOf = @convention(c) (Handle) -> UInt32
    typealias Dispose = @convention(c) (Handle) -> Void
    typealias Visit = @convention(c) (Handle?, Handle) -> Bool
    typealias Each = @convention(c) (Handle, Handle?, Visit) -> Bool
    typealias EachName = @convention(c) (Handle, UInt32, Handle?, @convention(c) (Handle?, iovec) -> Bool) -> Bool
    typealias Open = @convention(c) (Handle, UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?

    let openStore: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?
    let closeStore: Dispose
    let eachUnit: EachName
    let openUnit: Open
    let closeUnit: Dispose
    let isSystemUnit: @convention(c) (Handle) -> Bool
    let mainFile: TextOf
    let modified: @convention(c) (Handle, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void
    let eachDependency: Each
    let dependencyKind: NumberOf
    let dependencyName: TextOf
    let dependencyPath: TextOf
    let openRecord: Open
    let closeRecord: Dispose
    let eachOccurrence: Each
    let symbolOf: @convention(c) (Handle) -> Handle
    let rolesOf: @convention(c) (Handle) -> UInt64
    let placeOf: @convention(c) (Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
    let symbolKind: NumberOf
    let symbolIdentity: TextOf
    let symbolName: TextOf

    /// Loads the library of a toolchain; nil if it is not there or is another one.
    ///
    /// - Parameter toolchain: The folder that holds the toolchain's `lib`.
    init?(toolchain: String) {
        let candidates = ["libIndexStore.so", "libIndexStore.dylib"].map { "\(toolchain)/lib/\($0)" }
        guard let library = candidates.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
        func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
            dlsym(library, "indexstore_\(name)").map { unsafeBitCast($0, to: type) }
        }
        guard let openStore: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle? = function("store_create"),
            let closeStore: Dispose = function("store_dispose"), let eachUnit: EachName = function("store_units_apply_f"),
            let openUnit: Open = function("unit_reader_create"), let closeUnit: Dispose = function("unit_reader_dispose"),
            let isSystemUnit: @convention(c) (Handle) -> Bool = function("unit_reader_is_system_unit"),
            let mainFile: TextOf = function("unit_reader_get_main_file"),
            let modified: @convention(c) (Handle, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void =
                function("unit_reader_get_modification_time"),
            let eachDependency: Each = function("unit_reader_dependencies_apply_f"),
            let dependencyKind: NumberOf = function("unit_dependency_get_kind"),
            let dependencyName: TextOf = function("unit_dependency_get_name"),
            let dependencyPath: TextOf = function("unit_dependency_get_filepath"),
            let openRecord: Open = function("record_reader_create"), let closeRecord: Dispose = function("record_reader_dispose"),
            let eachOccurrence: Each = function("record_reader_occurrences_apply_f"),
            let symbolOf: @convention(c) (Handle) -> Handle = function("occurrence_get_symbol"),
            let rolesOf: @convention(c) (Handle) -> UInt64 = function("occurrence_get_roles"),
            let placeOf: @convention(c) (Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void =
                function("occurrence_get_line_col"),
            let symbolKind: NumberOf = function("symbol_get_kind"), let symbolIdentity: TextOf = function("symbol_get_usr"),
            let symbolName: TextOf = function("symbol_get_name")
        else { return nil }
        self.openStore = openStore
        self.closeStore = closeStore
        self.eachUnit = eachUnit
        self.openUnit = openUnit
        self.closeUnit = closeUnit
        self.isSystemUnit = isSystemUnit
        self.mainFile = mainFile
        self.modified = modified
        self.eachDependency = eachDependency
        self.dependencyKind = dependencyKind
        self.dependencyName = dependencyName
        self.dependencyPath = dependencyPath
        self.openRecord = openRecord
        self.closeRecord = closeRecord
        self.eachOccurrence = eachOccurrence
        self.symbolOf = symbolOf
        self.rolesOf = rolesOf
        self.placeOf = placeOf
        self.symbolKind = symbolKind
        self.symbolIdentity = symbolIdentity
        self.symbolName = symbolName
    }
}

extension iovec {
    /// The text that a string of the index holds.
    var text: String {
        guard let base = iov_base else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: base, count: Int(iov_len)), as: UTF8.self)
    }
}
