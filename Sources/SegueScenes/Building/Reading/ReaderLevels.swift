/// What reads with the scene's definitions, and through them the document.
protocol OverDefinitions {
  var definitions: DefinitionReader { get set }
}

extension OverDefinitions {
  var reading: DocumentReading {
    get { definitions.reading }
    _modify { yield &definitions.reading }
  }
}

/// What reads values of layers' properties as well.
protocol OverValues: OverDefinitions {
  var values: ValueReader { get set }
}

extension OverValues {
  var definitions: DefinitionReader {
    get { values.definitions }
    _modify { yield &values.definitions }
  }
}

/// What reads layers as well.
protocol OverLayers: OverValues {
  var layers: LayerReader { get set }
}

extension OverLayers {
  var values: ValueReader {
    get { layers.values }
    _modify { yield &layers.values }
  }
}

/// What reads what animators do as well.
protocol OverAnimators: OverLayers {
  var animators: AnimatorReader { get set }
}

extension OverAnimators {
  var layers: LayerReader {
    get { animators.layers }
    _modify { yield &animators.layers }
  }
}

/// What reads when all transitions are known.
protocol OverTransitions: OverAnimators {
  var transitions: TransitionReader { get set }
}

extension OverTransitions {
  var animators: AnimatorReader {
    get { transitions.animators }
    _modify { yield &transitions.animators }
  }
}
