import Foundation
import TestSupport
import Testing

/// The completion scripts, run by their shells.
struct CompletionTests {
    /// An incomplete call, the proposals that must come for its last word, and the ones that must not.
    struct Case: CustomTestStringConvertible {
        var words: [String]
        var proposes: [String]
        var not: [String] = []

        var testDescription: String { words.joined(separator: " ") }
    }

    static let cases = [
        Case(words: [""], proposes: ["board", "check", "predict", "completions", "doctor"]),
        Case(words: ["ch"], proposes: ["check"], not: ["board", "hint"]),
        Case(words: ["check", "cl"], proposes: ["closure-injection"], not: ["constructor-injection", "--all"]),
        Case(words: ["check", "--"], proposes: ["--all", "--json", "--work"], not: ["closure-injection"]),
        Case(words: ["predict", "closure-injection", "n"], proposes: ["not-compile"], not: ["solved"]),
        Case(words: ["state", "m"], proposes: ["merge"], not: ["export"]),
        Case(words: ["state", "merge", "Pack"], proposes: ["Package.swift"]),
        Case(words: ["check", "--work", "Sol"], proposes: ["Solutions"], not: ["solution"]),
        Case(words: ["completions", "z"], proposes: ["zsh"]),
        Case(words: ["help", "rec"], proposes: ["record"], not: ["reset"]),
        // The words before decide what fits.
        Case(words: ["check", "closure-injection", ""], proposes: ["--json"], not: ["constructor-injection", "closure-injection"]),
        Case(words: ["check", "--json", "cl"], proposes: ["closure-injection"]),
        Case(words: ["check", "--json", "--"], proposes: ["--work"], not: ["--json"]),
        Case(words: ["check", "--work", "Solutions", "cl"], proposes: ["closure-injection"]),
        Case(words: ["list", "--path", ""], proposes: ["evening", "dojo"], not: ["--json"]),
        Case(words: ["compare", "--only", "works"], proposes: ["works-for-storyboard"], not: ["cost-per-call"]),
        Case(words: ["predict", "closure-injection", ""], proposes: ["solved"], not: ["constructor-injection"]),
        Case(words: ["test", "closure-injection", "con"], proposes: ["constructor-injection"]),
    ]

    private static func has(_ shell: String) -> Bool {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
        }
    }

    @Test(.enabled(if: has("bash")), arguments: cases) func `bash completes`(_ typed: Case) async throws {
        let words = (["kata"] + typed.words).map { "'\($0)'" }.joined(separator: " ")
        try await expect(
            typed,
            of: [
                "bash", "-c",
                "source ./script; COMP_WORDS=(\(words)); COMP_CWORD=\(typed.words.count); _kata; printf '%s\\n' \"${COMPREPLY[@]}\"",
            ],
            in: "bash")
    }

    @Test(.enabled(if: has("bash")), arguments: ["kata", "$PWD/bin/kata"]) func `bash completes behind an alias`(_ program: String)
        async throws
    {
        let workspace = try WorkspaceCopy()
        try workspace.write(try await workspace.kata("completions", "bash").output, to: "script")
        try FileManager.default.createDirectory(at: workspace("bin"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: workspace("bin/kata"), withDestinationURL: KataCommand.built("kata"))

        let outcome = try await KataCommand(folder: workspace.root).run(
            [
                "bash", "-c",
                "shopt -s expand_aliases; alias k=\"\(program)\"; source ./script; complete -p k; COMP_WORDS=(k check cl); COMP_CWORD=2; _kata; echo \"${COMPREPLY[@]}\"",
            ], withKataOnPath: true)

        #expect(outcome.output == "complete -o filenames -F _kata k\nclosure-injection closure-property-injection\n", "\(outcome)")
    }

    @Test(.enabled(if: has("fish")), arguments: cases) func `fish completes`(_ typed: Case) async throws {
        let line = (["kata"] + typed.words).joined(separator: " ")
        var typed = typed
        // fish offers options where one was begun.
        if typed.words.last?.hasPrefix("-") == false { typed.proposes.removeAll { $0.hasPrefix("-") } }
        try await expect(typed, of: ["fish", "--no-config", "-c", "source ./script; complete -C '\(line)'"], in: "fish")
    }

    /// The proposals of zsh appear only on a terminal of its own, so this shell gives it one.
    @Test(.enabled(if: has("zsh")), arguments: cases) func `zsh completes`(_ typed: Case) async throws {
        let line = (["kata"] + typed.words).joined(separator: " ")
        let program = """
            zmodload zsh/zpty
            zpty shell 'PS1= TERM=dumb zsh -f -i'
            zpty -w shell 'autoload -Uz compinit; compinit -u -D; source ./script; LISTMAX=10000; zstyle ":completion:*" verbose no; zstyle ":completion:*" list-grouped no; bindkey "^I" list-choices; stty cols 60; compadd() { local -a found; builtin compadd -O found "$@"; print -l "offers:"${^found} >> ./proposals; builtin compadd "$@" }; print ready'
            sleep 1
            zpty -w -n shell $'\(line)\\t'
            for (( i = 0; i < 600; i++ )); do sleep 0.1; [[ -s proposals ]] && break; done
            sleep 0.3
            zpty -d shell
            sed 's/^offers://' proposals
            """
        try await expect(typed, of: ["zsh", "-f", "-c", program], in: "zsh")
    }

    /// Runs a shell in a workspace in which `script` is the script for it and `kata` is on the PATH.
    private func expect(_ typed: Case, of command: [String], in shell: String, sourceLocation: SourceLocation = #_sourceLocation)
        async throws
    {
        let workspace = try WorkspaceCopy()
        let script = try await workspace.kata("completions", shell)
        #expect(script.code == 0, sourceLocation: sourceLocation)
        try workspace.write(script.output, to: "script")

        let outcome = try await KataCommand(folder: workspace.root).run(command, withKataOnPath: true)

        // fish says what a word is for behind a tab.
        let proposals = Set(outcome.output.split(separator: "\n").map { $0.split(separator: "\t")[0].trimmingCharacters(in: ["/", " "]) })
        #expect(proposals.isSuperset(of: typed.proposes), "\(outcome)", sourceLocation: sourceLocation)
        #expect(proposals.isDisjoint(with: typed.not), "\(outcome)", sourceLocation: sourceLocation)
    }

    @Test func `an unknown shell is misuse`() async throws {
        let outcome = try await WorkspaceCopy().kata("completions", "bsh")

        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("Did you mean \"bash\"?"), "\(outcome)")
    }
}
