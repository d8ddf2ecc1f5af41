import type { UserProfile } from '../../src/domain/account/UserProfile';
import type { Instant } from '../../src/domain/shared/Instant';
import { demoPeople } from '../../src/infrastructure/embedded/account/demoPeople';
import { startingProfile } from '../../src/infrastructure/embedded/account/startingProfile';

export const DEMO_PROJECT = 'demo-mon-bazar';

/** A person of the demo with a number that France keeps for fiction, so that no code is ever sent to anybody. */
export interface DemoPerson extends UserProfile {
  readonly phoneNumber: string;
}

export function demoPeopleWithPhones(now: Instant): readonly DemoPerson[] {
  return demoPeople.map(({ uid }, index) => ({ ...startingProfile(uid, now), phoneNumber: `+3363998000${index + 1}` }));
}
