import Foundation

/// The katas that a run judges at length, since judging all of them takes minutes.
///
/// `SEAMS_KATAS=X,Y` chooses them by their folders' names, and `SEAMS_KATAS=all` takes all; so does `SEAMS_LONG_TESTS=1`, as in `.ci/run`.
package enum ChosenKatas {
    /// Whether tests run that take minutes.
    package static let testsAreLong = ProcessInfo.processInfo.environment["SEAMS_LONG_TESTS"] != nil
    /// The folders' names in `SEAMS_KATAS`; nil without it.
    package static let byName = ProcessInfo.processInfo.environment["SEAMS_KATAS"].map { $0.split(separator: ",").map(String.init) }

    /// One kata of each kind: a screen, a screen from a storyboard, an answer without a screen, and a container.
    package static let few = ["ConstructorInjection", "InstancePropertyInjection", "ParameterizeMethod", "ContainerInjection"]

    /// Whether a run judges a kata.
    ///
    /// - Parameters:
    ///   - module: The name of its folder.
    ///   - few: The folders' names of those that a run judges if nobody chooses.
    package static func contain(_ module: String, orOnly few: [String] = few) -> Bool {
        if let byName { return byName == ["all"] || byName.contains(module) }
        return testsAreLong || few.contains(module)
    }
}
