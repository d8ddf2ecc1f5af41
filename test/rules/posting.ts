import { aListingDocument, aTombstone, type ListingDocument } from './aListingDocument';
import { without as withoutFields, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { countsTowardsQuota } from '../../src/domain/listings/lifecycle/freeListings';
import type { ListingState } from '../../src/domain/listings/lifecycle/ListingState';
import { change, commits, remove, set, type Attempt, type Write } from './Attempt';
import { inMinutes, now } from './times';
import { cardsOf, listingsByState, world } from './world';

interface Posting {
  /** Who writes: it is their rate and their count that change. */
  readonly by?: string;
  readonly id?: string;
  readonly listing?: PlainDocument;
  /** Changes of both cards, regardless of the listing. */
  readonly card?: PlainDocument;
  /** Changes of the account and of the rate; null: it is not written. */
  readonly account?: PlainDocument | null;
  readonly rate?: PlainDocument | null;
  /** Writes to paths with this prefix are left out. */
  readonly without?: string;
}

/** The commit by which the app posts a listing, with changes of the test. */
export function posts({
  by = 'karim',
  id = 'nouveau',
  listing: changes = {},
  card = {},
  account = {},
  rate = {},
  without,
}: Posting = {}): Attempt {
  const listing = aListingDocument(id, changes);
  const writes = [
    set(`listings/${id}`, listing),
    ...(isPublic(listing) ? setsOf(cardsOf(id, listing, card)) : []),
    ...(account === null
      ? []
      : [change(`users/${by}`, { freeListingsCount: countOf(by) + 1, updatedAt: now, ...account })]),
    ...(rate === null ? [] : [raisesListings(by, id, rate)]),
  ];
  return commits(...writes.filter(({ path }) => without === undefined || !path.startsWith(without)));
}

interface Move extends Pick<Posting, 'card' | 'account' | 'rate' | 'without'> {
  /** Null: an admin, whose commit changes no rate and no count. */
  readonly by?: string | null;
  /** What the listing has of `formerPrices`; otherwise what the app adds to it. */
  readonly history?: PlainDocument;
}

/** The commit by which the app changes a listing of `world`, with its cards created, replaced or deleted. */
export function moves(id: string, changes: PlainDocument, options: Move = {}): Attempt {
  const before = listingsByState[id];
  if (before === undefined) throw new Error(`the world has no listing ${id}`);
  return movesFrom(id, before, changes, options);
}

export function movesFrom(
  id: string,
  before: ListingDocument,
  changes: PlainDocument,
  { card = {}, account = {}, rate = {}, without, by = 'karim', history = historyAfter(before, changes) }: Move = {},
): Attempt {
  const unchanged = withoutFields(before, 'dateCard', 'priceCard', 'formerPrices');
  const after = aListingDocument(id, { ...unchanged, ...history, updatedAt: now, ...changes });
  const [old, next] = [isPublic(before) ? cardsOf(id, before) : {}, isPublic(after) ? cardsOf(id, after, card) : {}];
  const gone = Object.keys(old).filter((path) => !(path in next));
  const stored = after.state === 'deleted' ? { ...aTombstone(after), ...changes } : after;
  const writes = [
    set(`listings/${id}`, stored),
    ...setsOf(next),
    ...gone.map(remove),
    ...(by === null || account === null ? [] : counts(by, before, after, account)),
    ...(by === null || rate === null ? [] : [raisesListings(by, id, rate)]),
  ];
  return commits(...writes.filter(({ path }) => without === undefined || !path.startsWith(without)));
}

/** The former prices after a change, now, of a listing that has cost `before.price` for days. */
function historyAfter({ price, formerPrices: stored }: ListingDocument, changes: PlainDocument): PlainDocument {
  if ((changes['price'] ?? price) !== price) return { formerPrices: [...(stored ?? []), { price, until: now }] };
  return stored === undefined ? {} : { formerPrices: stored };
}

/** The write that raises the rate of a person’s changes of listings, which is 5 in `world` for Karim. */
export function raisesListings(uid: string, id: string, changes: PlainDocument = {}): Write {
  const raised = uid === 'karim' ? { since: inMinutes(-30), count: 6 } : { since: now, count: 1 };
  return set(`users/${uid}/rates/listings`, { ...raised, last: id, at: now, ...changes });
}

/** The change of the account’s count that a step of a listing asks for, if any. */
function counts(
  uid: string,
  before: ListingDocument,
  after: ListingDocument,
  changes: PlainDocument,
): readonly Write[] {
  const step = placesOf(after) - placesOf(before);
  if (step === 0 && Object.keys(changes).length === 0) return [];
  return [change(`users/${uid}`, { freeListingsCount: Math.max(0, countOf(uid) + step), updatedAt: now, ...changes })];
}

function countOf(uid: string): number {
  return Number(world[`users/${uid}`]?.['freeListingsCount']);
}

function placesOf({ state }: ListingDocument): number {
  return countsTowardsQuota(state as ListingState) ? 1 : 0;
}

/** Joins two commits. */
export function joined(one: Attempt, other: Attempt): Attempt {
  if (one.kind !== 'commit' || other.kind !== 'commit') throw new Error('only commits can be joined');
  return { ...commits(...one.writes, ...other.writes), given: { ...one.given, ...other.given } };
}

/** Adds writes to a commit. */
export function together(attempt: Attempt, ...more: readonly Write[]): Attempt {
  if (attempt.kind !== 'commit') throw new Error('this is no commit');
  return { ...attempt, writes: [...attempt.writes, ...more] };
}

function isPublic({ state }: ListingDocument): boolean {
  return state === 'online' || state === 'reserved';
}

function setsOf(documents: Readonly<Record<string, PlainDocument>>): readonly Write[] {
  return Object.entries(documents).map(([path, document]) => set(path, document));
}
