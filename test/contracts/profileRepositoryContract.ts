import { describe, expect, test } from 'vitest';
import type { ProfileRepository } from '../../src/application/account/ProfileRepository';
import { DELETED_PERSON, type UserProfile } from '../../src/domain/account/UserProfile';
import { recordedTellings } from '../support/doubles/recordedTellings';

export interface ProfileBackend {
  /** Two tabs of Claire’s, who has an account and has said nothing of herself, and who came on 1 January 2024. */
  readonly tab: ProfileRepository;
  readonly otherTab: ProfileRepository;
  /** The moment at which changes are made. */
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
  answers: null,
};
const told = (value: unknown) => ({ ok: true, value });

export function describeProfileRepository(
  name: string,
  makeBackend: () => ProfileBackend | Promise<ProfileBackend>,
): void {
  describe(`${name} keeps the contract of profiles`, () => {
    test('tells what everyone may know, and nothing else', async () => {
      const { tab } = await makeBackend();
      await recordedTellings(watching(tab, 'claire')).becomes(told(claire));
    });

    test('tells that there is no such person', async () => {
      const { tab } = await makeBackend();
      await recordedTellings(watching(tab, 'personne')).becomes(told(null));
    });

    test('stores what changes, leaves the rest, and tells every tab (§7.3)', async () => {
      const { tab, otherTab } = await makeBackend();
      const there = recordedTellings(watching(otherTab, 'claire'));
      await there.becomes(told(claire));
      const place = { communeName: 'Nantes', postalCode: '44000' };
      expect(await tab.change('claire', { about: 'Je répare des vélos.', place })).toEqual(told(undefined));
      await there.becomes(told({ ...claire, about: 'Je répare des vélos.', place }));
      const answers = { asked: 4, answered: 3, delayMinutes: 12 };
      expect(await tab.change('claire', { kind: 'professional', answers, place: null })).toEqual(told(undefined));
      await there.becomes(told({ ...claire, about: 'Je répare des vélos.', kind: 'professional', answers }));
    });

    test('keeps the account in step with name and photo, with the moment of the change and nothing else (§7.3)', async () => {
      const { tab, now, accountOf } = await makeBackend();
      const photoURL = 'photo:claire~portrait';
      expect(await tab.change('claire', { displayName: 'Claire B.', photoURL })).toEqual(told(undefined));
      const account = await accountOf('claire');
      expect(account).toMatchObject({ displayName: 'Claire B.', photoURL, role: 'user', freeListingsCount: 0 });
      expect(Math.abs((account?.updatedAt ?? 0) - now)).toBeLessThan(60_000);
      await recordedTellings(watching(tab, 'claire')).becomes(told({ ...claire, displayName: 'Claire B.', photoURL }));
    });

    test('takes a photo away', async () => {
      const { tab, accountOf } = await makeBackend();
      await tab.change('claire', { photoURL: 'photo:claire~portrait' });
      await tab.change('claire', { photoURL: null });
      expect(await accountOf('claire')).toMatchObject({ photoURL: null });
    });

    test('changes nothing for someone without an account', async () => {
      const { tab } = await makeBackend();
      expect(await tab.change('personne', { about: 'Bonjour' })).toEqual({ ok: false, failure: 'denied' });
      await recordedTellings(watching(tab, 'personne')).becomes(told(null));
    });

    test('shows nothing of someone who has gone, in any tab, and names them nowhere', async () => {
      const { tab, otherTab, accountOf } = await makeBackend();
      await tab.change('claire', { displayName: 'Claire B.', photoURL: 'photo:claire~portrait', about: 'Bonjour' });
      const there = recordedTellings(watching(otherTab, 'claire'));
      await there.becomes(expect.objectContaining({ ok: true }));
      expect(await tab.remove('claire')).toEqual(told(undefined));
      await there.becomes(told(null));
      const nobody = { displayName: DELETED_PERSON, photoURL: null, phoneNumber: null, email: null };
      expect((await accountOf('claire')) ?? nobody).toMatchObject(nobody);
      expect(await tab.remove('claire')).toEqual(told(undefined));
    });

    test('tells nothing any more once unsubscribed', async () => {
      const { tab } = await makeBackend();
      const tellings = recordedTellings(watching(tab, 'claire'));
      await tellings.becomes(told(claire));
      tellings.unsubscribe();
      tellings.unsubscribe();
      await tab.change('claire', { about: 'Bonjour' });
      await recordedTellings(watching(tab, 'claire')).becomes(told({ ...claire, about: 'Bonjour' }));
      expect(tellings.all).toHaveLength(1);
    });
  });
}

function watching(repository: ProfileRepository, uid: string) {
  return (listener: (value: unknown) => void) => repository.subscribe(uid, listener);
}
