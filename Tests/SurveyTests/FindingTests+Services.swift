extension FindingTests {
    /// The names of `KnownNames.services` beyond those that every app has.
    static let services = [
        Case(
            name: "the permissions of the device, and a process that is asked anew",
            source: """
                final class A {
                    func f() { print(CMMotionActivityManager.authorizationStatus(), AVCaptureDevice.authorizationStatus(for: .video)) }
                    func g() { PHPhotoLibrary.requestAuthorization { print($0) }; print(1) }
                    func h() { print(ProcessInfo().arguments, CMPedometer.isStepCountingAvailable()) }
                }
                """,
            findings: [
                "service AVCaptureDevice.authorizationStatus", "service CMMotionActivityManager.authorizationStatus",
                "service CMPedometer.isStepCountingAvailable", "service PHPhotoLibrary.requestAuthorization", "service ProcessInfo()",
            ]),
        Case(
            name: "the network, the machine and other programs through functions of C",
            source: """
                final class A {
                    func f() -> Int32 { socket(AF_INET, SOCK_DGRAM, 0) }
                    func g() { var size = 0; sysctlbyname("hw.model", nil, &size, nil, 0); print(size) }
                    func h() { print(IOServiceGetMatchingService(kIOMainPortDefault, IOServiceMatching("A")), kill(3, 0)) }
                    func i() { let connection = NWConnection(host: "a", port: 1, using: .udp); connection.start(queue: .main); print(1) }
                }
                """,
            findings: [
                "service IOServiceGetMatchingService()", "service NWConnection()", "service kill()", "service socket()",
                "service sysctlbyname()",
            ]),
        Case(
            name: "files and addresses that the code names itself, and others that it gets",
            source: """
                final class A {
                    let path = "/etc/app.json"
                    func f() throws -> Data { let x = try Data(contentsOf: URL(string: "https://example.org/config")!); print(x); return x }
                    func g() throws -> String { let x = try String(contentsOfFile: "/etc/app.json", encoding: .utf8); print(x); return x }
                    func h(_ url: URL) throws -> Data { let x = try Data(contentsOf: url); print(x, try Data(contentsOf: url.appending(path: "a"))); return x }
                    func i() throws { print(try Data(contentsOf: Bundle.main.url(forResource: "a", withExtension: "b")!), try String(contentsOfFile: path)) }
                }
                """,
            findings: ["service Bundle.main", "service Data()", "service String()"]),
        Case(
            name: "a dialog that waits for an answer",
            source: """
                final class A {
                    func f() -> Bool { let panel = NSOpenPanel(); panel.canChooseFiles = true; return panel.runModal() == .OK }
                    func g() { let own = Sheet(); print(own.runModal(), socket(1), kill()) }
                }
                final class Sheet { func runModal() -> Int { 1 } }
                """,
            findings: ["service runModal()"]),
        Case(
            name: "the names of the device's values",
            source: "final class A { func f() { print(AVCaptureDevice.Format.self, CLLocation(), ProcessInfo.ThermalState.fair) } }",
            findings: []),
    ]
}
