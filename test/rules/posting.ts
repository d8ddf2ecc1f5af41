import { aListingDocument, aTombstone, type ListingDocument } from './aListingDocument';
import { without as withoutFields, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { change, commits, remove, set, type Attempt, type Write } from './RulesCase';
import { now } from './times';
import { cardsOf, listingsByState } from './world';

interface Posting {
  readonly id?: string;
  readonly listing?: PlainDocument;
  /** Changes of both cards, regardless of the listing. */
  readonly card?: PlainDocument;
  readonly account?: PlainDocument;
  /** Writes to paths with this prefix are left out. */
  readonly without?: string;
}

/** The commit by which the app posts a listing, with changes of the test. */
export function posts({
  id = 'nouveau',
  listing: changes = {},
  card = {},
  account = {},
  without,
}: Posting = {}): Attempt {
  const listing = aListingDocument(id, changes);
  const writes = [
    set(`listings/${id}`, listing),
    ...(isPublic(listing) ? setsOf(cardsOf(id, listing, card)) : []),
    change('users/karim', { freeListingsCount: 10, lastListingId: id, updatedAt: now, ...account }),
  ];
  return commits(...writes.filter(({ path }) => without === undefined || !path.startsWith(without)));
}

/** The commit by which the app changes a listing of `world`, with its cards created, replaced or deleted. */
export function moves(
  id: string,
  changes: PlainDocument,
  options: { readonly card?: PlainDocument; readonly without?: string } = {},
): Attempt {
  const before = listingsByState[id];
  if (before === undefined) throw new Error(`the world has no listing ${id}`);
  return movesFrom(id, before, changes, options);
}

export function movesFrom(
  id: string,
  before: ListingDocument,
  changes: PlainDocument,
  { card = {}, without }: { readonly card?: PlainDocument; readonly without?: string } = {},
): Attempt {
  const after = aListingDocument(id, { ...withoutFields(before, 'dateCard', 'priceCard'), updatedAt: now, ...changes });
  const [old, next] = [isPublic(before) ? cardsOf(id, before) : {}, isPublic(after) ? cardsOf(id, after, card) : {}];
  const gone = Object.keys(old).filter((path) => !(path in next));
  const stored = after.state === 'deleted' ? { ...aTombstone(after), ...changes } : after;
  const writes = [set(`listings/${id}`, stored), ...setsOf(next), ...gone.map(remove)];
  return commits(...writes.filter(({ path }) => without === undefined || !path.startsWith(without)));
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
