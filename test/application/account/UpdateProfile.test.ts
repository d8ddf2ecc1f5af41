import { describe, expect, test } from 'vitest';
import { UpdateProfile } from '../../../src/application/account/UpdateProfile';
import type { ProfileEntries } from '../../../src/domain/account/ProfileEntries';
import { failure, success } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';
import { InMemoryProfileRepository } from '../../support/inMemory/account/InMemoryProfileRepository';
import { InMemoryUserRepository } from '../../support/inMemory/account/InMemoryUserRepository';

const entries: ProfileEntries = { displayName: ' Claire ', about: '', place: null, placeText: '' };

const stored = { displayName: 'Camille', about: '', place: null };

function updating() {
  const users = new InMemoryUserRepository(aProfile({ uid: 'claire', displayName: 'Camille' }));
  const profiles = new InMemoryProfileRepository(users);
  return { profiles, update: new UpdateProfile(profiles) };
}

describe('UpdateProfile', () => {
  test('the entries are trimmed and stored', async () => {
    const { profiles, update } = updating();
    expect(await update.execute(entries, { uid: 'claire' })).toEqual(
      success({ displayName: 'Claire', about: '', place: null }),
    );
    expect(profiles.of('claire')).toMatchObject({ displayName: 'Claire', about: '', place: null });
  });

  test('an update is refused to a guest (§7.4, §8.7)', async () => {
    const { profiles, update } = updating();
    expect(await update.execute(entries, null)).toEqual(failure('signed-out'));
    expect(profiles.of('claire')).toMatchObject(stored);
  });

  test('invalid entries are reported and nothing is stored', async () => {
    const { profiles, update } = updating();
    const outcome = await update.execute({ ...entries, about: 'x'.repeat(501) }, { uid: 'claire' });
    expect(outcome).toEqual(failure({ kind: 'invalid', errors: new Map([['about', 'too-long']]) }));
    expect(profiles.of('claire')).toMatchObject(stored);
  });

  test('a failure of the repository is returned', async () => {
    expect(await updating().update.execute(entries, { uid: 'personne' })).toEqual(failure('denied'));
  });
});
