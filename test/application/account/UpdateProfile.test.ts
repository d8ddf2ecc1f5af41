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

describe('updating a profile', () => {
  test('stores what was typed, tidied', async () => {
    const { changed, update } = aRepository();
    expect(await update.execute(entries, { uid: 'claire' })).toEqual(
      success({ displayName: 'Claire', about: '', place: null }),
    );
    expect(changed).toEqual([['claire', { displayName: 'Claire', about: '', place: null }]]);
  });

  test('is refused to someone who is not signed in (§7.4, §8.7)', async () => {
    const { changed, update } = aRepository();
    expect(await update.execute(entries, null)).toEqual(failure('signed-out'));
    expect(changed).toEqual([]);
  });

  test('names mistakes without asking the repository', async () => {
    const { changed, update } = aRepository();
    const outcome = await update.execute({ ...entries, about: 'x'.repeat(501) }, { uid: 'claire' });
    expect(outcome).toEqual(failure({ kind: 'invalid', errors: new Map([['about', 'too-long']]) }));
    expect(changed).toEqual([]);
  });

  test('hands on what the repository refuses', async () => {
    expect(await aRepository(failure('offline')).update.execute(entries, { uid: 'claire' })).toEqual(
      failure('offline'),
    );
  });
});
