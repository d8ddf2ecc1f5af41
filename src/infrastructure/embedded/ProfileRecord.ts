import type { PublicProfile } from '../../domain/account/PublicProfile';
import type { UserProfile } from '../../domain/account/UserProfile';

/** An account with what its person shows of themselves, as far as they have said anything. */
export type ProfileRecord = UserProfile & Partial<Pick<PublicProfile, 'about' | 'place' | 'kind' | 'answers'>>;
