import GalleryModel

/// The words of the first finding, beside the device where there is room.
@MainActor final class Callout {
  private let box = Box(.vertical, spacing: 3)
  private let words = Label()
  private let remedy = Label()
  private weak var stage: Stage?
  private let marks: FindingMarks
  private var number: Int?
  /// The width in points, borders included.
  private static let width = 168.0

  init(over stage: Stage, marks: FindingMarks) {
    self.stage = stage
    self.marks = marks
    box.addClass("callout")
    box.canTarget = false
    for label in [words, remedy] {
      label.wraps = true
      label.wrapMode = .wordChar
      label.alignment = 0
      label.setWidth(characters: 10, atMost: 22)
      box.append(label)
    }
    remedy.addClass("remedy")
    stage.widget.add(box)
    let pointer = AnyWidget(box)
    stage.widget.onChildPosition { [weak self] child in
      child.isSame(as: pointer) ? self?.place() : nil
    }
    box.isVisible = false
  }

  /// Shows the finding of the first ruling that breaks.
  func update(_ rulings: [Ruling]) {
    let first = rulings.first { $0.verdict.finding != nil }
    guard let finding = first?.verdict.finding else {
      box.isVisible = false
      return
    }
    number = 1
    words.text = Message("{0}. {1}", 1, finding.message).localized.displayable
    remedy.text = finding.remedy.localized
    box.isVisible = hasRoom
    stage?.widget.queueAllocate()
  }

  /// Whether the stage is wide enough for words at the trailing side of the device.
  private var hasRoom: Bool {
    guard let stage, let device = stage.device.widget.bounds(in: stage.widget) else { return false }
    let side = stage.widget.size.width - device.x - stage.device.widget.size.width * stage.scale
    return side >= Self.width + 12
  }

  private func place() -> Bounds {
    guard let stage, let device = stage.device.widget.bounds(in: stage.widget) else {
      return Bounds(x: 0, y: 0, width: 1, height: 1)
    }
    let right = device.x + stage.device.widget.size.width * stage.scale
    let height = Double(box.measure(.vertical, across: Int(Self.width)).natural)
    let part = number.flatMap { marks.bounds(of: $0) }
    let wanted = (part.map { $0.y + $0.height / 2 } ?? device.y) - height / 2
    let lowest = stage.widget.size.height - height - StageMetrics.barRoom
    return Bounds(
      x: right + 8, y: max(8, min(wanted, lowest)).rounded(), width: Self.width, height: height)
  }
}
