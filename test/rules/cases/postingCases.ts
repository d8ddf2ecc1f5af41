import { admin, claire, karim, newcomer, suspendedKarim, visitor } from '../actors';
import { aListingDocument } from '../aListingDocument';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { posts } from '../posting';
import { allows, change, commits, denies, given, set, type RulesCase } from '../RulesCase';
import { inDays, inMinutes, now, tooFast, tooSlow } from '../times';
import { anAccount, cardsOf, listingsByState, standing } from '../world';

const quotaLeft = (left: number) => ({ 'users/karim': anAccount('karim', 'Karim', { freeListingsCount: 100 - left }) });
const twice = () => {
  const [first, second] = [posts({ id: 'un' }), posts({ id: 'deux', without: 'users' })];
  if (first.kind !== 'commit' || second.kind !== 'commit') throw new Error('posting is a commit');
  return commits(...first.writes, ...second.writes);
};
const anew = given(
  { 'users/karim': anAccount('karim', 'Karim', { freeListingsCount: 9, lastListingId: 'nouveau' }) },
  posts({ without: 'users' }),
);
const forged = aListingDocument('nouveau', { dateCard: '0000000000000_nouveau' });

export const postingCases: readonly RulesCase[] = [
  allows('an owner posts a listing: itself, its two cards and the count, at once', karim, posts()),
  allows(
    '… by a clock five minutes slow',
    karim,
    posts({ listing: { publishedAt: inMinutes(-5), updatedAt: inMinutes(-5) } }),
  ),
  allows(
    '… by a clock five minutes fast',
    karim,
    posts({ listing: { publishedAt: inMinutes(5), updatedAt: inMinutes(5) } }),
  ),
  allows('… under an id of one sign', karim, posts({ id: 'v' })),
  allows('… under an id of 64 signs', karim, posts({ id: 'aZ0_-'.padEnd(64, 'x') })),
  allows('… for review', karim, posts({ listing: { state: 'in-review' } })),
  allows('… as a draft', karim, posts({ listing: { state: 'draft' } })),
  allows(
    '… for the last time that is free',
    karim,
    given(quotaLeft(1), posts({ account: { freeListingsCount: 100 } })),
  ),
  denies(
    'no listing beyond the quota is posted',
    karim,
    given(quotaLeft(0), posts({ account: { freeListingsCount: 101 } })),
  ),
  denies('a visitor posts nothing', visitor, posts()),
  denies('a stranger posts nothing in another name', claire, posts()),
  denies('an admin posts nothing in another name', admin, posts()),
  denies('a suspended owner posts nothing', suspendedKarim, posts()),
  denies(
    'someone without an account posts nothing',
    newcomer,
    commits(set('listings/nouveau', aListingDocument('nouveau', { ownerId: 'lina', state: 'draft' }))),
  ),
  denies('a listing is not posted on behalf of another', karim, posts({ listing: { ownerId: 'claire' } })),
  ...['reserved', 'sold', 'paused', 'expired', 'deleted', 'refused', 'brouillon'].map((state) =>
    denies(`a listing does not begin as ${state}`, karim, posts({ listing: { state } })),
  ),
  denies('a listing is counted', karim, posts({ without: 'users' })),
  denies('a listing is counted once, and up', karim, posts({ account: { freeListingsCount: 9 } })),
  denies('a listing is not counted down', karim, posts({ account: { freeListingsCount: 8 } })),
  denies('a listing is counted as one', karim, posts({ account: { freeListingsCount: 11 } })),
  denies('the count names the listing', karim, posts({ account: { lastListingId: 'refused' } })),
  denies('two listings are not counted as one', karim, twice()),
  denies('a listing that the server removed is not posted again for free', karim, anew),
  denies('an id has no dots', karim, posts({ id: 'nou.veau' })),
  denies('an id has no more than 64 signs', karim, posts({ id: 'x'.repeat(65) })),
  denies('a listing comes with its card by date', karim, posts({ without: 'cardsByDate' })),
  denies('a listing comes with its card by price', karim, posts({ without: 'cardsByPrice' })),
  denies('cards do not come alone', karim, posts({ without: 'listings' })),
  denies(
    'a draft has no cards',
    karim,
    commits(
      set('listings/nouveau', aListingDocument('nouveau', { state: 'draft' })),
      ...Object.entries(cardsOf('nouveau', aListingDocument('nouveau'))).map(([path, card]) => set(path, card)),
      change('users/karim', { freeListingsCount: 10, lastListingId: 'nouveau', updatedAt: now }),
    ),
  ),
  denies(
    'an owner posts over no listing',
    karim,
    given(standing('nouveau', aListingDocument('nouveau', { state: 'sold' })), posts()),
  ),
  denies(
    'nobody takes over a listing by posting it anew',
    claire,
    commits(set('listings/online', { ...listingsByState['online'], ownerId: 'claire' })),
  ),
];

