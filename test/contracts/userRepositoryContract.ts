import { describe, expect, test } from 'vitest';
import type { UserRepository } from '../../src/application/account/UserRepository';
import type { UserProfile } from '../../src/domain/account/UserProfile';
import { success } from '../../src/domain/shared/Result';
import { recordedTellings } from '../support/doubles/recordedTellings';

export interface UserBackend {
  readonly uid: string;
  /** Two tabs in which that person is signed in. */
  readonly tab: UserRepository;
  readonly otherTab: UserRepository;
  readonly now: number;
  /** Stores their profile, as if from elsewhere. */
  given(changes: Partial<UserProfile>): Promise<void>;
}

export function describeUserRepository(name: string, makeBackend: () => UserBackend | Promise<UserBackend>): void {
  describe(`${name} keeps the contract of the profiles of users`, () => {
    test('tells that there is none, and the one that is created, in every tab (§7.5)', async () => {
      const { uid, tab, otherTab, now } = await makeBackend();
      const [here, there] = [watching(tab, uid), watching(otherTab, uid)];
      await Promise.all([here.becomes(success(null)), there.becomes(success(null))]);
      const profile = minimal(uid, now);
      expect(await tab.create(profile)).toEqual(success());
      await Promise.all([
        here.becomes(success(like({ ...profile, ...moments }))),
        there.becomes(success(like({ ...profile, ...moments }))),
      ]);
    });

    test('tells what is stored (§7.2), and each change of it', async () => {
      const { uid, tab, given } = await makeBackend();
      await given({ displayName: 'Camille', role: 'admin' });
      const told = watching(tab, uid);
      await told.becomes(success(like({ uid, displayName: 'Camille', role: 'admin' })));
      await given({ displayName: 'Camille Martin' });
      await told.becomes(success(like({ displayName: 'Camille Martin' })));
    });

    test('creating leaves a profile that is there as it is', async () => {
      const { uid, tab, now, given } = await makeBackend();
      await given({ displayName: 'Camille' });
      expect(await tab.create(minimal(uid, now))).toEqual(success());
      await watching(tab, uid).becomes(success(like({ displayName: 'Camille' })));
    });

    test('tells nothing any more once unsubscribed', async () => {
      const { uid, tab, given } = await makeBackend();
      await given({ displayName: 'Camille' });
      const told = watching(tab, uid);
      await told.becomes(success(like({ displayName: 'Camille' })));
      told.unsubscribe();
      const before = told.all.length;
      await given({ displayName: 'Camille Martin' });
      await watching(tab, uid).becomes(success(like({ displayName: 'Camille Martin' })));
      expect(told.all).toHaveLength(before);
    });
  });
}

function watching(users: UserRepository, uid: string) {
  return recordedTellings<unknown>((listener) => users.subscribe(uid, listener));
}

function minimal(uid: string, now: number): UserProfile {
  return {
    uid,
    displayName: 'Utilisateur camil',
    phoneNumber: null,
    email: null,
    photoURL: null,
    createdAt: now,
    updatedAt: now,
    freeListingsCount: 0,
    role: 'user',
  };
}

const moments: Record<string, unknown> = { createdAt: expect.any(Number), updatedAt: expect.any(Number) };
const like = (fields: object): unknown => expect.objectContaining(fields);
