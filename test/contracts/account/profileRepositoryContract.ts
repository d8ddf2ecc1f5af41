import { describe, expect, test } from 'vitest';
import type { ProfileRepository } from '../../../src/application/account/ProfileRepository';
import type { ProfileChanges } from '../../../src/domain/account/PublicProfile';
import { DELETED_PERSON, type UserProfile } from '../../../src/domain/account/UserProfile';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import { success } from '../../../src/domain/shared/Result';

export interface ProfileBackend {
  /** Two tabs of Claire’s, who has had an account since 1 January 2024 and has not edited her profile. */
  readonly tab: ProfileRepository;
  readonly otherTab: ProfileRepository;
  /** The time of changes. */
  readonly now: number;
  accountOf(
    uid: string,
  ): Promise<Pick<
    UserProfile,
    'displayName' | 'photoURL' | 'phoneNumber' | 'email' | 'updatedAt' | 'role' | 'freeListingsCount'
  > | null>;
}

const claire = {
  uid: 'claire',
  displayName: 'Claire',
  photoURL: null,
  memberSince: Date.UTC(2024, 0, 1),
  about: '',
  place: null,
  kind: 'private',
};

export function describeProfileRepository(
  name: string,
  makeBackend: () => ProfileBackend | Promise<ProfileBackend>,
): void {
  describe(`${name}, contract of ProfileRepository`, () => {
    test('a profile has the public fields and no others', async () => {
      const { tab } = await makeBackend();
      await recordedEmissions(subscriptionTo(tab, 'claire')).becomes(success(claire));
    });

    test('the profile of an unknown person is null', async () => {
      const { tab } = await makeBackend();
      await recordedEmissions(subscriptionTo(tab, 'personne')).becomes(success(null));
    });

    test('a change stores its fields, leaves the others, and is emitted in every tab (§7.3)', async () => {
      const { tab, otherTab } = await makeBackend();
      const there = recordedEmissions(subscriptionTo(otherTab, 'claire'));
      await there.becomes(success(claire));
      const place = { communeName: 'Nantes', postalCode: '44000' };
      expect(await tab.change('claire', { about: 'Je répare des vélos.', place })).toEqual(success(undefined));
      await there.becomes(success({ ...claire, about: 'Je répare des vélos.', place }));
      expect(await tab.change('claire', { kind: 'professional', place: null })).toEqual(success(undefined));
      await there.becomes(success({ ...claire, about: 'Je répare des vélos.', kind: 'professional' }));
    });

    test('a change of name and photo is copied to the account, with the time of the change and nothing else (§7.3)', async () => {
      const { tab, now, accountOf } = await makeBackend();
      const photoURL = 'photo:claire~portrait';
      expect(await tab.change('claire', { displayName: 'Claire B.', photoURL })).toEqual(success(undefined));
      const account = await accountOf('claire');
      expect(account).toMatchObject({ displayName: 'Claire B.', photoURL, role: 'user', freeListingsCount: 0 });
      expect(Math.abs((account?.updatedAt ?? 0) - now)).toBeLessThan(60_000);
      await recordedEmissions(subscriptionTo(tab, 'claire')).becomes(
        success({ ...claire, displayName: 'Claire B.', photoURL }),
      );
    });

    test.each<[string, ProfileChanges]>([
      ['about', { about: 'Je répare des vélos.' }],
      ['place', { place: { communeName: 'Nantes', postalCode: '44000' } }],
      ['kind', { kind: 'professional' }],
    ])('a change of %s alone is dated in the account (§7.3)', async (_field, changes) => {
      const { tab, now, accountOf } = await makeBackend();
      const before = await accountOf('claire');
      expect(Math.abs((before?.updatedAt ?? 0) - now)).toBeGreaterThan(60_000);
      expect(await tab.change('claire', changes)).toEqual(success(undefined));
      const after = await accountOf('claire');
      expect(Math.abs((after?.updatedAt ?? 0) - now)).toBeLessThan(60_000);
      expect(after).toMatchObject({ displayName: 'Claire', photoURL: null, role: 'user', freeListingsCount: 0 });
    });

    test('a photo can be removed', async () => {
      const { tab, accountOf } = await makeBackend();
      await tab.change('claire', { photoURL: 'photo:claire~portrait' });
      await tab.change('claire', { photoURL: null });
      expect(await accountOf('claire')).toMatchObject({ photoURL: null });
    });

    test('a change for a person without an account is refused', async () => {
      const { tab } = await makeBackend();
      expect(await tab.change('personne', { about: 'Bonjour' })).toEqual({ ok: false, failure: 'denied' });
      await recordedEmissions(subscriptionTo(tab, 'personne')).becomes(success(null));
    });

    test('a removed profile is null in every tab, and the account is anonymised', async () => {
      const { tab, otherTab, accountOf } = await makeBackend();
      await tab.change('claire', { displayName: 'Claire B.', photoURL: 'photo:claire~portrait', about: 'Bonjour' });
      const there = recordedEmissions(subscriptionTo(otherTab, 'claire'));
      await there.becomes(expect.objectContaining({ ok: true }));
      expect(await tab.remove('claire')).toEqual(success(undefined));
      await there.becomes(success(null));
      const nobody = { displayName: DELETED_PERSON, photoURL: null, phoneNumber: null, email: null };
      expect((await accountOf('claire')) ?? nobody).toMatchObject(nobody);
      expect(await tab.remove('claire')).toEqual(success(undefined));
    });

    test('a listener that has unsubscribed gets no further values', async () => {
      const { tab } = await makeBackend();
      const emissions = recordedEmissions(subscriptionTo(tab, 'claire'));
      await emissions.becomes(success(claire));
      emissions.unsubscribe();
      emissions.unsubscribe();
      await tab.change('claire', { about: 'Bonjour' });
      await recordedEmissions(subscriptionTo(tab, 'claire')).becomes(success({ ...claire, about: 'Bonjour' }));
      expect(emissions.all).toHaveLength(1);
    });
  });
}

function subscriptionTo(repository: ProfileRepository, uid: string) {
  return (listener: (value: unknown) => void) => repository.subscribe(uid, listener);
}
