import type { Alternative, Clause, Interpretation } from '../../../domain/search/matching/interpretQuery';
import { isInTitle, type MatchedField, relevanceOf } from '../../../domain/search/matching/relevance';
import {
  fieldCodeOf,
  isTitlePosting,
  listingOf,
  pointsByFieldCode,
  type ListingIndexPostings,
  type Posting,
  postingFor,
  type FieldPoints,
} from './ListingIndexPostings';

/** What each way of containing a term earns; nothing where it does not count. */
interface Points {
  readonly exact: FieldPoints;
  readonly near: FieldPoints;
  readonly completed: FieldPoints;
}

function pointsIn(counts: (field: MatchedField) => boolean): Points {
  const earned = (exact: boolean) => pointsByFieldCode((field) => (counts(field) ? relevanceOf(field, exact) : 0));
  return {
    exact: earned(true),
    near: earned(false),
    // Completions of the last word do not match in descriptions.
    completed: pointsByFieldCode((field) => (counts(field) && field !== 'description' ? relevanceOf(field, false) : 0)),
  };
}

const pointsAnywhere = pointsIn(() => true);
const pointsInTitle = pointsIn(isInTitle);

/** Looking one posting up costs as much as reading this many. */
const LOOKUP_COST = 8;

/** The first `count` of these listings. */
interface FoundListings {
  readonly numbers: Int32Array;
  count: number;
}

/**
 * Finds the listings that satisfy every clause and sums their points. It marks listings in columns that it reuses for the next search: what
 * another search has marked is less than `#start`.
 */
export class ListingIndexMatcher {
  readonly #postings: ListingIndexPostings;
  #start = 1;
  /** `#start` plus the number of clauses, in order, that a listing has satisfied. */
  #satisfied = new Int32Array(0);
  /** The highest points that the current clause gives. */
  #gained = new Uint8Array(0);
  #points = new Uint8Array(0);
  #found: FoundListings = { numbers: new Int32Array(0), count: 0 };
  #candidates: FoundListings = { numbers: new Int32Array(0), count: 0 };
  /** Whether words count in titles only. */
  #inTitle = false;

  constructor(postings: ListingIndexPostings) {
    this.#postings = postings;
  }

  /** Calls `visit` for each listing that matches, with `inTitle` by its title alone, in no particular order. */
  visitMatches(
    { clauses, excluded }: Interpretation,
    listings: number,
    visit: (listing: number, points: number) => void,
    inTitle = false,
  ): void {
    this.#inTitle = inTitle;
    this.#reserve(listings);
    const leftOut = new Set(excluded.flatMap((group) => this.#listingsOf(group)));
    if (clauses.length === 0) return this.#visitAll(listings, leftOut, visit);
    for (const [index, clause] of this.#rarestFirst(clauses).entries()) this.#satisfy(clause, index);
    this.#start += clauses.length + 1;
    const { numbers, count } = this.#found;
    for (let index = 0; index < count; index++) {
      const listing = numbers[index] ?? 0;
      if (leftOut.size === 0 || !leftOut.has(listing)) visit(listing, this.#points[listing] ?? 0);
    }
  }

  /** Leaves in `#found` those of them that satisfy this clause, too; for the first clause, all listings that satisfy it. */
  #satisfy(clause: Clause, index: number): void {
    const candidates = this.#found;
    this.#found = this.#candidates;
    this.#candidates = candidates;
    this.#found.count = 0;
    for (const alternative of clause) {
      const postings = this.#postingsOf(alternative);
      const points = this.#pointsFor(alternative);
      if (index > 0 && candidates.count * LOOKUP_COST < postings.length)
        this.#mark(lookedUp(candidates, postings), points, index);
      else this.#mark(postings, points, index);
    }
    const [points, gained, { numbers, count }] = [this.#points, this.#gained, this.#found];
    for (let found = 0; found < count; found++) {
      const listing = numbers[found] ?? 0;
      points[listing] = (index === 0 ? 0 : (points[listing] ?? 0)) + (gained[listing] ?? 0);
    }
  }

  #mark(postings: readonly Posting[], points: FieldPoints, index: number): void {
    const [satisfied, gained, { numbers }] = [this.#satisfied, this.#gained, this.#found];
    const before = this.#start + index;
    let { count } = this.#found;
    for (const posting of postings) {
      const gain = points[fieldCodeOf(posting)] ?? 0;
      if (gain === 0) continue;
      const listing = listingOf(posting);
      const mark = satisfied[listing] ?? 0;
      if (mark === before || (index === 0 && mark < before)) {
        satisfied[listing] = before + 1;
        gained[listing] = gain;
        numbers[count++] = listing;
      } else if (mark > before && (gained[listing] ?? 0) < gain) gained[listing] = gain;
    }
    this.#found.count = count;
  }

  /** With the rarest clause first, the others have fewer candidates to check. */
  #rarestFirst(clauses: readonly Clause[]): readonly Clause[] {
    const sizeOf = (clause: Clause): number =>
      clause.reduce((sum, alternative) => sum + this.#postingsOf(alternative).length, 0);
    return clauses
      .map((clause) => ({ clause, size: sizeOf(clause) }))
      .sort((one, other) => one.size - other.size)
      .map(({ clause }) => clause);
  }

  #postingsOf({ terms }: Alternative): readonly Posting[] {
    return this.#postings.ofAll(terms, this.#inTitle);
  }

  #pointsFor({ exact, completed }: Alternative): FieldPoints {
    const points = this.#inTitle ? pointsInTitle : pointsAnywhere;
    if (exact) return points.exact;
    return completed === true ? points.completed : points.near;
  }

  /** The listings that satisfy every clause of a group. */
  #listingsOf(group: readonly Clause[]): readonly number[] {
    const counted = (postings: readonly Posting[]) => (this.#inTitle ? postings.filter(isTitlePosting) : postings);
    const sets = group.map(
      (clause) => new Set(clause.flatMap((alternative) => counted(this.#postingsOf(alternative)).map(listingOf))),
    );
    return [...(sets[0] ?? [])].filter((listing) => sets.every((set) => set.has(listing)));
  }

  #visitAll(listings: number, leftOut: ReadonlySet<number>, visit: (listing: number, points: number) => void): void {
    for (let listing = 0; listing < listings; listing++) {
      if (leftOut.size === 0 || !leftOut.has(listing)) visit(listing, 0);
    }
  }

  #reserve(listings: number): void {
    if (this.#satisfied.length >= listings) return;
    const capacity = listings * 2;
    this.#satisfied = new Int32Array(capacity);
    this.#gained = new Uint8Array(capacity);
    this.#points = new Uint8Array(capacity);
    this.#found = { numbers: new Int32Array(capacity), count: 0 };
    this.#candidates = { numbers: new Int32Array(capacity), count: 0 };
  }
}

/** Looks a few listings up in a long list instead of reading all of it. */
function lookedUp({ numbers, count }: FoundListings, postings: readonly Posting[]): readonly Posting[] {
  const found: Posting[] = [];
  for (let index = 0; index < count; index++) {
    const posting = postingFor(postings, numbers[index] ?? 0);
    if (posting !== undefined) found.push(posting);
  }
  return found;
}
