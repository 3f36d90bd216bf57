import CGtk

extension ObjectWrapper {
  /// Emits a signal as the object itself would, and returns the flag that it answers with.
  ///
  /// Arguments that are missing or do not fit are reported as GLib criticals.
  @discardableResult func emit(_ signal: String, _ arguments: ObjectValue...) -> Bool {
    var identifier: guint = 0
    var detail: GQuark = 0
    guard g_signal_parse_name(signal, objectType, &identifier, &detail, 1) != 0 else {
      LogWatch.report("no signal \(signal) on \(typeName)")
      return false
    }
    var query = GSignalQuery()
    g_signal_query(identifier, &query)
    guard Int(query.n_params) == arguments.count else {
      LogWatch.report("signal \(signal) takes \(query.n_params) arguments")
      return false
    }
    var values = [GValue](repeating: GValue(), count: arguments.count + 1)
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    g_value_init(&values[0], objectType)
    g_value_set_instance(&values[0], object)
    for (index, argument) in arguments.enumerated() {
      g_value_init(&values[index + 1], gallery_type_without_scope(query.param_types[index]))
      if !argument.write(to: &values[index + 1]) {
        LogWatch.report("argument \(index) of \(signal) cannot be \(argument)")
        return false
      }
    }
    let returnType = gallery_type_without_scope(query.return_type)
    guard gallery_type_fundamental(returnType) == gallery_type_boolean() else {
      g_signal_emitv(values, identifier, detail, nil)
      return false
    }
    return withGValue(.bool(false), of: returnType) { answer in
      g_signal_emitv(values, identifier, detail, answer)
      return g_value_get_boolean(answer) != 0
    }
  }
}
