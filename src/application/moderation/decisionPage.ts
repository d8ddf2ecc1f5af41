import type { Decision } from '../../domain/moderation/Decision';
import { entryId } from '../../domain/moderation/journal';
import type { Instant } from '../../domain/shared/Instant';
import { orderedPage, type Place } from '../../domain/shared/orderedPage';
import type { Page } from '../shared/Page';

/** As `DecisionRepository.decidedBetween`, of decisions at hand. */
export function decisionPage(
  decisions: readonly Decision[],
  from: Instant,
  until: Instant,
  after: string | null,
  limit: number,
): Page<Decision> {
  const placeOf = ({ number, statement }: Decision) => ({ at: statement.decidedAt, id: entryId(number) });
  const taken = decisions.filter(({ statement }) => statement.decidedAt >= from && statement.decidedAt < until);
  const { items, next } = orderedPage(taken, placeOf, false, after === null ? null : readPlace(after), limit);
  return { items, next: next && `${next.at} ${next.id}` };
}

function readPlace(place: string): Place {
  const [at, id = ''] = place.split(' ');
  return { at: Number(at), id };
}
