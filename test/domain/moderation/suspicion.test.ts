import { expect, test } from 'vitest';
import type { Listing } from '../../../src/domain/listings/Listing';
import { suspectListings, type SuspicionSign } from '../../../src/domain/moderation/suspicion';
import { DAY } from '../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../support/builders/aListing';

const one = (changes: Partial<Listing> = {}) => aListing({ id: 'vu', ownerId: 'karim', ...changes });

/** The signs of the first listing beside the others. */
function signsOf(listing: Listing, others: readonly Listing[] = []): readonly SuspicionSign[] {
  return suspectListings([listing, ...others], NOON).find((suspect) => suspect.listing === listing)?.signs ?? [];
}

/** Of as many sellers. */
const priced = (...prices: readonly number[]) =>
  prices.map((euros, index) =>
    aListing({ id: `autre${index}`, ownerId: `vendeur${index}`, price: { kind: 'amount', euros } }),
  );

const at = (euros: number, changes: Partial<Listing> = {}) => one({ price: { kind: 'amount', euros }, ...changes });

test('an ordinary listing has no sign', () => {
  expect(suspectListings([aListing(), one()], NOON)).toEqual([]);
});

test('a price is low below a third of what three quarters of the other sellers of the category ask for', () => {
  const others = priced(900, 300, 600, 240);
  expect(signsOf(at(99), others)).toEqual([{ kind: 'low-price', usual: 300 }]);
  expect(signsOf(at(100), others)).toEqual([]);
  expect(signsOf(at(100, { description: 'Telegram' }), others)).toEqual([{ kind: 'contact', detail: 'messenger' }]);
  expect(signsOf(at(99), priced(900, 600, 300, 240))).toEqual([{ kind: 'low-price', usual: 300 }]);
});

test('a price is compared with offers of the category that have a price and another owner, and only with four or more', () => {
  expect(signsOf(at(1), priced(300, 300, 300))).toEqual([]);
  const four = priced(300, 300, 300, 300);
  const without = (changes: Partial<Listing>) =>
    four.map((other, index) => (index === 0 ? { ...other, ...changes } : other));
  expect(signsOf(at(1), without({ ownerId: 'karim' }))).toEqual([]);
  expect(signsOf(at(1), without({ categoryId: 'voitures' }))).toEqual([]);
  expect(signsOf(at(1), without({ kind: 'wanted' }))).toEqual([]);
  expect(signsOf(at(1), without({ price: { kind: 'on-request' } }))).toEqual([]);
});

test('a gift, and what somebody looks for, have no low price', () => {
  const wanted = priced(300, 300, 300, 300).map((other) => ({ ...other, kind: 'wanted' as const }));
  expect(signsOf(one({ price: { kind: 'gift' } }), priced(300, 300, 300, 300))).toEqual([]);
  expect(signsOf(at(1, { kind: 'wanted' }), wanted)).toEqual([]);
});

test.each([
  ['Règlement par Mandat-Cash uniquement', 'mandat cash'],
  ['mandats cash', 'mandat cash'],
  ['par WESTERN UNION', 'Western Union'],
  ['MoneyGram possible', 'MoneyGram'],
  ['un coupon PCS', 'PCS'],
  ['deux coupons de recharge PCS', 'PCS'],
  ['Trans cash accepté', 'Transcash'],
  ['code Neosurf', 'Neosurf'],
  ['PaySafeCard', 'Paysafecard'],
  ['recharge Toneo', 'Toneo'],
])('a text like « %s » asks for a payment that cannot be taken back', (description, means) => {
  expect(signsOf(one({ description }))).toEqual([{ kind: 'payment', means }]);
  expect(signsOf(one({ title: description }))).toEqual([{ kind: 'payment', means }]);
});

test.each(['Lot de 6 pcs', 'Paiement en espèces, mandat accepté', 'Un cash-converter', 'Sac messenger', 'Bon signal'])(
  'a text like « %s » is no sign',
  (description) => {
    expect(signsOf(one({ description }))).toEqual([]);
  },
);

