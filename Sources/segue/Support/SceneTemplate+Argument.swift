public import ArgumentParser
public import SegueExport

extension SceneTemplate: ExpressibleByArgument {}
