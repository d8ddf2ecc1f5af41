import { describe, expect, test } from 'vitest';
import type { ProfileCache } from '../../../src/application/account/ProfileCache';
import { aProfile } from '../../support/builders/aPosting';

/** Two visits of one browser, which knows nobody yet. */
export interface ProfileCacheBackend {
  readonly visit: ProfileCache;
  readonly nextVisit: ProfileCache;
}

export function describeProfileCache(name: string, makeBackend: () => ProfileCacheBackend): void {
  describe(`${name}, contract of ProfileCache`, () => {
    test('the cache is empty before anybody has signed in', () => {
      expect(makeBackend().visit.current()).toBeNull();
    });

    test('the last profile is found in the next visit, until it is cleared', () => {
      const { visit, nextVisit } = makeBackend();
      visit.save({ profile: aProfile({ uid: 'claire' }), isProvisional: false });
      visit.save({ profile: aProfile(), isProvisional: true });
      expect(nextVisit.current()).toEqual({ profile: aProfile(), isProvisional: true });
      nextVisit.save(null);
      expect(visit.current()).toBeNull();
    });
  });
}
