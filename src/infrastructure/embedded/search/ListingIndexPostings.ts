import { itemAt } from '../../../domain/shared/itemAt';
import { inSlices } from './inSlices';
import { intact } from './intact';
import {
  isInTitle,
  joinedField,
  matchedFields,
  type MatchedField,
  type SearchedField,
} from '../../../domain/search/matching/relevance';

/** Changes whenever an index that was stored, with its terms and postings, cannot be read as one that is built today. */
export const LISTING_INDEX_FORMAT = 2;

/** Where a listing contains a term, as three bits: an index of `matchedFields`. */
const codeByField = new Map(matchedFields.map((field, code) => [field, code]));

/** A listing’s number and the code of the field, in one number: see `listingOf` and `fieldCodeOf`. */
export type Posting = number;

export function listingOf(posting: Posting): number {
  return posting >> FIELD_BITS;
}

export function fieldCodeOf(posting: Posting): number {
  return posting & FIELD_MASK;
}

const titleCodes = matchedFields.map(isInTitle);

export function isTitlePosting(posting: Posting): boolean {
  return titleCodes[fieldCodeOf(posting)] === true;
}

const FIELD_BITS = 3;
const FIELD_MASK = 7;

/** Points by field code. */
export type FieldPoints = readonly number[];

export function pointsByFieldCode(pointsOf: (field: MatchedField) => number): FieldPoints {
  return matchedFields.map(pointsOf);
}

/** The field of a listing that already has a term in another: `joinedCodes[before][added]`. */
const joinedCodes = matchedFields.map((before) => matchedFields.map((added) => codeOf(joinedField(before, added))));

function codeOf(field: MatchedField): number {
  return codeByField.get(field) ?? 0;
}

/** A listing's posting in a list, if it has one. */
export function postingFor(list: readonly Posting[], listing: number): Posting | undefined {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (listingOf(list[middle] ?? 0) < listing) low = middle + 1;
    else high = middle;
  }
  const found = list[low];
  return found !== undefined && listingOf(found) === listing ? found : undefined;
}

export interface PackedPostings {
  /** Of all terms, one after the other. */
  readonly postings: Int32Array<ArrayBuffer>;
  /** Where the postings of each term end. */
  readonly ends: Uint32Array<ArrayBuffer>;
}

/** The listings that contain each term, by rising number, each with the most relevant field that contains it. */
export class ListingIndexPostings {
  /** By term; null until they are needed, in `#packed`. */
  readonly #lists: (Posting[] | null)[] = [];
  readonly #packed: PackedPostings = { postings: new Int32Array(0), ends: new Uint32Array(0) };

  constructor(packed: PackedPostings | null, terms: number) {
    if (packed === null) return;
    const ends = intact(packed.ends, Uint32Array, terms);
    this.#packed = { ends, postings: intact(packed.postings, Int32Array, ends.at(-1) ?? 0) };
    this.#lists = Array.from(ends, () => null);
  }

  /** Returns a new term, which no listing contains yet. */
  create(): number {
    return this.#lists.push([]) - 1;
  }

  /** To be called by rising listing number. */
  add(term: number, listing: number, field: SearchedField): void {
    const list = this.of(term);
    const last = list[list.length - 1];
    const code = codeOf(field);
    if (last === undefined || listingOf(last) !== listing) list.push((listing << FIELD_BITS) | code);
    else list[list.length - 1] = (listing << FIELD_BITS) | (joinedCodes[fieldCodeOf(last)]?.[code] ?? code);
  }

  of(term: number): Posting[] {
    const list = this.#lists[term];
    if (list === undefined) throw new RangeError(`No term ${term}`);
    return list ?? (this.#lists[term] = [...this.#packedOf(term)]);
  }

  /**
   * The listings that contain all terms, each with the least relevant field among those of the terms. With `inTitle` and several terms,
   * only the listings that have each of them in the title; of one term, all postings: `isTitlePosting` tells them apart.
   */
  ofAll(terms: readonly number[], inTitle = false): readonly Posting[] {
    const [first, ...others] = terms;
    if (first === undefined) return [];
    return others.length === 0
      ? this.of(first)
      : others.reduce<readonly Posting[]>(
          (common, term) => intersection(common, this.of(term), inTitle),
          this.of(first),
        );
  }

  /** In slices: what is added meanwhile may be there in part. */
  async pack(): Promise<PackedPostings> {
    const ends = new Uint32Array(this.#lists.length);
    let length = 0;
    for (const term of ends.keys()) ends[term] = length += this.#held(term).length;
    const postings = new Int32Array(length);
    await inSlices(ends.entries(), ([term, end]) => {
      const [held, start] = [this.#held(term), term === 0 ? 0 : itemAt(ends, term - 1)];
      for (let place = start; place < end; place++) postings[place] = held[place - start] ?? 0;
    });
    return { postings, ends };
  }

  #held(term: number): ArrayLike<Posting> {
    return this.#lists[term] ?? this.#packedOf(term);
  }

  #packedOf(term: number): Int32Array {
    const { postings, ends } = this.#packed;
    return postings.subarray(term === 0 ? 0 : ends[term - 1], ends[term]);
  }
}

function intersection(one: readonly Posting[], other: readonly Posting[], inTitle: boolean): readonly Posting[] {
  const common: Posting[] = [];
  let index = 0;
  for (const posting of one) {
    const listing = listingOf(posting);
    while (index < other.length && listingOf(other[index] ?? 0) < listing) index++;
    const met = other[index];
    if (met === undefined || listingOf(met) !== listing) continue;
    if (!inTitle || (isTitlePosting(posting) && isTitlePosting(met))) common.push(Math.min(posting, met));
  }
  return common;
}
