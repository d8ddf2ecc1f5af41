import type { FacetCounts } from '../../application/search/ListingSearch';
import { findCategory } from '../../domain/listings/categories';
import { at } from '../../domain/search/at';
import { isCounted } from '../../domain/search/fieldValues';
import type { SearchCriteria } from '../../domain/search/SearchCriteria';
import { type ListingIndexColumns, traits } from './ListingIndexColumns';
import { failing, FIRST_FIELD, type ListingIndexFilter } from './ListingIndexFilter';

interface FieldCount {
  readonly fieldId: string;
  readonly place: number;
  readonly isFlag: boolean;
  /** The bit of the field's own filter, 0 when it has none. */
  readonly own: number;
  readonly counts: Uint32Array;
}

const SHELF_AND_FIELDS = failing.shelf | ~(FIRST_FIELD - 1);
const KIND_AND_SELLER = failing.kind | failing.seller;

/** Counts, for each choice of each filter, the listings it would leave: those that fail nothing but that filter itself. */
export class ListingIndexCounts {
  readonly #columns: ListingIndexColumns;
  readonly #categories: Uint32Array;
  readonly #fields: readonly FieldCount[];
  /** By all traits together: listings that fail nothing, and those that fail only by their kind or only by their seller. */
  readonly #passing = new Uint32Array(256);
  readonly #otherKinds = new Uint32Array(256);
  readonly #otherSellers = new Uint32Array(256);

  constructor(criteria: SearchCriteria, columns: ListingIndexColumns, filter: ListingIndexFilter) {
    this.#columns = columns;
    this.#categories = new Uint32Array(columns.categories.values.length);
    this.#fields = fieldCountsOf(criteria, columns, filter);
  }

  /** Takes a listing that is not out. */
  add(listing: number, failures: number): void {
    // The fields are those of the chosen category: choosing another one drops their filters.
    if ((failures & ~SHELF_AND_FIELDS) === 0) addOne(this.#categories, this.#columns.category[listing] ?? 0);
    if (failures === 0) addOne(this.#passing, this.#columns.traits[listing] ?? 0);
    else if (failures < FIRST_FIELD) {
      if ((failures & ~KIND_AND_SELLER) === 0) this.#addOther(this.#columns.traits[listing] ?? 0, failures);
      return;
    }
    if (this.#fields.length > 0) this.#addFields(listing, failures);
  }

  get result(): FacetCounts {
    const passing = (trait: number, there: boolean) => withTrait(this.#passing, trait, there);
    const kind = (there: boolean) => passing(traits.wanted, there) + withTrait(this.#otherKinds, traits.wanted, there);
    const seller = (there: boolean) => passing(traits.professional, there) + withTrait(this.#otherSellers, traits.professional, there);
    return {
      categories: nonZero(this.#categories, (code) => at(this.#columns.categories.values, code)),
      kinds: nonZero([kind(false), kind(true)], (index) => at(['offer', 'wanted'], index)),
      sellers: nonZero([seller(false), seller(true)], (index) => at(['private', 'professional'], index)),
      gift: passing(traits.gift, true),
      withPhoto: passing(traits.photo, true),
      delivery: passing(traits.delivery, true),
      fields: Object.fromEntries(this.#fields.map((field) => [field.fieldId, this.#valuesOf(field)])),
    };
  }

  #addOther(has: number, failures: number): void {
    if (failures === failing.kind) addOne(this.#otherKinds, has);
    else if (failures === failing.seller) addOne(this.#otherSellers, has);
  }

  #addFields(listing: number, failures: number): void {
    for (const { own, place, counts } of this.#fields) {
      if ((failures & ~own) !== 0) continue;
      const value = this.#columns.fields.valueOf(listing, place);
      if (!Number.isNaN(value)) addOne(counts, value);
    }
  }

  #valuesOf({ fieldId, isFlag, counts }: FieldCount): Readonly<Record<string, number>> {
    if (isFlag) return at(counts, 1) === 0 ? {} : { true: at(counts, 1) };
    const { values } = this.#columns.fields.legendOf(fieldId);
    return nonZero(counts, (code) => at(values, code));
  }
}

function fieldCountsOf({ categoryId }: SearchCriteria, { fields }: ListingIndexColumns, filter: ListingIndexFilter): readonly FieldCount[] {
  const category = categoryId === undefined ? undefined : findCategory(categoryId);
  if (category === undefined) return [];
  return fields.filtersOf(category).flatMap((field, place) => {
    if (!isCounted(field)) return [];
    const test = filter.fieldTests.findIndex(({ fieldId }) => fieldId === field.id);
    const isFlag = field.kind === 'flag';
    const size = isFlag ? 2 : fields.legendOf(field.id).values.length;
    return [{ fieldId: field.id, place, isFlag, own: test < 0 ? 0 : FIRST_FIELD << test, counts: new Uint32Array(size) }];
  });
}

function addOne(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}

/** How many were counted with the trait, or without it. */
function withTrait(countsByTraits: Uint32Array, trait: number, there: boolean): number {
  return countsByTraits.reduce((sum, count, all) => ((all & trait) !== 0) === there ? sum + count : sum, 0);
}

function nonZero(counts: ArrayLike<number>, nameOf: (index: number) => string): Readonly<Record<string, number>> {
  return Object.fromEntries(Array.from(counts, (count, index): [string, number] => [nameOf(index), count]).filter(([, count]) => count > 0));
}
