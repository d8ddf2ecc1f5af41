import { describe, expect, test } from 'vitest';
import { SaveSellerDefaults } from '../../../src/application/preferences/SaveSellerDefaults';
import { noSellerDefaults, type SellerDefaults } from '../../../src/domain/preferences/SellerDefaults';
import { failure, success } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';
import { failing } from '../../support/inMemory/failing';
import { InMemoryPreferencesRepository } from '../../support/inMemory/preferences/InMemoryPreferencesRepository';
import { InMemoryProfileRepository } from '../../support/inMemory/account/InMemoryProfileRepository';
import { InMemoryUserRepository } from '../../support/inMemory/account/InMemoryUserRepository';

const company: SellerDefaults = {
  ...noSellerDefaults,
  sellerKind: 'professional',
  companyName: 'Vélos du Port',
  siret: '73282932000074',
};
const entries = { ...company, placeText: '' };

function saving() {
  const profiles = new InMemoryProfileRepository(new InMemoryUserRepository(aProfile({ uid: 'claire' })));
  const preferences = new InMemoryPreferencesRepository();
  return {
    profiles,
    preferences,
    save: new SaveSellerDefaults(preferences, profiles),
    saved: () => [profiles.of('claire')?.kind, preferences.of('claire')?.seller],
  };
}

describe('SaveSellerDefaults', () => {
  test('the defaults are stored, and the public profile shows the kind of seller', async () => {
    const { save, saved } = saving();
    expect(await save.execute(entries, { uid: 'claire' })).toEqual(success(company));
    expect(saved()).toEqual(['professional', company]);
  });

  test('saving is refused to a guest', async () => {
    const { save, saved } = saving();
    expect(await save.execute(entries, null)).toEqual(failure('signed-out'));
    expect(saved()).toEqual(['private', undefined]);
  });

  test('invalid entries are reported and nothing is stored', async () => {
    const { save, saved } = saving();
    expect(await save.execute({ ...entries, placeText: 'Nant' }, { uid: 'claire' })).toEqual(
      failure({ kind: 'invalid', errors: new Map([['placeText', 'unknown-place']]) }),
    );
    expect(saved()).toEqual(['private', undefined]);
  });

  test('the defaults are not stored when the public profile cannot be changed', async () => {
    const { profiles, save, saved } = saving();
    failing(profiles, 'change', 'offline');
    expect(await save.execute(entries, { uid: 'claire' })).toEqual(failure('offline'));
    expect(saved()).toEqual(['private', undefined]);
  });

  test('a failure to store the defaults is returned', async () => {
    const { preferences, save } = saving();
    failing(preferences, 'change', 'full');
    expect(await save.execute(entries, { uid: 'claire' })).toEqual(failure('full'));
  });
});
