import type { UserProfile } from '../../src/domain/account/UserProfile';
import type { Instant } from '../../src/domain/shared/Instant';
import { demoPeople } from '../../src/infrastructure/embedded/account/demoPeople';
import { startingProfile } from '../../src/infrastructure/embedded/account/startingProfile';

export const DEMO_PROJECT = 'demo-mon-bazar';

/** A demo person with a telephone number that France reserves for fiction, so that nobody ever receives a code. */
export interface DemoPerson extends UserProfile {
  readonly phoneNumber: string;
}

export function demoPeopleWithPhones(now: Instant): readonly DemoPerson[] {
  return demoPeople.map(({ uid }, index) => ({ ...startingProfile(uid, now), phoneNumber: `+3363998000${index + 1}` }));
}
