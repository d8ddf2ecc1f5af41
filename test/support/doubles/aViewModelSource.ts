import { SavedMarksViewModel } from '../../../src/presentation/shared/cards/SavedMarksViewModel';
import { OwnIdentityViewModel } from '../../../src/presentation/auth/settings/OwnIdentityViewModel';
import { OwnRestrictionViewModel } from '../../../src/presentation/moderation/OwnRestrictionViewModel';
import { ownRestrictionViewModel } from '../../../src/presentation/moderation/viewModels';
import type { Restriction } from '../../../src/domain/moderation/Restriction';
import { success } from '../../../src/domain/shared/Result';
import { NOON } from '../builders/aListing';
import { ownIdentityViewModel } from '../../../src/presentation/auth/viewModels';
import type { ViewModelKey } from '../../../src/presentation/shared/viewModelKey';
import { savedMarksViewModel, sessionViewModel } from '../../../src/presentation/shared/viewModels';
import type { Factory, ViewModelSource } from '../../../src/presentation/shared/ViewModelSource';
import { aSession } from '../builders/aSession';
import { StubOwnIdentity } from './StubOwnIdentity';

/** A view-model that a test gives to the screens. */
export interface GivenViewModel {
  readonly key: ViewModelKey<unknown>;
  readonly create: Factory<unknown>;
}

export function given<ViewModel>(key: ViewModelKey<ViewModel>, create: Factory<NoInfer<ViewModel>>): GivenViewModel {
  return { key, create };
}

/** Whether the signed-in person is restricted. */
export function givenRestriction(restriction: Restriction | null): GivenViewModel {
  return given(
    ownRestrictionViewModel,
    () =>
      new OwnRestrictionViewModel(
        aSession('user').session,
        { of: async () => success(restriction) },
        { now: () => NOON },
      ),
  );
}

/** View-models that every listing card needs, and those of notices. Nobody is restricted. */
const always = [
  given(
    savedMarksViewModel,
    () => new SavedMarksViewModel({ read: () => null, write: () => undefined, subscribe: () => () => undefined }),
  ),
  given(ownIdentityViewModel, () => new OwnIdentityViewModel(new StubOwnIdentity(null))),
  givenRestriction(null),
  given(sessionViewModel, () => aSession(null).session),
];

/** A source of the given view-models only; asking for another one throws. */
export function aViewModelSource(...viewModels: readonly GivenViewModel[]): ViewModelSource {
  const known = new Map([...always, ...viewModels].map(({ key, create }) => [key, create]));
  return {
    factoryOf: <ViewModel>(key: ViewModelKey<ViewModel>) => {
      const create = known.get(key);
      if (create === undefined) throw new Error(`This test gives no ${key.name}`);
      return create as Factory<ViewModel>;
    },
  };
}
