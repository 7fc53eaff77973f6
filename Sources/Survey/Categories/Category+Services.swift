extension Category {
    static let services = Category(
        name: "service", title: "System service",
        reason: "The code asks the system itself, so a test runs against the real one.", isEffect: true,
        match: { use, _ in KnownNames.services.match(use) },
        kata: {
            $0.isWithoutInstance || $0.isWithoutStorage
                ? "parameterize-method" : $0.isMadeByFramework ? "instance-property-injection" : "protocol-extraction"
        })
}

extension KnownNames {
    static let services = KnownNames(
        KnownName.list(
            "the network", "URLSession.shared", "URLSession(...)", "NWPathMonitor(...)", "HTTPCookieStorage.shared", "URLCache.shared",
            "URLCredentialStorage.shared", "WKWebsiteDataStore.default"),
        KnownName.list("the file system", "FileManager.default", "FileManager()"),
        KnownName.list(
            "the user's settings", "UserDefaults.standard", "UserDefaults(suiteName:)", "UserDefaults()",
            "NSUbiquitousKeyValueStore.default"),
        KnownName.list(
            "the process and its environment", "ProcessInfo.processInfo", "ProcessInfo()", "CommandLine.arguments", "getenv(...)",
            "setenv(...)"),
        KnownName.list("notifications of the whole process", "NotificationCenter.default", "DistributedNotificationCenter.default"),
        KnownName.list("the app's bundle", "Bundle.main"),
        KnownName.list("the keychain", "SecItemAdd(...)", "SecItemCopyMatching(...)", "SecItemUpdate(...)", "SecItemDelete(...)"),
        KnownName.list("other programs", "Process(...)", "NSWorkspace.shared"),
        KnownName.list("the end of the process", "exit(...)"),
        KnownName.list("the user's pasteboard", "UIPasteboard.general", "NSPasteboard.general"),
        KnownName.list("the user's notifications", "UNUserNotificationCenter.current"),
        KnownName.list(
            "the device", "CLLocationManager(...)", "CMMotionManager(...)", "LAContext(...)", "CNContactStore(...)", "EKEventStore(...)",
            "HKHealthStore(...)", "PHPhotoLibrary.shared", "AVCaptureDevice.default", "AVAudioSession.sharedInstance",
            "SKPaymentQueue.default", "UIImpactFeedbackGenerator(...)", "UINotificationFeedbackGenerator(...)",
            "UISelectionFeedbackGenerator(...)", "CHHapticEngine.capabilitiesForHardware", "AudioServicesPlaySystemSound(...)",
            "AudioServicesCreateSystemSoundID(...)", "CMMotionActivityManager(...)", "CMPedometer(...)", "CMAltimeter(...)",
            "CBCentralManager(...)"),
        KnownName.list(
            "the permissions of the device", "CLLocationManager.authorizationStatus", "CLLocationManager.locationServicesEnabled",
            "CMMotionActivityManager.authorizationStatus", "CMMotionActivityManager.isActivityAvailable", "CMPedometer.authorizationStatus",
            "CMPedometer.isStepCountingAvailable", "CMAltimeter.authorizationStatus", "CMAltimeter.isRelativeAltitudeAvailable",
            "AVCaptureDevice.authorizationStatus", "AVCaptureDevice.requestAccess", "PHPhotoLibrary.authorizationStatus",
            "PHPhotoLibrary.requestAuthorization", "SFSpeechRecognizer.authorizationStatus", "SFSpeechRecognizer.requestAuthorization",
            "CNContactStore.authorizationStatus", "EKEventStore.authorizationStatus", "HKHealthStore.isHealthDataAvailable",
            "ATTrackingManager.trackingAuthorizationStatus", "ATTrackingManager.requestTrackingAuthorization"))

    /// Calls that have an effect for the callers of their function, but take the place of it as an argument.
    static let quietEffects = KnownNames(
        KnownName.list(
            "the file system", "Data(contentsOf:)", "Data(contentsOf:options:)", "String(contentsOf:)", "String(contentsOfFile:)",
            "String(contentsOf:encoding:)", "String(contentsOfFile:encoding:)", "FileHandle(...)", "fopen(...)", "open(...)", "unlink(...)",
            "mkdir(...)", "stat(...)", "lstat(...)"))
}
