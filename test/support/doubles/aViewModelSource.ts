import { SavedMarksViewModel } from '../../../src/presentation/shared/cards/SavedMarksViewModel';
import { UnfinishedRemovals } from '../../../src/presentation/shared/cards/UnfinishedRemovals';
import type { Factory, ViewModelName, ViewModels, ViewModelSource } from '../../../src/presentation/shared/ViewModels';
import { aSession } from '../builders/aSession';

/** Hearts stand on every card; most tests are about something else. */
const nothingKept = () =>
  new SavedMarksViewModel({ read: () => null, write: () => undefined, subscribe: () => () => undefined });

type Factories = { [Name in ViewModelName]?: Factory<ViewModels[Name]> };

/** A source of just the view-models that a test is about; asking for another one is a fault of the test. */
export function aViewModelSource(factories: Factories): ViewModelSource {
  const known: Factories = {
    kept: nothingKept,
    session: () => aSession(null).session,
    unfinishedRemovals: () => new UnfinishedRemovals({ of: () => [] }),
    ...factories,
  };
  return {
    factoryOf(name) {
      const factory = known[name];
      if (factory === undefined) throw new Error(`This test gives no view-model named ${name}`);
      return factory;
    },
  };
}
