import { checkRestriction } from '../../../domain/moderation/Restriction';
import type { Restricted } from '../../../domain/shared/Restricted';
import type { Instant } from '../../../domain/shared/Instant';
import type { Result } from '../../../domain/shared/Result';
import type { RestrictionRecord } from './records';

/** Refuses what firestore.rules refuse a restricted person, with the end. */
export async function checkUnrestricted(
  restrictions: { readonly get: (uid: string) => Promise<RestrictionRecord | undefined> },
  uid: string,
  now: Instant,
): Promise<Result<void, Restricted>> {
  return checkRestriction((await restrictions.get(uid)) ?? null, now);
}
