import type { Factory, ViewModelName, ViewModels, ViewModelSource } from '../../src/presentation/shared/ViewModels';

type Factories = { [Name in ViewModelName]?: Factory<ViewModels[Name]> };

/** A source of just the view-models that a test is about; asking for another one is a fault of the test. */
export function aViewModelSource(factories: Factories): ViewModelSource {
  return {
    factoryOf(name) {
      const factory = factories[name];
      if (factory === undefined) throw new Error(`This test gives no view-model named ${name}`);
      return factory;
    },
  };
}
