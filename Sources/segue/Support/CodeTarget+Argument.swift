public import ArgumentParser
public import SegueCode

extension CodeTarget: ExpressibleByArgument {}
