import { describe, expect, test } from 'vitest';
import type { ProfileRepository } from '../../../src/application/account/ProfileRepository';
import { UpdateProfile } from '../../../src/application/account/UpdateProfile';
import type { ProfileEntries } from '../../../src/domain/account/ProfileEntries';
import type { ProfileChanges } from '../../../src/domain/account/PublicProfile';
import { failure, success } from '../../../src/domain/shared/Result';

const entries: ProfileEntries = { displayName: ' Claire ', about: '', place: null, placeText: '' };

function aRepository(answer: Awaited<ReturnType<ProfileRepository['change']>> = success()) {
  const changed: [string, ProfileChanges][] = [];
  const repository: ProfileRepository = {
    subscribe: () => () => undefined,
    remove: async () => success(),
    change: async (uid, changes) => {
      changed.push([uid, changes]);
      return answer;
    },
  };
  return { changed, update: new UpdateProfile(repository) };
}

describe('UpdateProfile', () => {
  test('the entries are trimmed and stored', async () => {
    const { changed, update } = aRepository();
    expect(await update.execute(entries, { uid: 'claire' })).toEqual(
      success({ displayName: 'Claire', about: '', place: null }),
    );
    expect(changed).toEqual([['claire', { displayName: 'Claire', about: '', place: null }]]);
  });

  test('an update is refused to a guest (§7.4, §8.7)', async () => {
    const { changed, update } = aRepository();
    expect(await update.execute(entries, null)).toEqual(failure('signed-out'));
    expect(changed).toEqual([]);
  });

  test('invalid entries are reported without calling the repository', async () => {
    const { changed, update } = aRepository();
    const outcome = await update.execute({ ...entries, about: 'x'.repeat(501) }, { uid: 'claire' });
    expect(outcome).toEqual(failure({ kind: 'invalid', errors: new Map([['about', 'too-long']]) }));
    expect(changed).toEqual([]);
  });

  test('a failure of the repository is returned', async () => {
    expect(await aRepository(failure('offline')).update.execute(entries, { uid: 'claire' })).toEqual(
      failure('offline'),
    );
  });
});
