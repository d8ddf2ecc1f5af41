import { admin, claire, karim, suspendedAdmin, suspendedKarim, visitor } from '../../actors';
import { aCardDocument } from '../../aCardDocument';
import { anOlderListing, type ListingDocument } from '../../aListingDocument';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { moves, movesFrom, posts, raisesListings, together } from '../../posting';
import { change, commits, given, remove, set, type Attempt } from '../../Attempt';
import { decides } from '../../moderation/deciding';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { end, inDays } from '../../times';
import { cardsOf, storedListing } from '../../world';

const online = anOlderListing('online', 'online');
const paused = anOlderListing('paused', 'paused');
/** Its owner has not come back to end it. */
const ended = anOlderListing('fini', 'online', { expiresAt: inDays(-1) });
const both = ['cardsByDate', 'cardsByPrice'] as const;
const placeOf = (collection: (typeof both)[number], { dateCard, priceCard }: ListingDocument) =>
  `${collection}/${collection === 'cardsByDate' ? dateCard : priceCard}`;
const otherPlaceOf = (collection: (typeof both)[number], { dateCard, priceCard }: ListingDocument) =>
  `${collection}/${collection === 'cardsByDate' ? priceCard : dateCard}`;
const terms = (count: number, letters = 5) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index).padStart(letters, '0'), true]));

/** Changes a card in the commit of its listing. */
const rewrites = (collection: (typeof both)[number], changes: PlainDocument, ...removed: readonly string[]): Attempt =>
  together(
    moves('online', {}, { without: placeOf(collection, online) }),
    change(placeOf(collection, online), changes, ...removed),
  );
/** Changes what both cards show in the commit of their listing. */
const shows = (listing: PlainDocument): Attempt => moves('online', {}, { card: { listing } });
/** Changes the words of a card alone. */
const rewritesAlone = (collection: (typeof both)[number]): Attempt =>
  commits(change(placeOf(collection, online), { words: { velo: true } }));

export const cardCases: readonly RulesCase[] = both.flatMap((collection) => [
  allows(
    `an owner rewrites the words of their card in ${collection} with its listing, which the rules cannot check`,
    karim,
    rewrites(collection, { words: { telephone: true } }),
  ),
  denies(`an owner does not rewrite a card in ${collection} without its listing`, karim, rewritesAlone(collection)),
  denies(
    `an owner does not rewrite a card in ${collection} with a listing that stays as it is`,
    karim,
    together(rewritesAlone(collection), set('listings/online', online), raisesListings('karim', 'online')),
  ),
  denies(
    `an owner does not create a card in ${collection} that Firestore has removed without its listing`,
    karim,
    given(
      { [placeOf(collection, online)]: null },
      commits(set(placeOf(collection, online), aCardDocument('online', online))),
    ),
  ),
  denies(`an admin does not rewrite the words of a card in ${collection}`, admin, rewritesAlone(collection)),
  denies(`a visitor writes nothing in ${collection}`, visitor, rewritesAlone(collection)),
  denies(`a stranger writes nothing in ${collection}`, claire, rewritesAlone(collection)),
  denies(`a suspended owner writes nothing in ${collection}`, suspendedKarim, rewritesAlone(collection)),
  denies(
    `a card in ${collection} does not differ from its listing`,
    karim,
    rewrites(collection, { listing: { ...shown(), title: 'Autre chose' } }),
  ),
  denies(`a card in ${collection} does not change its owner`, karim, rewrites(collection, { ownerId: 'claire' })),
  denies(`a card in ${collection} does not change its listing`, karim, rewrites(collection, { listingId: 'reserved' })),
  denies(`a card in ${collection} has no further field`, karim, rewrites(collection, { pinned: true })),
  denies(`a card in ${collection} lacks no field`, karim, rewrites(collection, {}, 'near')),
  denies(
    `a card in ${collection} is not stored under another id`,
    karim,
    together(moves('online', {}), set(otherPlaceOf(collection, online), aCardDocument('online', online))),
  ),
  denies(
    `a card in ${collection} is not created for a paused listing`,
    karim,
    commits(set(placeOf(collection, paused), aCardDocument('paused', paused))),
  ),
  denies(
    `a card in ${collection} is not created without a listing`,
    karim,
    commits(set(`${collection}/0_rien`, aCardDocument('rien', { ...online, dateCard: '0_rien', priceCard: '0_rien' }))),
  ),
  denies(
    `a card in ${collection} is not deleted while its listing is public`,
    karim,
    commits(remove(placeOf(collection, online))),
  ),
  denies(
    `an admin does not delete a card in ${collection} while its listing is public`,
    admin,
    commits(remove(placeOf(collection, online))),
  ),
  denies(
    `a listing is not posted with a card in ${collection} that has another title`,
    karim,
    posts({ card: { listing: { ...shown(), title: 'Autre chose' } } }),
  ),
  denies(
    `a listing does not change without its card in ${collection}`,
    karim,
    moves('online', { title: 'Vélo de course' }, { without: collection }),
  ),
  denies(
    `a listing does not change its price and leave its old card in ${collection}`,
    karim,
    moves('online', { price: { kind: 'amount', euros: 140 } }, { without: placeOf(collection, online) }),
  ),
  denies(
    `a listing is not paused without deleting its card in ${collection}`,
    karim,
    moves('online', { state: 'paused' }, { without: collection }),
  ),
  denies(
    `a listing does not resume without its card in ${collection}`,
    karim,
    moves('paused', { state: 'online' }, { without: collection }),
  ),
  denies(
    `a listing is not refused without deleting its card in ${collection}`,
    admin,
    decides({ without: collection }),
  ),
  denies(
    `a card in ${collection} does not end later than its listing`,
    karim,
    rewrites(collection, { expiresAt: inDays(365) }),
  ),
  denies(`a card in ${collection} has an end`, karim, rewrites(collection, { expiresAt: null })),
  allows(
    `a listing ends after Firestore has removed its card in ${collection}`,
    karim,
    given(
      { ...storedListing('fini', ended), [placeOf(collection, ended)]: null },
      movesFrom('fini', ended, { state: 'expired' }),
    ),
  ),
  allows(
    `a listing is renewed after Firestore has removed its card in ${collection}`,
    karim,
    given(
      { ...storedListing('fini', ended), [placeOf(collection, ended)]: null },
      movesFrom('fini', ended, { expiresAt: end }),
    ),
  ),
  allows(
    `a suspended owner deletes a listing after Firestore has removed its card in ${collection}`,
    suspendedKarim,
    given(
      { ...storedListing('fini', ended), [placeOf(collection, ended)]: null },
      movesFrom('fini', ended, { state: 'deleted' }),
    ),
  ),
  allows(
    `a card of the former version, in ${collection} without an end, is replaced`,
    karim,
    given(
      { [placeOf(collection, online)]: without(aCardDocument('online', online), 'expiresAt') },
      moves('online', { title: 'Vélo de course' }),
    ),
  ),
  denies(`a visitor deletes no missing card in ${collection}`, visitor, commits(remove(`${collection}/rien`))),
  allows(
    `an owner deletes an orphaned card in ${collection}`,
    karim,
    given(orphanedCards(), commits(remove(placeOf(collection, paused)))),
  ),
  allows(
    `an admin deletes an orphaned card in ${collection}`,
    admin,
    given(orphanedCards(), commits(remove(placeOf(collection, paused)))),
  ),
  allows(
    `an owner deletes an orphaned card in ${collection} when the listing has another card`,
    karim,
    given(atOldPlace(collection), commits(remove(`${collection}/ancien`))),
  ),
  denies(
    `a stranger does not delete an orphaned card in ${collection}`,
    claire,
    given(orphanedCards(), commits(remove(placeOf(collection, paused)))),
  ),
  allows(
    `a suspended owner deletes an orphaned card in ${collection}`,
    suspendedKarim,
    given(orphanedCards(), commits(remove(placeOf(collection, paused)))),
  ),
  denies(
    `a suspended admin does not delete an orphaned card in ${collection}`,
    suspendedAdmin,
    given(orphanedCards(), commits(remove(placeOf(collection, paused)))),
  ),
]);

