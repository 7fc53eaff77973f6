import Foundation
import TestSupport
import Testing

@testable import Building

struct BuildLayoutTests {
    @Test func `Swift Build's calls of the compiler are kept from one build to the next`() throws {
        let folder = try TemporaryFolder()
        let layout = BuildLayout(system: .swiftbuild, folder: folder.url)
        func call(_ module: String, _ words: String) -> Data {
            Data(
                """
                Planning Swift module \(module) (x86_64)
                    cd /my package
                    builtin-SwiftDriver -- /usr/bin/swiftc -module-name \(module) \(words) -emit-module-path /\(module).swiftmodule
                    builtin-Swift-Compilation -- /usr/bin/swiftc -module-name Other -emit-module-path /Other.swiftmodule

                """.utf8)
        }

        try layout.keepCompilerCalls(in: call("A", #"-I/my\ package -DX\=1 \$ORIGIN"#) + call("B", "-O"))
        try layout.keepCompilerCalls(in: call("B", "-Onone"))

        #expect(
            layout.compilerCalls == [
                "A": ["-module-name", "A", "-I/my package", "-DX=1", "$ORIGIN", "-emit-module-path", "/A.swiftmodule"],
                "B": ["-module-name", "B", "-Onone", "-emit-module-path", "/B.swiftmodule"],
            ])
    }

    @Test func `the native build system's calls of the compiler are those of its plan`() throws {
        let folder = try TemporaryFolder()
        let plan = """
              "C.A-debug.module":
                tool: swift-compiler
                args: ["/usr/bin/swiftc","-module-name","A","-emit-module-path","/A.swiftmodule","-I/my package"]
                args: ["/usr/bin/swiftc","-module-name","A","-emit-executable"]
            """
        try Data(plan.utf8).write(to: folder("debug.yaml"))

        let calls = BuildLayout(system: .native, folder: folder.url).compilerCalls

        #expect(calls == ["A": ["-module-name", "A", "-emit-module-path", "/A.swiftmodule", "-I/my package"]])
    }

    @Test(arguments: [
        ("the build system to use. (default: swiftbuild)", BuildSystem.swiftbuild),
        ("the build system to use. (default:\n        native)", .native), ("one that nobody knows (default: xcode)", .native),
        ("", .native),
    ])
    func `the default build system is the one that the package manager's help names`(_ words: String, _ buildSystem: BuildSystem) {
        let help = words.isEmpty ? "no such option" : "  --jobs <jobs> (default: 2)\n  --build-system <build-system>\n        \(words)\n"

        #expect(BuildSystem(defaultIn: help) == buildSystem)
    }
}
