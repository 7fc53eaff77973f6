internal import Workspace

extension Command {
    /// The action of `kata --version`, which is an option to type and no command of the overview.
    static let version = Command(
        name: versionOption.name, summary: versionOption.summary, discussion: "", example: versionOption.name
    ) { invocation in
        let swift = Release.oldestSwift
        invocation.system.say("Seams \(Release.version), for Swift \(swift.major).\(swift.minor) or newer")
        return .success
    }

    static let versionOption = Option(name: "--version", value: nil, summary: "print the version of Seams")
}
