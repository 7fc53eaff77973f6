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
            findings: ["service Bundle.main", "service Data(contentsOf:)", "service String(contentsOfFile:)"]),
        Case(
            name: "writes to places that the code names itself, and others to places that it gets or to a stream",
            source: """
                struct A {
                    private let place = URL(filePath: "/etc/app.json")
                    func f(_ text: String) throws { try text.write(toFile: "/etc/app.json", atomically: true, encoding: .utf8); print(1) }
                    func g(_ data: Data) throws { try data.write(to: place); print(1) }
                    func h(_ data: Data, _ url: URL) throws { try data.write(to: url, options: .atomic); print(1) }
                    func i(_ value: Frame, _ out: inout Out) { value.write(to: &out); value.write(to: "out"); print(1) }
                    func j(_ place2: Int) { print(place2) }
                }
                struct B { func f(_ frame: Frame) { frame.write(to: "/a"); print(1) } }
                """,
            findings: ["service write(to:)", "service write(to:)", "service write(toFile:)"]),
        Case(
            name: "a file that a function reads for its value, and one that a subclass may read otherwise",
            source: """
                struct A { func f() throws -> String { try String(contentsOfFile: "/etc/hosts", encoding: .utf8) } }
                class B { func f() throws -> String { try String(contentsOfFile: "/etc/hosts", encoding: .utf8) }; func g() { print(try? f()) } }
                """,
            findings: ["service String(contentsOfFile:)"]),
        Case(
            name: "a constant that another function has as a parameter is no fixed place",
            source: """
                final class A {
                    func f() { let place = "/etc/hosts"; print(place) }
                    func g(place: String) throws { print(try String(contentsOfFile: place)); print(1) }
                }
                """,
            findings: []),
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
