/// The names of functions of the standard library, of Foundation, of UIKit and of containers whose effect is known.
///
/// A name with labels stands for that function only. None says anything about a function that the module declares itself.
enum KnownFunctions {
    /// The functions that print.
    static let printing: Set = ["print", "debugPrint", "dump", "NSLog"]
    /// The files to which a program prints.
    static let consoles: Set = ["stderr", "stdout"]
    /// The functions that end the process unless the code is right.
    static let asserting: Set = [
        "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError", "dispatchPrecondition", "assertIsolated",
        "preconditionIsolated",
    ]
    /// The functions that always end the process, as code does that nothing should come to.
    static let trapping: Set = ["fatalError", "preconditionFailure"]
    /// The functions that lock, wait, or prepare or release storage.
    static let silent: Set = [
        "lock", "unlock", "yield", "sleep", "usleep", "reserveCapacity", "synchronize", "synchronizeFile", "fsync", "fflush",
        "deallocate", "makeContiguousUTF8", "pthread_mutex_lock", "pthread_mutex_unlock", "pthread_rwlock_rdlock", "pthread_rwlock_wrlock",
        "pthread_rwlock_unlock", "os_unfair_lock_lock", "os_unfair_lock_unlock",
    ]
    /// The ends of the names of C functions that release storage: `yaml_parser_delete`.
    static let releasing = ["free", "_free", "_delete", "_destroy"]
    /// The functions that change a list, a set, a dictionary or a text.
    static let changing: Set = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popLast", "sort", "reverse", "shuffle",
        "swapAt",
        "merge", "updateValue", "formUnion", "formIntersection", "subtract",
    ]
    /// The functions that do nothing the second time.
    static let settling: Set = [
        "removeAll", "sort", "formUnion", "formIntersection", "subtract", "insert(_:)", "remove(_:)", "removeValue", "updateValue", "set",
        "setValue",
        "removeObject", "cancel", "invalidate", "loadViewIfNeeded", "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "setArg",
        "removeArg", "reset", "checkCancellation", "store(_:ordering:)", "encode(_:forKey:)", "encodeIfPresent(_:forKey:)",
        "removeObserver", "open()", "close()", "seek(toFileOffset:)", "seek(toOffset:)", "seekToEndOfFile()", "seekToEnd()",
        "ftruncate(_:_:)", "truncateFile(atOffset:)", "truncate(atOffset:)", "round()", "round(_:)", "formRemainder(dividingBy:)",
        "formTruncatingRemainder(dividingBy:)", "standardize()", "resolveSymlinksInPath()", "getLineStart(_:end:contentsEnd:for:)",
        "getParagraphStart(_:end:contentsEnd:for:)", "createDirectory(at:withIntermediateDirectories:)",
        "createDirectory(at:withIntermediateDirectories:attributes:)", "createDirectory(atPath:withIntermediateDirectories:)",
        "createDirectory(atPath:withIntermediateDirectories:attributes:)", "setAttributes(_:ofItemAtPath:)", "setResourceValues(_:)",
        "write(to:)", "write(to:options:)", "write(to:atomically:encoding:)", "write(toFile:atomically:encoding:)", "closeFile()",
        "finish()", "finish(throwing:)",
    ]
    /// The functions that only answer.
    static let answering: Set = [
        "contains", "hasPrefix", "hasSuffix", "first", "last", "firstIndex", "lastIndex", "allSatisfy", "map", "compactMap", "flatMap",
        "filter", "reduce", "min", "max", "abs", "zip", "sorted", "reversed", "enumerated", "joined", "split", "prefix", "suffix",
        "dropFirst", "dropLast", "distance", "isMultiple", "lowercased", "uppercased", "trimmingCharacters", "components",
        "replacingOccurrences", "range", "starts", "elementsEqual", "isSubset", "isSuperset", "isDisjoint", "intersection", "union",
        "subtracting", "type", "stride",
    ]
    /// The functions that tell something about a value in words or as a number, and cannot trap.
    static let describing: Set = ["String", "type", "timeIntervalSince", "formatted", "ISO8601Format"]
    /// The functions of a container that say what to make later.
    static let registering: Set = [
        "register", "context", "onArg", "onArgs", "onPreview", "onTest", "onDebug", "onSimulator", "onDevice",
    ]
    /// The functions that return what a closure returns, beside those that begin with `with`.
    static let handingOn: Set = ["map", "flatMap", "compactMap", "sync"]
    /// The functions that take their arguments in any order.
    ///
    /// An index that is a number is moved by adding; the compiler rejects others in place of a distance.
    static let symmetric: Set = ["min", "max", "context", "index(_:offsetBy:)", "swapAt(_:_:)"]
    /// The functions that never return.
    static let ending: Set = ["exit", "_exit", "quick_exit", "abort"]
    /// The functions of a set, a list or a dictionary that do nothing the second time.
    static let settlingCollections: Set = [
        "insert(_:)", "remove(_:)", "removeAll()", "removeAll(keepingCapacity:)", "removeValue(forKey:)", "updateValue(_:forKey:)",
        "formUnion(_:)", "formIntersection(_:)", "subtract(_:)", "update(with:)", "sort()",
    ]
    /// The functions that take arguments of different types, or a value and how often to repeat it: their sum is the same either way.
    static let unlike: Set = [
        "String(repeating:count:)", "String(decoding:as:)", "String(data:encoding:)", "String(contentsOf:encoding:)",
        "URL(fileURLWithPath:isDirectory:)", "URLComponents(url:resolvingAgainstBaseURL:)",
        "appendingPathComponent(_:isDirectory:)", "decode(_:from:)", "decode(_:forKey:)", "decodeIfPresent(_:forKey:)", "fputs(_:_:)",
        "range(of:options:)",
        "write(to:atomically:encoding:)", "createDirectory(at:withIntermediateDirectories:attributes:)",
        "createFile(atPath:contents:attributes:)", "split(separator:maxSplits:omittingEmptySubsequences:)",
        "repeatElement(_:count:)", "Array(repeating:count:)", "date(byAdding:to:)", "date(byAdding:value:to:)", "date(bySetting:value:of:)",
        "dateComponents(_:from:)", "component(_:from:)", "DateInterval(start:duration:)", "Measurement(value:unit:)", "Date(_:strategy:)",
    ]
}
