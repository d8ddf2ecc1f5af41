import type { Decision } from '../../../domain/moderation/Decision';
import { pointsAt } from '../../../domain/moderation/points';
import type { Instant } from '../../../domain/shared/Instant';

/** The points of the person whom these decisions are about. */
export function pointsOf(decisions: readonly Decision[], now: Instant): number {
  const penalties = decisions.map(({ points, statement: { decidedAt }, status }) => ({
    points,
    decidedAt,
    isOverturned: status === 'overturned',
  }));
  return pointsAt(penalties, now);
}
