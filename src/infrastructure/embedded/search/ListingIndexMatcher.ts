import type { Alternative, Clause, Interpretation } from '../../../domain/search/matching/interpretQuery';
import { relevanceOf } from '../../../domain/search/matching/relevance';
import {
  byPlaceCode,
  type ListingIndexPostings,
  type Posting,
  postingFor,
  type PlacePoints,
} from './ListingIndexPostings';

const exactPoints = byPlaceCode((place) => relevanceOf(place, true));
const nearPoints = byPlaceCode((place) => relevanceOf(place, false));
/** Nothing is completed in descriptions. */
const completedPoints = byPlaceCode((place) => (place === 'description' ? 0 : relevanceOf(place, false)));

/** Reading this many postings costs as much as looking one up. */
const FEW = 8;

/**
 * Finds the listings that satisfy every clause and sums their points. It marks listings in columns that it keeps from one
 * search to the next, and wipes only what it marked.
 */
export class ListingIndexMatcher {
  readonly #postings: ListingIndexPostings;
  /** How many clauses, in order, a listing has satisfied. */
  #satisfied = new Uint8Array(0);
  /** The most points that the present clause gives. */
  #gained = new Uint8Array(0);
  #points = new Uint8Array(0);

  constructor(postings: ListingIndexPostings) {
    this.#postings = postings;
  }

  /** Visits each listing that matches, in no useful order. */
  visitMatches(
    { clauses, excluded }: Interpretation,
    listings: number,
    visit: (listing: number, points: number) => void,
  ): void {
    this.#reserve(listings);
    const leftOut = new Set(excluded.flatMap((group) => this.#listingsOf(group)));
    if (clauses.length === 0) return this.#visitAll(listings, leftOut, visit);
    const satisfying: number[][] = [];
    for (const clause of this.#rarestFirst(clauses))
      satisfying.push(this.#satisfy(clause, satisfying.length, satisfying.at(-1) ?? []));
    for (const listing of satisfying.at(-1) ?? []) {
      if (leftOut.size === 0 || !leftOut.has(listing)) visit(listing, this.#points[listing] ?? 0);
    }
    this.#wipe(satisfying[0] ?? []);
  }

  /** Returns the listings that have now satisfied this clause and those before, out of those that had satisfied these. */
  #satisfy(clause: Clause, index: number, candidates: readonly number[]): number[] {
    const touched: number[] = [];
    for (const alternative of clause) {
      const postings = this.#postingsOf(alternative);
      const points = pointsFor(alternative);
      if (index > 0 && candidates.length * FEW < postings.length)
        this.#markFew(candidates, postings, points, index, touched);
      else for (const posting of postings) this.#mark(posting, points, index, touched);
    }
    const [points, gained] = [this.#points, this.#gained];
    for (const listing of touched) points[listing] = (points[listing] ?? 0) + (gained[listing] ?? 0);
    return touched;
  }

  /** Looks a few listings up in a long list rather than reading it through. */
  #markFew(
    candidates: readonly number[],
    postings: readonly Posting[],
    points: PlacePoints,
    index: number,
    touched: number[],
  ): void {
    for (const listing of candidates) {
      const posting = postingFor(postings, listing);
      if (posting !== undefined) this.#mark(posting, points, index, touched);
    }
  }

  #mark(posting: Posting, points: PlacePoints, index: number, touched: number[]): void {
    const listing = posting >> 2;
    const gain = points[posting & 3] ?? 0;
    if (gain === 0) return;
    const before = this.#satisfied[listing];
    if (before === index) {
      this.#satisfied[listing] = index + 1;
      this.#gained[listing] = gain;
      touched.push(listing);
    } else if (before === index + 1 && (this.#gained[listing] ?? 0) < gain) this.#gained[listing] = gain;
  }

  /** The fewer listings are marked first, the fewer are looked at again. */
  #rarestFirst(clauses: readonly Clause[]): readonly Clause[] {
    const sizeOf = (clause: Clause): number =>
      clause.reduce((sum, alternative) => sum + this.#postingsOf(alternative).length, 0);
    return clauses
      .map((clause) => ({ clause, size: sizeOf(clause) }))
      .sort((one, other) => one.size - other.size)
      .map(({ clause }) => clause);
  }

  #postingsOf({ terms }: Alternative): readonly Posting[] {
    return this.#postings.ofAll(terms);
  }

  /** The listings that satisfy every clause of a group. */
  #listingsOf(group: readonly Clause[]): readonly number[] {
    const sets = group.map(
      (clause) =>
        new Set(clause.flatMap((alternative) => this.#postingsOf(alternative).map((posting) => posting >> 2))),
    );
    return [...(sets[0] ?? [])].filter((listing) => sets.every((set) => set.has(listing)));
  }

  #visitAll(listings: number, leftOut: ReadonlySet<number>, visit: (listing: number, points: number) => void): void {
    for (let listing = 0; listing < listings; listing++) {
      if (leftOut.size === 0 || !leftOut.has(listing)) visit(listing, 0);
    }
  }

  #wipe(touched: readonly number[]): void {
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

function pointsFor({ exact, completed }: Alternative): PlacePoints {
  if (exact) return exactPoints;
  return completed === true ? completedPoints : nearPoints;
}
