import { admin, claire, karim, suspendedAdmin, suspendedKarim, visitor } from '../actors';
import { aCardDocument } from '../aCardDocument';
import { anOlderListing, type ListingDocument } from '../aListingDocument';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { moves, posts } from '../posting';
import { allows, change, commits, denies, given, remove, set, type Attempt, type RulesCase } from '../RulesCase';
import { cardsOf, standing } from '../world';

const online = anOlderListing('online', 'online');
const paused = anOlderListing('paused', 'paused');
const both = ['cardsByDate', 'cardsByPrice'] as const;
const placeOf = (collection: (typeof both)[number], { dateCard, priceCard }: ListingDocument) =>
  `${collection}/${collection === 'cardsByDate' ? dateCard : priceCard}`;
const otherPlaceOf = (collection: (typeof both)[number], { dateCard, priceCard }: ListingDocument) =>
  `${collection}/${collection === 'cardsByDate' ? priceCard : dateCard}`;
const terms = (count: number, letters = 5) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index).padStart(letters, '0'), true]));

/** A card written alone, its listing staying as it is. */
const rewrites = (collection: (typeof both)[number], changes: PlainDocument, ...removed: readonly string[]): Attempt =>
  commits(change(placeOf(collection, online), changes, ...removed));

export const cardCases: readonly RulesCase[] = both.flatMap((collection) => [
  allows(
    `an owner says anew in ${collection} what a search finds`,
    karim,
    rewrites(collection, { words: { velo: true } }),
  ),
  allows(`an admin does so too in ${collection}`, admin, rewrites(collection, { words: { velo: true } })),
  denies(`a visitor writes nothing in ${collection}`, visitor, rewrites(collection, { words: { velo: true } })),
  denies(`a stranger writes nothing in ${collection}`, claire, rewrites(collection, { words: { velo: true } })),
  denies(
    `a suspended owner writes nothing in ${collection}`,
    suspendedKarim,
    rewrites(collection, { words: { velo: true } }),
  ),
  denies(
    `a card in ${collection} says what its listing says`,
    karim,
    rewrites(collection, { listing: { ...shown(), title: 'Autre chose' } }),
  ),
  denies(`a card in ${collection} goes to no other owner`, karim, rewrites(collection, { ownerId: 'claire' })),
  denies(`a card in ${collection} goes to no other listing`, karim, rewrites(collection, { listingId: 'reserved' })),
  denies(`a card in ${collection} has no further field`, karim, rewrites(collection, { pinned: true })),
  denies(`a card in ${collection} lacks no field`, karim, rewrites(collection, {}, 'near')),
  denies(
    `a card in ${collection} has its own place`,
    karim,
    commits(set(otherPlaceOf(collection, online), aCardDocument('online', online))),
  ),
  denies(
    `a card in ${collection} is not made for what is paused`,
    karim,
    commits(set(placeOf(collection, paused), aCardDocument('paused', paused))),
  ),
  denies(
    `a card in ${collection} needs a listing`,
    karim,
    commits(set(`${collection}/0_rien`, aCardDocument('rien', { ...online, dateCard: '0_rien', priceCard: '0_rien' }))),
  ),
  denies(
    `a card in ${collection} stays while its listing is public`,
    karim,
    commits(remove(placeOf(collection, online))),
  ),
  denies(`an admin does not hide what stands in ${collection}`, admin, commits(remove(placeOf(collection, online)))),
  denies(
    `a posted listing does not arrive in ${collection} with another title`,
    karim,
    posts({ card: { listing: { ...shown(), title: 'Autre chose' } } }),
  ),
  denies(
    `a listing does not change beside its card in ${collection}`,
    karim,
    moves('online', { title: 'Vélo de course' }, { without: collection }),
  ),
  denies(
    `a listing does not change its place and leave its card in ${collection}`,
    karim,
    moves('online', { price: { kind: 'amount', euros: 140 } }, { without: placeOf(collection, online) }),
  ),
  denies(
    `a paused listing leaves no card in ${collection}`,
    karim,
    moves('online', { state: 'paused' }, { without: collection }),
  ),
  denies(
    `a listing does not come back without its card in ${collection}`,
    karim,
    moves('paused', { state: 'online' }, { without: collection }),
  ),
  denies(
    `a refused listing leaves no card in ${collection}`,
    admin,
    moves('online', { state: 'refused' }, { without: collection }),
  ),
  allows(
    `what was left behind in ${collection} may be removed by its owner`,
    karim,
    given(leftBehind(), commits(remove(placeOf(collection, paused)))),
  ),
  allows(`… and by an admin`, admin, given(leftBehind(), commits(remove(placeOf(collection, paused))))),
  allows(
    `… and where another card stands for it in ${collection}`,
    karim,
    given(atOldPlace(collection), commits(remove(`${collection}/ancien`))),
  ),
  denies(`… not by a stranger`, claire, given(leftBehind(), commits(remove(placeOf(collection, paused))))),
  allows(`… also when suspended`, suspendedKarim, given(leftBehind(), commits(remove(placeOf(collection, paused))))),
  denies(
    `… not by a suspended admin`,
    suspendedAdmin,
    given(leftBehind(), commits(remove(placeOf(collection, paused)))),
  ),
]);

const sets = { words: 1000, starts: 1000, near: 1000, facets: 1000, numbers: 1000, alive: 70, cells: 400 };

export const termCases: readonly RulesCase[] = [
  ...Object.entries(sets).flatMap(([name, maximum]) => [
    allows(`a card may have ${maximum} ${name}`, karim, rewrites('cardsByDate', { [name]: terms(maximum) })),
    denies(`a card has no more ${name}`, karim, rewrites('cardsByDate', { [name]: terms(maximum + 1) })),
    denies(`a card’s ${name} are a set`, karim, rewrites('cardsByDate', { [name]: { velo: 1 } })),
  ]),
  allows('terms have twenty thousand letters in all', karim, rewrites('cardsByDate', { words: terms(20, 1000) })),
  denies('terms have no more letters', karim, rewrites('cardsByDate', { words: { ...terms(20, 1000), x: true } })),
  denies('terms are a map', karim, rewrites('cardsByDate', { words: ['velo'] })),
  denies(
    'a card tells no more of the seller',
    karim,
    rewrites('cardsByDate', { listing: { ...shown(), seller: { kind: 'private', name: 'Karim' } } }),
  ),
  denies(
    'a card tells the right kind of seller',
    karim,
    rewrites('cardsByDate', { listing: { ...shown(), seller: { kind: 'professional' } } }),
  ),
  denies(
    'a card tells no description',
    karim,
    rewrites('cardsByDate', { listing: { ...shown(), description: online['description'] ?? '' } }),
  ),
  denies('a card tells nothing else', karim, rewrites('cardsByDate', { listing: { ...shown(), pinned: true } })),
  denies(
    'a card tells all',
    karim,
    rewrites('cardsByDate', { listing: { title: 'Vélo de ville', seller: { kind: 'private' } } }),
  ),
];

function shown(): PlainDocument {
  const { listing } = aCardDocument('online', online);
  if (typeof listing !== 'object' || listing === null || !('title' in listing))
    throw new Error('a card shows a listing');
  return { ...listing };
}

/** Cards that outlived their listing, as a fault of the server might leave them. */
function leftBehind() {
  return cardsOf('paused', paused);
}

function atOldPlace(collection: string) {
  return { ...standing('online', online), [`${collection}/ancien`]: aCardDocument('online', online) };
}
