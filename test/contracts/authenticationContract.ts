import { describe, expect, test } from 'vitest';
import type { Authentication } from '../../src/application/auth/Authentication';
import type { UserProfile } from '../../src/domain/account/UserProfile';
import { recordedTellings } from '../support/doubles/recordedTellings';

export interface AuthenticationBackend {
  /** Two tabs of one browser. */
  readonly tab: Authentication;
  readonly otherTab: Authentication;
  /** Signs Karim, or an administrator, in from the first tab. */
  signIn(who: 'karim' | 'admin'): Promise<void>;
  /** How many listings Karim's account has published before the test. */
  readonly freeListingsCount: number;
}

export function describeAuthentication(
  name: string,
  makeBackend: () => AuthenticationBackend | Promise<AuthenticationBackend>,
): void {
  describe(`${name} keeps the contract of authentication`, () => {
    test('tells that nobody is signed in', async () => {
      await recordedTellings(watchingIds((await makeBackend()).tab)).becomes(null);
    });

    test('tells every tab who signs in and out (§4.3, §7.11)', async () => {
      const { tab, otherTab, signIn } = await makeBackend();
      const [here, there] = [recordedTellings(watchingIds(tab)), recordedTellings(watchingIds(otherTab))];
      await Promise.all([here.becomes(null), there.becomes(null)]);
      await signIn('karim');
      await Promise.all([here.becomes(someKarim), there.becomes(someKarim)]);
      expect(await otherTab.signOut()).toEqual({ ok: true, value: undefined });
      await Promise.all([here.becomes(null), there.becomes(null)]);
    });

    test('tells who is signed in to whoever asks later', async () => {
      const { otherTab, signIn } = await makeBackend();
      await signIn('karim');
      await recordedTellings(watchingIds(otherTab)).becomes(someKarim);
    });

    test('knows enough of a person for a minimal profile', async () => {
      const { tab, signIn, freeListingsCount } = await makeBackend();
      await signIn('karim');
      const people = recordedTellings<Partial<UserProfile> | null>((listener) =>
        tab.subscribeToUser((person) => listener(person && minimum(person))),
      );
      await people.becomes({ photoURL: null, freeListingsCount, role: 'user', isNamed: true });
    });

    test('tells nothing any more once unsubscribed', async () => {
      const { tab, signIn } = await makeBackend();
      const tellings = recordedTellings(watchingIds(tab));
      await tellings.becomes(null);
      tellings.unsubscribe();
      await signIn('karim');
      await recordedTellings(watchingIds(tab)).becomes(someKarim);
      expect(tellings.all).toEqual([null]);
    });
  });
}

const someKarim: unknown = expect.stringContaining('karim');

function minimum({ photoURL, freeListingsCount, role, displayName }: UserProfile) {
  return { photoURL, freeListingsCount, role, isNamed: displayName !== '' };
}

function watchingIds(authentication: Authentication) {
  return (listener: (uid: string | null) => void) =>
    authentication.subscribeToUser((person) => listener(person === null ? null : person.uid));
}
