import { admin, claire, karim, newcomer, suspendedKarim, unconfirmedKarim, visitor } from '../../actors';
import { aListingDocument, anOlderListing } from '../../aListingDocument';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { posts, raisesListings } from '../../posting';
import { change, commits, given, set } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now, tooFast, tooSlow } from '../../times';
import { anAccount, cardsOf, listingsByState, storedListing } from '../../world';

const quotaLeft = (left: number) => ({ 'users/karim': anAccount('karim', 'Karim', { freeListingsCount: 100 - left }) });
const forged = aListingDocument('nouveau', { dateCard: '0000000000000_nouveau' });

export const postingCases: readonly RulesCase[] = [
  allows('an owner posts a listing with its two cards and the count in one commit', karim, posts()),
  allows(
    'an owner posts a listing by a clock five minutes slow',
    karim,
    posts({ listing: { publishedAt: inMinutes(-5), updatedAt: inMinutes(-5) } }),
  ),
  allows(
    'an owner posts a listing by a clock five minutes fast',
    karim,
    posts({ listing: { publishedAt: inMinutes(5), updatedAt: inMinutes(5) } }),
  ),
  allows('an owner posts a listing under an id of one sign', karim, posts({ id: 'v' })),
  allows('an owner posts a listing under an id of 64 signs', karim, posts({ id: 'aZ0_-'.padEnd(64, 'x') })),
  allows('an owner posts a listing for review', karim, posts({ listing: { state: 'in-review' } })),
  allows('an owner posts a listing as a draft', karim, posts({ listing: { state: 'draft' } })),
  allows(
    'an owner posts the last listing of their quota',
    karim,
    given(quotaLeft(1), posts({ account: { freeListingsCount: 100 } })),
  ),
  denies(
    'an owner posts no listing beyond the quota',
    karim,
    given(quotaLeft(0), posts({ account: { freeListingsCount: 101 } })),
  ),
  denies('a visitor posts no listing', visitor, posts()),
  denies('a stranger posts no listing in the name of another person', claire, posts({ by: 'claire' })),
  denies(
    'a stranger stores no draft in the name of another person',
    claire,
    posts({ by: 'claire', listing: { state: 'draft' } }),
  ),
  denies('an admin posts no listing in the name of another person', admin, posts({ by: 'nadia' })),
  denies('a suspended owner posts no listing', suspendedKarim, posts()),
  denies('an owner without a confirmed address or phone number posts no listing', unconfirmedKarim, posts()),
  denies(
    'an owner without a confirmed address or phone number posts no draft',
    unconfirmedKarim,
    posts({ listing: { state: 'draft' } }),
  ),
  denies(
    'a person without an account posts no listing',
    newcomer,
    commits(
      set('listings/nouveau', aListingDocument('nouveau', { ownerId: 'lina', state: 'draft' })),
      raisesListings('lina', 'nouveau'),
    ),
  ),
  denies('an owner posts no listing with another owner', karim, posts({ listing: { ownerId: 'claire' } })),
  ...['reserved', 'sold', 'paused', 'expired', 'deleted', 'refused', 'brouillon'].map((state) =>
    denies(`a listing is not posted as ${state}`, karim, posts({ listing: { state } })),
  ),
  denies('the id of a listing has no dots', karim, posts({ id: 'nou.veau' })),
  denies('the id of a listing has no more than 64 signs', karim, posts({ id: 'x'.repeat(65) })),
  denies('a listing is not posted without its card by date', karim, posts({ without: 'cardsByDate' })),
  denies('a listing is not posted without its card by price', karim, posts({ without: 'cardsByPrice' })),
  denies('cards are not posted without their listing', karim, posts({ without: 'listings' })),
  denies(
    'a draft is not posted with cards',
    karim,
    commits(
      set('listings/nouveau', aListingDocument('nouveau', { state: 'draft' })),
      ...Object.entries(cardsOf('nouveau', aListingDocument('nouveau'))).map(([path, card]) => set(path, card)),
      change('users/karim', { freeListingsCount: 10, updatedAt: now }),
      raisesListings('karim', 'nouveau'),
    ),
  ),
  denies(
    'an owner does not overwrite a listing by posting',
    karim,
    given(storedListing('nouveau', anOlderListing('nouveau', 'sold')), posts()),
  ),
  denies(
    'nobody takes a listing of another person by posting it again',
    claire,
    commits(
      set('listings/online', { ...listingsByState['online'], ownerId: 'claire' }),
      raisesListings('claire', 'online'),
    ),
  ),
];

