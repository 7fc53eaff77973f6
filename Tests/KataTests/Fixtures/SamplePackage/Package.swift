// swift-tools-version: 6.3
import PackageDescription

// A package of somebody else that uses the libraries. `SamplePackageTests` builds it and runs its tests.
let package = Package(
    name: "Shop",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Seams", path: "../../../..")],
    targets: [
        .target(name: "Shop", dependencies: [.product(name: "Injection", package: "Seams")]),
        // Its code belongs to the main actor by default. So does that of one of the two targets with its mocks.
        .target(name: "Screens", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "ScreensTests", dependencies: ["Screens", .product(name: "Recording", package: "Seams")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "ShopTests",
            dependencies: [
                "Shop", "Screens", .product(name: "InjectionTesting", package: "Seams"), .product(name: "Recording", package: "Seams"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
