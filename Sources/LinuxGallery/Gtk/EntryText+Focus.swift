import CGtk

extension EntryText {
  /// Moves the focus here and leaves caret and selection where they are.
  func grabFocusKeepingSelection() { gtk_text_grab_focus_without_selecting(cast()) }
}

extension WidgetWrapper {
  /// What sees keys here, its class's own included.
  var keyControllers: [KeyController] {
    controllers.filter { $0.isA(gtk_event_controller_key_get_type()) }
      .map { KeyController(adopting: $0) }
  }
}

extension KeyController {
  fileprivate init(adopting controller: AnyController) { object = controller.object }
}