const sellerShown = { kind: 'private', memberSince: inDays(-400) };
const sets = { words: 1000, starts: 1000, near: 1000, facets: 1000, numbers: 1000, alive: 70, cells: 400 };

export const termCases: readonly RulesCase[] = [
  ...Object.entries(sets).flatMap(([name, maximum]) => [
    allows(`a card may have ${maximum} ${name}`, karim, rewrites('cardsByDate', { [name]: terms(maximum) })),
    denies(
      `a card has no more than ${maximum} ${name}`,
      karim,
      rewrites('cardsByDate', { [name]: terms(maximum + 1) }),
    ),
    denies(`the values of a card’s ${name} are all true`, karim, rewrites('cardsByDate', { [name]: { velo: 1 } })),
  ]),
  allows(
    'the words of a card may have twenty thousand letters in all',
    karim,
    rewrites('cardsByDate', { words: terms(20, 1000) }),
  ),
  denies(
    'the words of a card have no more than twenty thousand letters in all',
    karim,
    rewrites('cardsByDate', { words: { ...terms(20, 1000), x: true } }),
  ),
  denies('the words of a card are not a list', karim, rewrites('cardsByDate', { words: ['velo'] })),
  denies(
    'a card does not contain the name of the seller',
    karim,
    shows({ ...shown(), seller: { ...sellerShown, name: 'Karim' } }),
  ),
  denies(
    'a card does not contain another kind of seller than its listing',
    karim,
    shows({ ...shown(), seller: { ...sellerShown, kind: 'professional' } }),
  ),
  denies(
    'a card does not contain an earlier beginning of the membership of the seller than its listing',
    karim,
    shows({ ...shown(), seller: { ...sellerShown, memberSince: inDays(-4000) } }),
  ),
  denies(
    'a card does not leave out since when the seller is a member',
    karim,
    shows({ ...shown(), seller: { kind: 'private' } }),
  ),
  denies(
    'a card does not contain the description',
    karim,
    shows({ ...shown(), description: online['description'] ?? '' }),
  ),
  denies('a card does not contain further fields of a listing', karim, shows({ ...shown(), pinned: true })),
  denies('a card does not lack fields of its listing', karim, shows({ title: 'Vélo de ville', seller: sellerShown })),
];

function shown(): PlainDocument {
  const { listing } = aCardDocument('online', online);
  if (typeof listing !== 'object' || listing === null || !('title' in listing))
    throw new Error('a card shows a listing');
  return { ...listing };
}

/** Cards of a paused listing, as a fault of the server might leave them. */
function orphanedCards() {
  return cardsOf('paused', paused);
}

function atOldPlace(collection: string) {
  return { ...storedListing('online', online), [`${collection}/ancien`]: aCardDocument('online', online) };
}
