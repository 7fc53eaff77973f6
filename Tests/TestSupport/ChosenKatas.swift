import Foundation

/// The katas that a run judges at length, since judging all of them takes minutes.
///
/// `SEAMS_KATAS=X,Y` chooses them by their folders' names, and `SEAMS_KATAS=all` takes all; with ``LongTests`` it is those of the part.
package enum ChosenKatas {
    /// The folders' names in `SEAMS_KATAS`; nil without it.
    package static let byName = ProcessInfo.processInfo.environment["SEAMS_KATAS"].map { $0.split(separator: ",").map(String.init) }

    /// One kata of each kind: a screen, a screen from a storyboard, an answer without a screen, and a container.
    package static let few = ["ConstructorInjection", "InstancePropertyInjection", "ParameterizeMethod", "ContainerInjection"]

    /// The folders' names of the part of the long tests.
    private static let part: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: Clone.root.appending(path: "Katas").path).sorted()
        return (names ?? []).enumerated().filter { LongTests.take($0.offset) }.map(\.element)
    }()

    /// Whether a run judges a kata.
    ///
    /// - Parameters:
    ///   - module: The name of its folder.
    ///   - few: The folders' names of those that a run judges if nobody chooses.
    package static func contain(_ module: String, orOnly few: [String] = few) -> Bool {
        if let byName { return byName == ["all"] || byName.contains(module) }
        return few.contains(module) || part.contains(module)
    }
}
