import Testing

/// Every key that the JSON Schema offers changes something that can be observed; none is accepted and then forgotten.
@Suite struct SchemaEffectTests {
  /// Keys that are tried elsewhere: the version is required, as below; and a session has one finger on a pan, so that how
  /// many it takes is seen of the recognizer alone; what a scene includes is in other files.
  private static let elsewhere: Set = ["scene/segue", "gesture/touches", "scene/include"]

  @Test func theVersionIsRequired() {
    #expect(SchemaOutcome(SchemaScene()) != nil)
    #expect(SchemaOutcome(SchemaScene(version: "segue: 2")) == nil)
    #expect(SchemaOutcome(SchemaScene(version: "")) == nil)
  }

  /// A new key of the schema needs a trial here, and a trial without a key is a key that the schema lacks.
  @Test func everyKeyOfTheSchemaIsTried() throws {
    let keys = Set(try SchemaKeys.all())
    let properties = ["layer", "values", "track", "addition", "following"].flatMap { definition in
      SchemaProperty.all.map { "\(definition)/\($0.key)" }
    }
    let trials = SchemaTrial.all.map(\.key)
    #expect(Set(trials).count == trials.count)
    let untried = keys.subtracting(properties).subtracting(trials).subtracting(Self.elsewhere)
    #expect(untried.sorted() == [])
    #expect(Set(trials).subtracting(keys).sorted() == [])
    for property in SchemaProperty.all {
      #expect(
        keys.contains("layer/\(property.key)") && keys.contains("values/\(property.key)"),
        "\(property.key)"
      )
    }
  }

  @Test(arguments: SchemaTrial.all) func theKeyHasAnEffect(_ trial: SchemaTrial) throws {
    let without = try #require(SchemaOutcome(trial.without), "\(trial.key) without\n\(trial.without.text)")
    let with = try #require(SchemaOutcome(trial.with), "\(trial.key) with\n\(trial.with.text)")
    let isSeen = with != without
    #expect(isSeen, "\(trial.key)\n\(trial.with.text)")
  }

  /// In each place a property has an effect or is refused; where the schema offers it, it has one somewhere.
  @Test(arguments: SchemaProperty.all) func thePropertyHasAnEffect(_ property: SchemaProperty) throws {
    let keys = Set(try SchemaKeys.all())
    var effective: Set<String> = []
    for place in SchemaPlace.all {
      let scene = place.scene(property, SchemaPlace.joined(property.neutral, property.text))
      guard let with = SchemaOutcome(scene) else { continue }
      let bare = place.scene(property, property.neutral)
      let without = try #require(SchemaOutcome(bare), "\(place.name)\n\(bare.text)")
      let isSeen = with != without
      #expect(isSeen, "'\(property.key)' in \(place.name) is forgotten\n\(scene.text)")
      effective.insert(place.definition)
    }
    let offered = Set(
      ["layer", "values", "track", "addition", "following"].filter { keys.contains("\($0)/\(property.key)") }
    )
    #expect(offered == effective, "\(property.key)")
  }
}
