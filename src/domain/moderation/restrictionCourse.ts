import type { Instant } from '../shared/Instant';
import type { Decision } from './Decision';
import type { Restriction } from './Restriction';

/** What has become of a restriction. `lifted`: the person is not restricted any more; `replaced`: by another decision. */
export type RestrictionCourse = 'running' | 'ended' | 'lifted' | 'replaced';

/**
 * Of a decision; null if it restricts nobody or is overturned. `stored`: the last restriction of the person, which stays after its end
 * and goes when it is lifted.
 */
export function restrictionCourse(
  { number, statement: { measure, until }, status }: Pick<Decision, 'number' | 'statement' | 'status'>,
  stored: Restriction | null,
  now: Instant,
): RestrictionCourse | null {
  if ((measure !== 'restriction' && measure !== 'closing') || status === 'overturned') return null;
  if (stored === null) return 'lifted';
  if (stored.decision !== number) return 'replaced';
  return until === null || until > now ? 'running' : 'ended';
}
