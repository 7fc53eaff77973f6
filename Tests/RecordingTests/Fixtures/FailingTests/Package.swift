// swift-tools-version: 6.3
import PackageDescription

// Tests that fail on purpose. `FailureReportTests` runs them and compares their output with `Reports/`.
let package = Package(
    name: "FailingTests",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Seams", path: "../../../..")],
    targets: [.testTarget(name: "FailingTests", dependencies: [.product(name: "Recording", package: "Seams")])],
    swiftLanguageModes: [.v6]
)
