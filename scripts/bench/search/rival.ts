import { cardOf } from '../../../src/domain/listings/cardOf';
import type { Listing, ListingCard } from '../../../src/domain/listings/Listing';
import { foldText } from '../../../src/domain/shared/foldText';
import type { FacetCounts } from '../../../src/application/search/ListingSearch';
import type { SearchCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { priceInEuros } from '../../../src/domain/listings/Price';
import { distanceInKilometres } from '../../../src/domain/listings/place/distance';
import { searchableTexts } from '../../../src/domain/search/matching/searchableText';
import { EmbeddedDatabase } from '../../../src/infrastructure/embedded/database/EmbeddedDatabase';
import { type IndexChunk, readIndexChunk } from '../../../src/infrastructure/embedded/search/indexChunk';
import { PlainCounts } from './PlainCounts';

/** Another search engine, used for the same searches. */
export interface Rival {
  add(listing: Listing): void;
  /** All listings that match the words and `isWanted`, the most relevant first; it asks `isWanted` once for each that matches the words. */
  find(query: string, isWanted: (listing: Listing) => boolean): readonly Listing[];
}

export interface RivalQuestion {
  readonly id: number;
  readonly criteria: SearchCriteria;
  readonly limit: number;
  readonly now: number;
}

export type RivalMessage =
  | { readonly kind: 'whole'; readonly listings: number }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly total: number;
      readonly cards: readonly ListingCard[];
      readonly counts: FacetCounts;
    };

/** Reads the listings as the site's own worker does, then gives the same answer: as many cards in the requested order, and all counts. */
export function serveRival(rival: Rival): void {
  void readAll(rival).then((listings) => post({ kind: 'whole', listings }));
  self.addEventListener('message', ({ data }: MessageEvent<RivalQuestion>) => {
    const { id, criteria, limit, now } = data;
    const counts = new PlainCounts(criteria, now);
    const found = rival.find(foldText(criteria.query.trim()), (listing) => counts.add(listing));
    const sorted = criteria.sort === 'relevance' ? found : [...found].sort(comparing(criteria));
    post({
      kind: 'answer',
      id,
      total: found.length,
      cards: sorted.slice(0, limit).map(cardOf),
      counts: counts.result,
    });
  });
}

/** One text, folded as the site folds it. */
export function textsOf(listing: Listing) {
  const [title, attributes, place, description] = searchableTexts(listing).map(({ text }) => foldText(text));
  return { title: title ?? '', attributes: `${attributes ?? ''} ${place ?? ''}`, description: description ?? '' };
}

async function readAll(rival: Rival): Promise<number> {
  const database = new EmbeddedDatabase();
  let listings = 0;
  let before: IDBValidKey | null = null;
  do {
    const { newestFirst, next }: IndexChunk = await readChunk(database, before);
    for (const listing of newestFirst) rival.add(listing);
    listings += newestFirst.length;
    before = next;
  } while (before !== null);
  return listings;
}

async function readChunk(database: EmbeddedDatabase, before: IDBValidKey | null): Promise<IndexChunk> {
  const chunk = await database.read((connection) => readIndexChunk(connection, before, 500));
  if (!chunk.ok) throw new Error(chunk.failure);
  return chunk.value;
}

function comparing({ sort, place }: SearchCriteria): (one: Listing, other: Listing) => number {
  const euros = (listing: Listing) => priceInEuros(listing.price) ?? Infinity;
  const kilometres = (listing: Listing) => (place === undefined ? 0 : distanceInKilometres(place, listing.location));
  if (sort === 'distance') return (one, other) => kilometres(one) - kilometres(other);
  if (sort === 'price-up') return (one, other) => euros(one) - euros(other);
  if (sort === 'price-down') return (one, other) => euros(other) - euros(one);
  return (one, other) => other.publishedAt - one.publishedAt;
}

function post(message: RivalMessage): void {
  self.postMessage(message);
}
