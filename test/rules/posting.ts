import { aListingDocument, type ListingDocument } from './aListingDocument';
import { without as withoutFields, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { change, commits, remove, set, type Attempt, type Write } from './RulesCase';
import { now } from './times';
import { cardsOf, listingsByState } from './world';

interface Posting {
  readonly id?: string;
  readonly listing?: PlainDocument;
  /** On both cards, whatever the listing says. */
  readonly card?: PlainDocument;
  readonly account?: PlainDocument;
  /** Beginnings of paths that the commit leaves out. */
  readonly without?: string;
}

/** What the app writes to post a listing, in one commit, bent as a test wants it. */
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

/** What the app writes to change a listing of the world, in one commit: its cards come, follow and go. */
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
  const writes = [set(`listings/${id}`, after), ...setsOf(next), ...gone.map(remove)];
  return commits(...writes.filter(({ path }) => without === undefined || !path.startsWith(without)));
}

/** Two commits as one. */
export function joined(one: Attempt, other: Attempt): Attempt {
  if (one.kind !== 'commit' || other.kind !== 'commit') throw new Error('only commits can be joined');
  return { ...commits(...one.writes, ...other.writes), given: { ...one.given, ...other.given } };
}

/** One more write in the same commit. */
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
