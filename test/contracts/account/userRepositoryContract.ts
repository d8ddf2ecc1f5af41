import { describe, expect, test } from 'vitest';
import type { UserRepository } from '../../../src/application/account/UserRepository';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { success } from '../../../src/domain/shared/Result';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';

export interface UserBackend {
  readonly uid: string;
  /** Two tabs of that person. */
  readonly tab: UserRepository;
  readonly otherTab: UserRepository;
  readonly now: number;
  /** Stores the profile, as another device would. */
  given(changes: Partial<UserProfile>): Promise<void>;
}

export function describeUserRepository(name: string, makeBackend: () => UserBackend | Promise<UserBackend>): void {
  describe(`${name}, contract of UserRepository`, () => {
    test('the profile is null until it is created, which is emitted in every tab (§7.5)', async () => {
      const { uid, tab, otherTab, now } = await makeBackend();
      const [here, there] = [recordedProfiles(tab, uid), recordedProfiles(otherTab, uid)];
      await Promise.all([here.becomes(success(null)), there.becomes(success(null))]);
      const profile = minimal(uid, now);
      expect(await tab.create(profile)).toEqual(success());
      await Promise.all([
        here.becomes(success(like({ ...profile, ...moments }))),
        there.becomes(success(like({ ...profile, ...moments }))),
      ]);
    });

    test('the stored profile is emitted (§7.2, §3.1 “(stored at users/{uid})”), and each change of it', async () => {
      const { uid, tab, given } = await makeBackend();
      await given({ displayName: 'Camille', role: 'admin' });
      const emissions = recordedProfiles(tab, uid);
      await emissions.becomes(success(like({ uid, displayName: 'Camille', role: 'admin' })));
      await given({ displayName: 'Camille Martin' });
      await emissions.becomes(success(like({ displayName: 'Camille Martin' })));
    });

    test('creating an existing profile does not change it', async () => {
      const { uid, tab, now, given } = await makeBackend();
      await given({ displayName: 'Camille' });
      expect(await tab.create(minimal(uid, now))).toEqual(success());
      await recordedProfiles(tab, uid).becomes(success(like({ displayName: 'Camille' })));
    });

    test('a listener that has unsubscribed gets no further values', async () => {
      const { uid, tab, given } = await makeBackend();
      await given({ displayName: 'Camille' });
      const emissions = recordedProfiles(tab, uid);
      await emissions.becomes(success(like({ displayName: 'Camille' })));
      emissions.unsubscribe();
      const before = emissions.all.length;
      await given({ displayName: 'Camille Martin' });
      await recordedProfiles(tab, uid).becomes(success(like({ displayName: 'Camille Martin' })));
      expect(emissions.all).toHaveLength(before);
    });
  });
}

function recordedProfiles(users: UserRepository, uid: string) {
  return recordedEmissions<unknown>((listener) => users.subscribe(uid, listener));
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
