import type { MatchedField, SearchedField } from '../../../domain/search/matching/relevance';

/** Where a listing contains a term, as two bits; the larger, the more relevant. */
const fieldCodes: Readonly<Record<MatchedField, number>> = {
  description: 0,
  attributes: 1,
  title: 2,
  'title-and-attributes': 3,
};

/** A listing’s number and the code of the field, in one number: `posting >> 2` and `posting & 3`. */
export type Posting = number;

/** Points by field code. */
export type FieldPoints = readonly [number, number, number, number];

export function pointsByFieldCode(pointsOf: (field: MatchedField) => number): FieldPoints {
  return [pointsOf('description'), pointsOf('attributes'), pointsOf('title'), pointsOf('title-and-attributes')];
}

/** A listing's posting in a list, if it has one. */
export function postingFor(list: readonly Posting[], listing: number): Posting | undefined {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) >> 2 < listing) low = middle + 1;
    else high = middle;
  }
  const found = list[low];
  return found !== undefined && found >> 2 === listing ? found : undefined;
}

/** The listings that contain each term, by rising number, each with the most relevant field that contains it. */
export class ListingIndexPostings {
  readonly #lists: Posting[][] = [];

  /** Returns a new term, which no listing contains yet. */
  create(): number {
    return this.#lists.push([]) - 1;
  }

  /** To be called by rising listing number and, for each listing, the title first. */
  add(term: number, listing: number, field: SearchedField): void {
    const list = this.of(term);
    const last = list[list.length - 1];
    if (last === undefined || last >> 2 !== listing) list.push((listing << 2) | fieldCodes[field]);
    else if (field === 'attributes' && (last & 3) === fieldCodes.title) list[list.length - 1] = last | 3;
  }

  of(term: number): Posting[] {
    const list = this.#lists[term];
    if (list === undefined) throw new RangeError(`No term ${term}`);
    return list;
  }

  /** The listings that contain all terms, each with the least relevant field among those of the terms. */
  ofAll(terms: readonly number[]): readonly Posting[] {
    const [first, ...others] = terms;
    if (first === undefined) return [];
    return others.length === 0
      ? this.of(first)
      : others.reduce<readonly Posting[]>((common, term) => intersection(common, this.of(term)), this.of(first));
  }
}

function intersection(one: readonly Posting[], other: readonly Posting[]): readonly Posting[] {
  const common: Posting[] = [];
  let index = 0;
  for (const posting of one) {
    const listing = posting >> 2;
    while (index < other.length && (other[index] ?? 0) >> 2 < listing) index++;
    const met = other[index];
    if (met !== undefined && met >> 2 === listing) common.push(Math.min(posting, met));
  }
  return common;
}
