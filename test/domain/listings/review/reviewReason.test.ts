import { describe, expect, test } from 'vitest';
import { reviewed, reviewReason, waitingReason } from '../../../../src/domain/listings/review/reviewReason';
import { DAY, MINUTE } from '../../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aProfile } from '../../../support/builders/aPosting';

const settings = { words: ['tramadol', 'notice'], holdDays: 0 };
const held = { words: [], holdDays: 7 };
const karim = aProfile();
const fresh = aProfile({ createdAt: NOON - 6 * DAY, freeListingsCount: 2 });
const listing = aListing();
const forbidden = aListing({ title: 'Du Tramadol' });

describe('a listing waits for a review', () => {
  test.each([
    ['a new title', forbidden, null],
    ['a new text', aListing({ description: 'Avec sa notice.' }), null],
    ['an edited title', forbidden, listing],
    ['an edited text beside a title that had one', { ...forbidden, description: 'Encore neuf.' }, forbidden],
  ])('a listing waits for a forbidden word in %s', (_, after, before) => {
    expect(reviewReason(after, before, karim, settings, NOON)).toMatchObject({ kind: 'words' });
    expect(reviewed(after, before, karim, settings, NOON)).toEqual({ ...after, state: 'in-review' });
  });

  test('a listing waits for all its forbidden words, which are named', () => {
    const after = aListing({ title: 'Notice du tramadol' });
    expect(reviewReason(after, null, karim, settings, NOON)).toEqual({ kind: 'words', words: ['tramadol', 'notice'] });
  });

  test('a listing waits as one of the first three of a new account under a hold', () => {
    expect(reviewReason(listing, null, fresh, held, NOON)).toEqual({ kind: 'newcomer' });
  });

  test('a listing waits if the account could still be new by a clock that is five minutes slow', () => {
    const createdAt = NOON - 7 * DAY;
    const at = (age: number) => reviewReason(listing, null, { ...fresh, createdAt: createdAt - age }, held, NOON);
    expect(at(5 * MINUTE - 1)).toEqual({ kind: 'newcomer' });
    expect(at(5 * MINUTE)).toBeNull();
  });
});

describe('a listing appears at once', () => {
  test.each([
    ['without a forbidden word', listing, null, karim, settings],
    ['if an edit leaves the title and text that have one', { ...forbidden, photos: [] }, forbidden, karim, settings],
    ['of an old account under a hold', listing, null, karim, held],
    ['as the fourth of a new account', listing, null, { ...fresh, freeListingsCount: 3 }, held],
    ['of a new account without a hold', listing, null, { ...fresh, createdAt: NOON }, { ...held, holdDays: 0 }],
    ['as an edit by a new account', listing, aListing({ title: 'Vélo' }), fresh, held],
  ] as const)('a listing appears at once %s', (_, after, before, owner, under) => {
    expect(reviewReason(after, before, owner, under, NOON)).toBeNull();
    expect(reviewed(after, before, owner, under, NOON)).toBe(after);
  });
});

describe('why a listing is in review', () => {
  const inReview = { state: 'in-review', updatedAt: NOON } as const;
  const seller = { ...listing.seller, memberSince: NOON - 3 * DAY };

  test('the reason is its forbidden words before the age of the account', () => {
    const waiting = { ...forbidden, ...inReview, seller };
    expect(waitingReason(waiting, { ...settings, holdDays: 7 })).toEqual({ kind: 'words', words: ['tramadol'] });
  });

  test('the reason is the age that the account had when it was posted', () => {
    expect(waitingReason({ ...listing, ...inReview, seller }, held)).toEqual({ kind: 'newcomer' });
  });

  test('the reason is not known where the settings of now tell nothing', () => {
    expect(waitingReason({ ...listing, ...inReview }, { ...settings, ...held })).toBeNull();
  });

  test('there is no reason for a listing in another state', () => {
    expect(waitingReason(forbidden, settings)).toBeNull();
  });
});
