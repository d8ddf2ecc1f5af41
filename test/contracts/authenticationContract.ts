import { describe, expect, test } from 'vitest';
import type { Authentication } from '../../src/application/auth/Authentication';
import type { UserProfile } from '../../src/domain/account/UserProfile';
import { isAdmin } from '../../src/domain/account/UserProfile';
import { recordedTellings } from '../support/recordedTellings';

export interface AuthenticationBackend {
  /** Two tabs of one browser. */
  readonly tab: Authentication;
  readonly otherTab: Authentication;
  /** Signs Karim, or an administrator, in from the first tab. */
  signIn(who: 'karim' | 'admin'): Promise<void>;
}

export function describeAuthentication(name: string, makeBackend: () => AuthenticationBackend | Promise<AuthenticationBackend>): void {
  describe(`${name} keeps the contract of authentication`, () => {
    test('tells that nobody is signed in', async () => {
      await recordedTellings(watchingNames((await makeBackend()).tab)).becomes(null);
    });

    test('tells every tab who signs in and out', async () => {
      const { tab, otherTab, signIn } = await makeBackend();
      const [here, there] = [recordedTellings(watchingNames(tab)), recordedTellings(watchingNames(otherTab))];
      await Promise.all([here.becomes(null), there.becomes(null)]);
      await signIn('karim');
      await Promise.all([here.becomes('Karim'), there.becomes('Karim')]);
      expect(await otherTab.signOut()).toEqual({ ok: true, value: undefined });
      await Promise.all([here.becomes(null), there.becomes(null)]);
    });

    test('knows an administrator', async () => {
      const { tab, signIn } = await makeBackend();
      await signIn('admin');
      await recordedTellings((listener) => tab.watch((profile) => listener(isAdmin(profile)))).becomes(true);
    });

    test('tells who is signed in to whoever asks later', async () => {
      const { otherTab, signIn } = await makeBackend();
      await signIn('karim');
      await recordedTellings(watchingNames(otherTab)).becomes('Karim');
    });

    test('tells nothing any more once unsubscribed', async () => {
      const { tab, signIn } = await makeBackend();
      const tellings = recordedTellings(watchingNames(tab));
      await tellings.becomes(null);
      tellings.unsubscribe();
      await signIn('karim');
      await recordedTellings(watchingNames(tab)).becomes('Karim');
      expect(tellings.all).toEqual([null]);
    });
  });
}

function watchingNames(authentication: Authentication) {
  return (listener: (name: string | null) => void) =>
    authentication.watch((profile: UserProfile | null) => listener(profile === null ? null : profile.displayName));
}