export const datedPostingCases: readonly RulesCase[] = [
  denies(
    'a listing is not dated ahead to stay on top',
    karim,
    posts({ listing: { publishedAt: tooFast, updatedAt: tooFast } }),
  ),
  denies('a listing is not dated back', karim, posts({ listing: { publishedAt: tooSlow, updatedAt: tooSlow } })),
  denies('a new listing has not been updated', karim, posts({ listing: { updatedAt: inMinutes(1) } })),
  denies('a date is not a number', karim, posts({ listing: { publishedAt: now.getTime() } })),
  allows('a listing lives 60 days to the minute', karim, posts({ listing: { expiresAt: inDays(60) } })),
  allows(
    '… counted by a clock five minutes slow',
    karim,
    posts({ listing: { expiresAt: new Date(inDays(60).getTime() - 300_000) } }),
  ),
  allows(
    '… or up to 61 days and the five minutes of a fast clock',
    karim,
    posts({ listing: { expiresAt: new Date(inDays(61).getTime() + 300_000) } }),
  ),
  denies(
    'a listing does not live less',
    karim,
    posts({ listing: { expiresAt: new Date(inDays(60).getTime() - 300_001) } }),
  ),
  denies(
    'a listing does not live longer',
    karim,
    posts({ listing: { expiresAt: new Date(inDays(61).getTime() + 300_001) } }),
  ),
  denies('the card by date follows from the date', karim, posts({ listing: { dateCard: forged.dateCard } })),
  denies(
    'the card by date follows from the id',
    karim,
    posts({ listing: { dateCard: aListingDocument('autre').dateCard } }),
  ),
  denies(
    'the card by price follows from the price',
    karim,
    posts({ listing: { priceCard: aListingDocument('nouveau', { price: { kind: 'amount', euros: 12 } }).priceCard } }),
  ),
  denies(
    'the card by price is padded',
    karim,
    posts({ listing: { priceCard: `120_${aListingDocument('nouveau').dateCard}` } }),
  ),
  denies(
    'the card by price ends with the card by date',
    karim,
    posts({ listing: { priceCard: `00000120_${forged.dateCard}` } }),
  ),
  denies(
    'a gift is not ordered behind',
    karim,
    posts({ listing: { price: { kind: 'gift' }, priceCard: aListingDocument('nouveau').priceCard } }),
  ),
  denies(
    '« sur demande » is not ordered first',
    karim,
    posts({
      listing: {
        price: { kind: 'on-request' },
        priceCard: aListingDocument('nouveau', { price: { kind: 'gift' } }).priceCard,
      },
    }),
  ),
];

const company = { name: 'Vélos Karim', siret: '73282932000074' };

export const sellerCases: readonly RulesCase[] = [
  allows('a professional posts with a company', karim, seller({ kind: 'professional', company })),
  denies('a professional names the company', karim, seller({ kind: 'professional' })),
  denies('a private person has no company', karim, seller({ company })),
  denies('a seller is private or professional', karim, seller({ kind: 'official' })),
  denies('a seller bears the name of the account', karim, seller({ name: 'Service clients' })),
  denies('a seller is as old as the account', karim, seller({ memberSince: inDays(-4000) })),
  denies('a seller has no further field', karim, seller({ verified: true })),
  denies('a professional has no further field', karim, seller({ kind: 'professional', company, verified: true })),
  denies('a seller says since when', karim, posts({ listing: { seller: { name: 'Karim', kind: 'private' } } })),
  denies('a company has a name', karim, seller({ kind: 'professional', company: { ...company, name: 'X' } })),
  allows('a company has a short name', karim, seller({ kind: 'professional', company: { ...company, name: 'K2' } })),
  denies(
    'a company has no endless name',
    karim,
    seller({ kind: 'professional', company: { ...company, name: 'x'.repeat(101) } }),
  ),
  allows(
    'a company has a long name',
    karim,
    seller({ kind: 'professional', company: { ...company, name: 'x'.repeat(100) } }),
  ),
  denies(
    'a SIRET has 14 digits',
    karim,
    seller({ kind: 'professional', company: { ...company, siret: '7328293200007' } }),
  ),
  denies('a SIRET is a text', karim, seller({ kind: 'professional', company: { ...company, siret: 73282932000074 } })),
  denies(
    'a company has no further field',
    karim,
    seller({ kind: 'professional', company: { ...company, vat: 'FR1' } }),
  ),
];

function seller(changes: PlainDocument) {
  return posts({ listing: { seller: { name: 'Karim', kind: 'private', memberSince: inDays(-400), ...changes } } });
}
