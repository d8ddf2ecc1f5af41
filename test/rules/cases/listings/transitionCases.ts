import {
  nextState,
  type ListingEvent,
  type ListingState,
} from '../../../../src/domain/listings/lifecycle/ListingState';
import type { RulesAuth } from '@mon-bazar/firebase-test-server/rules/RulesRequest';
import { claire, karim } from '../../actors';
import { anOlderListing } from '../../aListingDocument';
import { movesFrom } from '../../posting';
import { given } from '../../Attempt';
import type { RulesCase } from '../../RulesCase';
import { inDays, now } from '../../times';
import { storedListing } from '../../world';

const states: readonly ListingState[] = [
  'draft',
  'in-review',
  'online',
  'reserved',
  'sold',
  'paused',
  'expired',
  'deleted',
  'refused',
];
const ownersEvents: readonly ListingEvent[] = [
  'submit',
  'publish',
  'reserve',
  'release',
  'sell',
  'relist',
  'pause',
  'resume',
  'expire',
  'renew',
  'delete',
];

/** Every transition between two states, as owner and stranger: the rules allow the owner those of `ListingState`, but for those of a decision. */
export const transitionCases: readonly RulesCase[] = states.flatMap((from) =>
  states
    .filter((to) => to !== from)
    .flatMap((to) => [
      step(
        'its owner',
        karim,
        from,
        to,
        (leads(ownersEvents, from, to) && from !== 'in-review') || (to === 'deleted' && from !== 'deleted'),
      ),
      step('a stranger', claire, from, to, false),
    ]),
);

function leads(events: readonly ListingEvent[], from: ListingState, to: ListingState): boolean {
  return events.some((event) => {
    const next = nextState(from, event);
    return next.ok && next.value === to;
  });
}

function step(who: string, as: RulesAuth, from: ListingState, to: ListingState, allowed: boolean): RulesCase {
  const listing = anOlderListing('pas', from, { expiresAt: now, updatedAt: inDays(-1) });
  const attempt = given(storedListing('pas', listing), movesFrom('pas', listing, { state: to }, { by: as.uid }));
  return {
    title: `${who} ${allowed ? 'changes' : 'does not change'} a listing from ${from} to ${to}`,
    as,
    attempt,
    allowed,
  };
}
