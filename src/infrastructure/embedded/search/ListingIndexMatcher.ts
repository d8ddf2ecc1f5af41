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

/**
 * Finds the listings that satisfy every clause and sums their points. It marks listings in columns that it reuses for the
 * next search, and resets only what it marked.
 */
export class ListingIndexMatcher {
  readonly #postings: ListingIndexPostings;
  /** How many clauses, in order, a listing has satisfied. */
  #satisfied = new Uint8Array(0);
  /** The highest points that the current clause gives. */
  #gained = new Uint8Array(0);
  #points = new Uint8Array(0);
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
    const satisfying: number[][] = [];
    for (const clause of this.#rarestFirst(clauses))
      satisfying.push(this.#satisfy(clause, satisfying.length, satisfying.at(-1) ?? []));
    for (const listing of satisfying.at(-1) ?? []) {
      if (leftOut.size === 0 || !leftOut.has(listing)) visit(listing, this.#points[listing] ?? 0);
    }
    this.#reset(satisfying[0] ?? []);
  }

  /** Returns the candidates that satisfy this clause; for the first clause, all listings that satisfy it. */
  #satisfy(clause: Clause, index: number, candidates: readonly number[]): number[] {
    const touched: number[] = [];
    for (const alternative of clause) {
      const postings = this.#postingsOf(alternative);
      const points = this.#pointsFor(alternative);
      if (index > 0 && candidates.length * LOOKUP_COST < postings.length)
        this.#markByLookup(candidates, postings, points, index, touched);
      else for (const posting of postings) this.#mark(posting, points, index, touched);
    }
    const [points, gained] = [this.#points, this.#gained];
    for (const listing of touched) points[listing] = (points[listing] ?? 0) + (gained[listing] ?? 0);
    return touched;
  }

  /** Looks a few listings up in a long list instead of reading all of it. */
  #markByLookup(
    candidates: readonly number[],
    postings: readonly Posting[],
    points: FieldPoints,
    index: number,
    touched: number[],
  ): void {
    for (const listing of candidates) {
      const posting = postingFor(postings, listing);
      if (posting !== undefined) this.#mark(posting, points, index, touched);
    }
  }

  #mark(posting: Posting, points: FieldPoints, index: number, touched: number[]): void {
    const listing = listingOf(posting);
    const gain = points[fieldCodeOf(posting)] ?? 0;
    if (gain === 0) return;
    const before = this.#satisfied[listing];
    if (before === index) {
      this.#satisfied[listing] = index + 1;
      this.#gained[listing] = gain;
      touched.push(listing);
    } else if (before === index + 1 && (this.#gained[listing] ?? 0) < gain) this.#gained[listing] = gain;
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

  #reset(touched: readonly number[]): void {
    for (const listing of touched) {
      this.#satisfied[listing] = 0;
      this.#points[listing] = 0;
    }
  }

  #reserve(listings: number): void {
    if (this.#satisfied.length >= listings) return;
    const capacity = listings * 2;
    this.#satisfied = new Uint8Array(capacity);
    this.#gained = new Uint8Array(capacity);
    this.#points = new Uint8Array(capacity);
  }
}