export const datedPostingCases: readonly RulesCase[] = [
  denies(
    'a listing is not dated more than five minutes ahead',
    karim,
    posts({ listing: { publishedAt: tooFast, updatedAt: tooFast } }),
  ),
  denies(
    'a listing is not dated more than five minutes back',
    karim,
    posts({ listing: { publishedAt: tooSlow, updatedAt: tooSlow } }),
  ),
  denies(
    'the update date of a new listing is its publication date',
    karim,
    posts({ listing: { updatedAt: inMinutes(1) } }),
  ),
  denies('the publication date is not a number', karim, posts({ listing: { publishedAt: now.getTime() } })),
  allows('a listing may expire after exactly 60 days', karim, posts({ listing: { expiresAt: inDays(60) } })),
  allows(
    'a listing may expire after 60 days by a clock five minutes slow',
    karim,
    posts({ listing: { expiresAt: new Date(inDays(60).getTime() - 300_000) } }),
  ),
  allows(
    'a listing may expire after 61 days by a clock five minutes fast',
    karim,
    posts({ listing: { expiresAt: new Date(inDays(61).getTime() + 300_000) } }),
  ),
  denies(
    'a listing does not expire earlier than after 60 days',
    karim,
    posts({ listing: { expiresAt: new Date(inDays(60).getTime() - 300_001) } }),
  ),
  denies(
    'a listing does not expire later than after 61 days',
    karim,
    posts({ listing: { expiresAt: new Date(inDays(61).getTime() + 300_001) } }),
  ),
  denies('the id of the card by date follows from the date', karim, posts({ listing: { dateCard: forged.dateCard } })),
  denies(
    'the id of the card by date follows from the id of the listing',
    karim,
    posts({ listing: { dateCard: aListingDocument('autre').dateCard } }),
  ),
  denies(
    'the id of the card by price follows from the price',
    karim,
    posts({ listing: { priceCard: aListingDocument('nouveau', { price: { kind: 'amount', euros: 12 } }).priceCard } }),
  ),
  denies(
    'the id of the card by price is padded',
    karim,
    posts({ listing: { priceCard: `120_${aListingDocument('nouveau').dateCard}` } }),
  ),
  denies(
    'the id of the card by price ends with that of the card by date',
    karim,
    posts({ listing: { priceCard: `00000120_${forged.dateCard}` } }),
  ),
  denies(
    'a gift is not sorted by another price',
    karim,
    posts({ listing: { price: { kind: 'gift' }, priceCard: aListingDocument('nouveau').priceCard } }),
  ),
  denies(
    'a price on request is not sorted as a gift',
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
  denies('a professional does not post without a company', karim, seller({ kind: 'professional' })),
  denies('a private person has no company', karim, seller({ company })),
  denies('a seller is not of an unknown kind', karim, seller({ kind: 'official' })),
  denies('a seller has no other name than that of the account', karim, seller({ name: 'Service clients' })),
  denies(
    'a seller has no other registration date than that of the account',
    karim,
    seller({ memberSince: inDays(-4000) }),
  ),
  denies('a seller has no further field', karim, seller({ verified: true })),
  denies(
    'a professional seller has no further field',
    karim,
    seller({ kind: 'professional', company, verified: true }),
  ),
  denies(
    'a seller does not lack the registration date',
    karim,
    posts({ listing: { seller: { name: 'Karim', kind: 'private' } } }),
  ),
  denies(
    'the name of a company has no fewer than two letters',
    karim,
    seller({ kind: 'professional', company: { ...company, name: 'X' } }),
  ),
  denies(
    'the name of a company is not blank',
    karim,
    seller({ kind: 'professional', company: { ...company, name: '   ' } }),
  ),
  allows(
    'the name of a company may have two letters',
    karim,
    seller({ kind: 'professional', company: { ...company, name: 'K2' } }),
  ),
  denies(
    'the name of a company has no more than a hundred letters',
    karim,
    seller({ kind: 'professional', company: { ...company, name: 'x'.repeat(101) } }),
  ),
  allows(
    'the name of a company may have a hundred letters',
    karim,
    seller({ kind: 'professional', company: { ...company, name: 'x'.repeat(100) } }),
  ),
  denies(
    'a SIRET does not have 13 digits',
    karim,
    seller({ kind: 'professional', company: { ...company, siret: '7328293200007' } }),
  ),
  denies(
    'a SIRET is not a number',
    karim,
    seller({ kind: 'professional', company: { ...company, siret: 73282932000074 } }),
  ),
  denies(
    'a company has no further field',
    karim,
    seller({ kind: 'professional', company: { ...company, vat: 'FR1' } }),
  ),
];

function seller(changes: PlainDocument) {
  return posts({ listing: { seller: { name: 'Karim', kind: 'private', memberSince: inDays(-400), ...changes } } });
}
