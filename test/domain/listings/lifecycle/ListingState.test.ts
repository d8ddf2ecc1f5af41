import { describe, expect, test } from 'vitest';
import {
  isPublic,
  nextState,
  type ListingEvent,
  type ListingState,
} from '../../../../src/domain/listings/lifecycle/ListingState';

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
const events: readonly ListingEvent[] = [
  'submit',
  'publish',
  'refuse',
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
const legal: Record<string, ListingState> = {
  'draft submit': 'in-review',
  'draft publish': 'online',
  'draft delete': 'deleted',
  'in-review publish': 'online',
  'in-review refuse': 'refused',
  'in-review delete': 'deleted',
  'online reserve': 'reserved',
  'online sell': 'sold',
  'online pause': 'paused',
  'online expire': 'expired',
  'online renew': 'online',
  'online refuse': 'refused',
  'online delete': 'deleted',
  'reserved release': 'online',
  'reserved sell': 'sold',
  'reserved expire': 'expired',
  'reserved renew': 'reserved',
  'reserved refuse': 'refused',
  'reserved delete': 'deleted',
  'sold relist': 'online',
  'sold refuse': 'refused',
  'sold delete': 'deleted',
  'paused resume': 'online',
  'paused expire': 'expired',
  'paused refuse': 'refused',
  'paused delete': 'deleted',
  'expired renew': 'online',
  'expired refuse': 'refused',
  'expired delete': 'deleted',
  'online submit': 'in-review',
  'reserved submit': 'in-review',
  'paused submit': 'in-review',
  'refused submit': 'in-review',
  'refused delete': 'deleted',
};
const everyPair = states.flatMap((state) => events.map((event) => [state, event] as const));

describe('listing states', () => {
  test.each(everyPair)('the state %s allows %s or refuses it', (state, event) => {
    const expected = legal[`${state} ${event}`];
    expect(nextState(state, event)).toEqual(
      expected === undefined ? { ok: false, failure: 'illegal-transition' } : { ok: true, value: expected },
    );
  });

  test('only online and reserved listings are public', () => {
    expect(states.filter(isPublic)).toEqual(['online', 'reserved']);
  });
});
