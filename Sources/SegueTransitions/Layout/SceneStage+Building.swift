import SegueGeometry
import SegueModel
import SegueStage

extension SceneStage {
  /// Makes a screen's layers, offstage, as loading a view controller's view does.
  ///
  /// `hit` is the layer whose tap leads to it.
  mutating func load(_ screen: ScreenDefinition, hit: LayerID?, as place: LoadedScreen.Place) -> LoadedScreen
  {
    let id = build(screen.root, in: offstage, ReadingContext(roles: Roles(hit: hit)))
    orderFollowers()
    var bar: LayerID?
    let item: LayerID?
    switch place {
    case .root(let hasBar, let isTab):
      if hasBar { bar = loadNavigationBar(of: isTab ? screen.name : nil, stackRoot: nil) }
      item = loadBarItem(of: screen, back: nil, stackRoot: nil)
    case .presented(let frame, let hasBar):
      records[id]?.frameOverride = frame
      if hasBar { bar = loadNavigationBar(of: screen.name, stackRoot: id) }
      item = loadBarItem(of: screen, back: nil, stackRoot: id)
    case .pushed(let root, let back):
      records[id]?.stackRoot = root
      item = loadBarItem(of: screen, back: back, stackRoot: root)
    }
    let loaded = LoadedScreen(name: screen.name, layer: id, barItem: item, navigationBar: bar)
    screens.append(loaded)
    return loaded
  }

  /// Forgets a screen and its layers.
  mutating func unload(_ id: LayerID) {
    for screen in screens where screen.layer == id {
      for layer in [screen.barItem, screen.navigationBar].compactMap({ $0 }) { remove(layer) }
    }
    remove(id)
    screens.removeAll { $0.layer == id }
  }

  /// Removes a layer and all layers below it.
  mutating func remove(_ id: LayerID) {
    guard tree.contains(id) else { return }
    forget(id)
    tree.remove(id)
  }

  private mutating func forget(_ id: LayerID) {
    records[id] = nil
    if !followers.isEmpty { followers.removeAll { $0.layer == id } }
    let layer = tree[id]
    for sublayer in layer.sublayers { forget(sublayer) }
    if let mask = layer.mask { forget(mask) }
  }

  /// Makes a layer and its sublayers; values come with the next layout.
  mutating func build(
    _ definition: LayerDefinition,
    in parent: LayerID,
    _ reading: ReadingContext
  ) -> LayerID {
    let id = tree.add(Layer(name: definition.name), to: parent)
    fill(id, from: definition, reading)
    return id
  }

  private mutating func fill(_ id: LayerID, from definition: LayerDefinition, _ reading: ReadingContext) {
    records[id] = LayerRecord(definition: definition, reading: reading)
    noteFollower(id, definition, reading)
    let sublayers = definition.layers.map { build($0, in: id, reading) }
    if sublayers.count >= LayerRecord.crowd {
      let named = zip(definition.layers.map { $0.name }, sublayers)
      records[id]?.sublayers = Dictionary(keepingFirst: named)
    }
    if let mask = definition.mask.first { buildMask(mask, of: id, reading) }
  }

  /// Gives a layer a mask.
  mutating func buildMask(_ definition: LayerDefinition, of id: LayerID, _ reading: ReadingContext) {
    guard let layer = tree.setMask(Layer(name: definition.name), of: id) else { return }
    fill(layer, from: definition, reading)
  }
}
