// swift-tools-version: 6.0

import PackageDescription

/// Set to leave out everything that needs GTK, so that the model builds and tests anywhere.
let isModelOnly = Context.environment["GALLERY_MODEL_ONLY"] == "1"

var products: [Product] = [
  .library(name: "GalleryModel", targets: ["GalleryModel"])
]

var targets: [Target] = [
  .target(
    name: "GalleryModel",
    // Programs that use the model alone would otherwise lack the C library's rounding.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
  ),
  .testTarget(
    name: "GalleryModelTests",
    dependencies: ["GalleryModel"],
    resources: [.embedInCode("../../Resources/register.json")]
  ),
]

if !isModelOnly {
  products.append(.executable(name: "linux-gallery", targets: ["LinuxGallery"]))
  targets += [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "LinuxGallery",
      dependencies: ["CGtk", "GalleryModel"],
      resources: [
        .embedInCode("../../Resources/style.css"),
        .embedInCode("../../Resources/panel-pages.css"),
        .embedInCode("../../Resources/switch.css"),
        .embedInCode("../../Resources/wheel.css"),
        .embedInCode("../../Resources/wheel-page.css"),
        .embedInCode("../../Resources/text-field.css"),
        .embedInCode("../../Resources/keyboard.css"),
        .embedInCode("../../Resources/label.css"),
        .embedInCode("../../Resources/edit-menu.css"),
      ]
    ),
    .testTarget(name: "LinuxGalleryTests", dependencies: ["LinuxGallery", "GalleryModel", "CGtk"]),
  ]
}

let package = Package(
  name: "LinuxGallery",
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
