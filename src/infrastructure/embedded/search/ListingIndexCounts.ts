import type { FacetCounts } from '../../../application/search/ListingSearch';
import { SENIORITIES, seniorityLimit } from '../../../domain/listings/sellerSeniority';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import { isCounted } from '../../../domain/search/matching/fieldValues';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import type { Instant } from '../../../domain/shared/Instant';
import { type ListingIndexColumns, traits } from './ListingIndexColumns';
import { failing, FIRST_FIELD, type ListingIndexFilter } from './ListingIndexFilter';
import { ListingIndexTally } from './ListingIndexTally';

interface FieldTally {
  readonly fieldId: string;
  readonly slot: number;
  /** The values’ names, by code. */
  readonly names: readonly string[];
  /** 0 when the criteria do not filter by this field. */
  readonly ownFilterBit: number;
  readonly tally: ListingIndexTally;
}

const CATEGORY_AND_FIELDS = failing.category | ~(FIRST_FIELD - 1);
const KIND_AND_SELLER = failing.kind | failing.seller;
const TRAIT_COMBINATIONS = 256;
/** Text fields may have any number of values: only the most frequent are returned. */
const MAX_VALUES = 50;

/** Counts, for each choice of each filter, the listings that it would leave: those that pass all other filters. */
export class ListingIndexCounts {
  readonly #columns: ListingIndexColumns;
  readonly #categories: ListingIndexTally;
  readonly #fields: readonly FieldTally[];
  /** By the number of seniorities that their sellers have, which is the shortest ones. */
  readonly #withSeniorities = new Uint32Array(SENIORITIES.length + 1);
  /** Instants, in the order of `SENIORITIES`: each is before the one in front of it. */
  readonly #seniorityLimits: Float64Array;
  /** By combination of traits: listings that pass all filters, and those that fail only the kind or only the seller filter. */
  readonly #passing = new Uint32Array(TRAIT_COMBINATIONS);
  readonly #otherKinds = new Uint32Array(TRAIT_COMBINATIONS);
  readonly #otherSellers = new Uint32Array(TRAIT_COMBINATIONS);

  constructor(criteria: SearchCriteria, columns: ListingIndexColumns, filter: ListingIndexFilter, now: Instant) {
    this.#seniorityLimits = Float64Array.from(SENIORITIES, (seniority) => seniorityLimit(seniority, now));
    this.#columns = columns;
    this.#categories = new ListingIndexTally(columns.categories.values.length);
    this.#fields = fieldTalliesOf(criteria, columns, filter);
  }

  /** To be called for listings that match the query, with failures other than `OUT`. */
  add(listing: number, failures: number): void {
    // The fields are those of the chosen category: choosing another one drops their filters.
    if ((failures & ~CATEGORY_AND_FIELDS) === 0) this.#categories.add(this.#columns.category[listing] ?? 0);
    if ((failures & ~failing.seniority) === 0) this.#addSeniorities(this.#columns.memberSince[listing] ?? 0);
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
    const seller = (there: boolean) =>
      passing(traits.professional, there) + withTrait(this.#otherSellers, traits.professional, there);
    return {
      categories: this.#categories.countsByName(this.#columns.categories.values),
      kinds: withoutZeros({ offer: kind(false), wanted: kind(true) }),
      sellers: withoutZeros({ private: seller(false), professional: seller(true) }),
      seniorities: this.#seniorities,
      gift: passing(traits.gift, true),
      withPhoto: passing(traits.photo, true),
      delivery: passing(traits.delivery, true),
      notReserved: passing(traits.reserved, false),
      fields: Object.fromEntries(
        this.#fields.map(({ fieldId, names, tally }) => [fieldId, tally.countsByName(names, MAX_VALUES)]),
      ),
    };
  }

  #addOther(has: number, failures: number): void {
    if (failures === failing.kind) addOne(this.#otherKinds, has);
    else if (failures === failing.seller) addOne(this.#otherSellers, has);
  }

  #addSeniorities(memberSince: Instant): void {
    const limits = this.#seniorityLimits;
    let held = 0;
    while (memberSince < (limits[held] ?? -Infinity)) held++;
    addOne(this.#withSeniorities, held);
  }

  get #seniorities(): FacetCounts['seniorities'] {
    const withAtLeast = (held: number) => this.#withSeniorities.subarray(held).reduce((sum, count) => sum + count, 0);
    return { any: withAtLeast(0), 3: withAtLeast(1), 12: withAtLeast(2), 36: withAtLeast(3) };
  }

  #addFields(listing: number, failures: number): void {
    const { fields } = this.#columns;
    const start = fields.startOf(listing);
    for (const { ownFilterBit, slot, tally } of this.#fields) {
      if ((failures & ~ownFilterBit) !== 0) continue;
      const value = fields.valueAt(start + slot);
      if (!Number.isNaN(value)) tally.add(value);
    }
  }
}

function fieldTalliesOf(
  { categoryId }: SearchCriteria,
  { fields }: ListingIndexColumns,
  filter: ListingIndexFilter,
): readonly FieldTally[] {
  const category = categoryId === undefined ? undefined : findCategory(categoryId);
  if (category === undefined) return [];
  return fields.filtersOf(category).flatMap((field, slot) => {
    if (!isCounted(field)) return [];
    const predicate = filter.fieldPredicates.findIndex(({ fieldId }) => fieldId === field.id);
    const names = field.kind === 'flag' ? ['true'] : fields.dictionaryOf(field.id).values;
    return [
      {
        fieldId: field.id,
        slot,
        names,
        ownFilterBit: predicate < 0 ? 0 : FIRST_FIELD << predicate,
        tally: new ListingIndexTally(names.length),
      },
    ];
  });
}

function addOne(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}

/** The number of listings with the trait or, if `there` is false, without it. */
function withTrait(countsByTraits: Uint32Array, trait: number, there: boolean): number {
  let sum = 0;
  for (let all = 0; all < TRAIT_COMBINATIONS; all++) {
    if (((all & trait) !== 0) === there) sum += countsByTraits[all] ?? 0;
  }
  return sum;
}

function withoutZeros(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