test('contact details and other messengers in the text are signs', () => {
  const description = 'Appelez le 06 39 98 12 34, jean@exemple.fr, www.exemple.fr ou WhatsApp';
  expect(signsOf(one({ description })).map((sign) => sign.kind === 'contact' && sign.detail)).toEqual([
    'email',
    'link',
    'messenger',
    'phone',
  ]);
  expect(signsOf(one({ title: 'Vélo, Telegram seulement' }))).toEqual([{ kind: 'contact', detail: 'messenger' }]);
});

test('a title of twenty letters that another person’s listing has too is a sign, and different long titles are none', () => {
  const title = 'Vélo ancien restauré';
  const others = [aListing({ id: 'autre', title: 'Commode en noyer massif' }), aListing({ title })];
  expect(signsOf(one({ title }), others)).toMatchObject([{ kind: 'same-text', part: 'title', other: { id: 'velo' } }]);
  expect(signsOf(one({ title: 'Guitare folk électro-acoustique' }), others)).toEqual([]);
});

test('a long text that another person’s listing has too is a sign for both, whatever its case and accents', () => {
  const description = 'Vélo révisé, pneus neufs, éclairage à dynamo, vendu avec son antivol.';
  const other = aListing({ title: 'Bicyclette', description: description.toUpperCase() });
  const mine = one({ description });
  const similar = { id: 'velo', title: 'Bicyclette', seller: other.seller };
  expect(signsOf(mine, [other])).toEqual([{ kind: 'same-text', part: 'description', other: similar }]);
  expect(signsOf(other, [mine])).toHaveLength(1);
  expect(signsOf(mine, [{ ...other, ownerId: 'karim' }])).toEqual([]);
  const title = 'Vélo de ville Peugeot bleu';
  expect(signsOf(one({ title }), [aListing({ title, description: 'Un autre.' })])).toMatchObject([{ part: 'title' }]);
});

test('an account of less than seven days is a sign beside another one only', () => {
  const member = (age: number) => ({ ...aListing().seller, memberSince: NOON - age });
  expect(signsOf(one({ seller: member(DAY) }))).toEqual([]);
  const daysAt = (age: number) =>
    signsOf(one({ description: 'par Western Union', seller: member(age) })).flatMap((sign) =>
      sign.kind === 'new-account' ? [sign.days] : [],
    );
  expect([-DAY, 0, 2 * DAY - 1, 7 * DAY - 1, 7 * DAY].map(daysAt)).toEqual([[0], [0], [1], [6], []]);
});

test('the weights of the signs add up; the most suspect listing and the gravest sign come first', () => {
  const phone = one({ id: 'telephone', description: 'Appelez le 06 39 98 12 34' });
  const both = one({ id: 'coupons', description: 'Appelez le 06 39 98 12 34, coupons PCS acceptés' });
  const suspects = suspectListings([phone, both], NOON);
  expect(suspects.map(({ listing, score }) => [listing.id, score])).toEqual([
    ['coupons', 6],
    ['telephone', 1],
  ]);
  expect(suspects[0]?.signs.map(({ kind }) => kind)).toEqual(['payment', 'contact']);
});

test('the grave signs weigh more than the slight ones', () => {
  const text = 'Vélo révisé, pneus neufs, éclairage à dynamo, vendu avec son antivol.';
  const scoreOf = (listing: Listing, others: readonly Listing[] = []) =>
    suspectListings([listing, ...others], NOON).find((suspect) => suspect.listing === listing)?.score;
  expect([
    scoreOf(one({ description: 'Western Union' })),
    scoreOf(one({ description: text }), [aListing({ description: text, title: 'Autre' })]),
    scoreOf(at(1), priced(300, 300, 300, 300)),
    scoreOf(one({ title: text }), [aListing({ title: text })]),
    scoreOf(one({ description: 'Telegram' })),
    scoreOf(one({ description: '06 39 98 12 34' })),
    scoreOf(one({ description: 'Telegram', seller: { ...aListing().seller, memberSince: NOON } })),
  ]).toEqual([5, 4, 3, 2, 2, 1, 3]);
});
