import { describe, expect, test } from 'vitest';
import type { Authentication } from '../../../src/application/auth/Authentication';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';

export interface AuthenticationBackend {
  /** Two tabs of one browser. */
  readonly tab: Authentication;
  readonly otherTab: Authentication;
  /** Signs in Karim or an administrator in the first tab. */
  signIn(who: 'karim' | 'admin'): Promise<void>;
  /** The number of listings that Karim's account has published before the test. */
  readonly freeListingsCount: number;
}

export function describeAuthentication(
  name: string,
  makeBackend: () => AuthenticationBackend | Promise<AuthenticationBackend>,
): void {
  describe(`${name}, contract of Authentication`, () => {
    test('the person is null while nobody is signed in', async () => {
      await recordedEmissions(subscribeToIds((await makeBackend()).tab)).becomes(null);
    });

    test('every tab gets the person who signs in, and null after they sign out (§4.3, §7.11)', async () => {
      const { tab, otherTab, signIn } = await makeBackend();
      const [here, there] = [recordedEmissions(subscribeToIds(tab)), recordedEmissions(subscribeToIds(otherTab))];
      await Promise.all([here.becomes(null), there.becomes(null)]);
      await signIn('karim');
      await Promise.all([here.becomes(someKarim), there.becomes(someKarim)]);
      expect(await otherTab.signOut()).toEqual({ ok: true, value: undefined });
      await Promise.all([here.becomes(null), there.becomes(null)]);
    });

    test('a later subscriber gets the person who is signed in', async () => {
      const { otherTab, signIn } = await makeBackend();
      await signIn('karim');
      await recordedEmissions(subscribeToIds(otherTab)).becomes(someKarim);
    });

    test('the person who is signed in has a minimal profile', async () => {
      const { tab, signIn, freeListingsCount } = await makeBackend();
      await signIn('karim');
      const people = recordedEmissions<Partial<UserProfile> | null>((listener) =>
        tab.subscribeToUser((person) => listener(person && minimum(person))),
      );
      await people.becomes({ photoURL: null, freeListingsCount, role: 'user', isNamed: true });
    });

    test('a listener that has unsubscribed gets no further values', async () => {
      const { tab, signIn } = await makeBackend();
      const emissions = recordedEmissions(subscribeToIds(tab));
      await emissions.becomes(null);
      emissions.unsubscribe();
      await signIn('karim');
      await recordedEmissions(subscribeToIds(tab)).becomes(someKarim);
      expect(emissions.all).toEqual([null]);
    });
  });
}

const someKarim: unknown = expect.stringContaining('karim');

function minimum({ photoURL, freeListingsCount, role, displayName }: UserProfile) {
  return { photoURL, freeListingsCount, role, isNamed: displayName !== '' };
}

function subscribeToIds(authentication: Authentication) {
  return (listener: (uid: string | null) => void) =>
    authentication.subscribeToUser((person) => listener(person === null ? null : person.uid));
}
