import { describe, expect, test } from 'vitest';
import type { Authentication } from '../../src/application/auth/Authentication';
import { recordedTellings } from '../support/recordedTellings';

export interface AuthenticationBackend {
  /** Two tabs of one browser. */
  readonly tab: Authentication;
  readonly otherTab: Authentication;
  /** Signs Karim, or an administrator, in from the first tab. */
  signIn(who: 'karim' | 'admin'): Promise<void>;
}

const karim = expect.stringContaining('karim');

export function describeAuthentication(name: string, makeBackend: () => AuthenticationBackend | Promise<AuthenticationBackend>): void {
  describe(`${name} keeps the contract of authentication`, () => {
    test('tells that nobody is signed in', async () => {
      await recordedTellings(watchingIds((await makeBackend()).tab)).becomes(null);
    });

    test('tells every tab who signs in and out', async () => {
      const { tab, otherTab, signIn } = await makeBackend();
      const [here, there] = [recordedTellings(watchingIds(tab)), recordedTellings(watchingIds(otherTab))];
      await Promise.all([here.becomes(null), there.becomes(null)]);
      await signIn('karim');
      await Promise.all([here.becomes(karim), there.becomes(karim)]);
      expect(await otherTab.signOut()).toEqual({ ok: true, value: undefined });
      await Promise.all([here.becomes(null), there.becomes(null)]);
    });

    test('tells who is signed in to whoever asks later', async () => {
      const { otherTab, signIn } = await makeBackend();
      await signIn('karim');
      await recordedTellings(watchingIds(otherTab)).becomes(karim);
    });

    test('knows enough of a person for a minimal profile', async () => {
      const { tab, signIn } = await makeBackend();
      await signIn('karim');
      const people = recordedTellings<unknown>((listener) => tab.watch(listener));
      await people.becomes(expect.objectContaining({ uid: karim, displayName: expect.any(String), photoURL: null, freeListingsCount: 0, role: 'user' }));
    });

    test('tells nothing any more once unsubscribed', async () => {
      const { tab, signIn } = await makeBackend();
      const tellings = recordedTellings(watchingIds(tab));
      await tellings.becomes(null);
      tellings.unsubscribe();
      await signIn('karim');
      await recordedTellings(watchingIds(tab)).becomes(karim);
      expect(tellings.all).toEqual([null]);
    });
  });
}

function watchingIds(authentication: Authentication) {
  return (listener: (uid: string | null) => void) => authentication.watch((person) => listener(person === null ? null : person.uid));
}
