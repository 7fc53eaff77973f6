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
            name: "the names of the device's values",
            source: "final class A { func f() { print(AVCaptureDevice.Format.self, CLLocation(), ProcessInfo.ThermalState.fair) } }",
            findings: []),
    ]
}
