import type { Category } from '../../../domain/listings/catalogue/Category';
import type { Field, FieldValue, FieldValues } from '../../../domain/listings/catalogue/Field';
import {
  comparableValue,
  displayedValue,
  isMeasured,
  measurableValue,
} from '../../../domain/search/matching/fieldValues';
import { intact } from './intact';
import { ListingIndexDictionary } from './ListingIndexDictionary';

export interface PackedFields {
  readonly start: Int32Array<ArrayBuffer>;
  readonly values: Float64Array<ArrayBuffer>;
  /** The values of each choice or text field, by code. */
  readonly dictionaries: ReadonlyMap<string, readonly string[]>;
}

/**
 * The values of the fields that a category filters by, as numbers: a listing has one slot for each filter of its category. A
 * choice or text is the code of its value, a flag that is set is 0; NaN is a missing value or a flag that is not set.
 */
export class ListingIndexFields {
  readonly #dictionaries = new Map<string, ListingIndexDictionary<string>>();
  readonly #filtersByCategory = new Map<string, readonly Field[]>();
  #start = new Int32Array(INITIAL_CAPACITY);
  #values = new Float64Array(INITIAL_CAPACITY);
  #listings = 0;
  #length = 0;

  constructor(packed: PackedFields | null, listings: number) {
    if (packed === null) return;
    this.#start = intact(packed.start, Int32Array, listings + 1);
    this.#listings = listings;
    this.#length = this.startOf(listings);
    this.#values = intact(packed.values, Float64Array, this.#length);
    for (const [fieldId, values] of packed.dictionaries)
      this.#dictionaries.set(fieldId, new ListingIndexDictionary(comparableValue, values));
  }

  /** To be called in the order of listing numbers. */
  add(category: Category | undefined, values: FieldValues): void {
    const fields = category === undefined ? [] : this.filtersOf(category);
    if (this.#listings + 1 >= this.#start.length)
      this.#start = grown(this.#start, new Int32Array(this.#start.length * 2));
    if (this.#length + fields.length > this.#values.length)
      this.#values = grown(this.#values, new Float64Array(this.#values.length * 2 + fields.length));
    for (const field of fields) this.#values[this.#length++] = this.#numberOf(field, values[field.id]);
    this.#start[++this.#listings] = this.#length;
  }

  /** The fields that have a slot, in the order of their slots. */
  filtersOf(category: Category): readonly Field[] {
    const known = this.#filtersByCategory.get(category.id);
    if (known !== undefined) return known;
    const fields = category.fields.filter(({ filter }) => filter === true);
    this.#filtersByCategory.set(category.id, fields);
    return fields;
  }

  valueOf(listing: number, slot: number): number {
    return this.valueAt(this.startOf(listing) + slot);
  }

  /** Where the values of a listing begin, for `valueAt`: a slot is so much farther. */
  startOf(listing: number): number {
    return this.#start[listing] ?? 0;
  }

  valueAt(place: number): number {
    return this.#values[place] ?? NaN;
  }

  /** The values of a choice or text field as they are shown; a value’s index is its code. */
  dictionaryOf(fieldId: string): ListingIndexDictionary<string> {
    const known = this.#dictionaries.get(fieldId);
    if (known !== undefined) return known;
    const dictionary = new ListingIndexDictionary<string>(comparableValue, []);
    this.#dictionaries.set(fieldId, dictionary);
    return dictionary;
  }

  pack(): PackedFields {
    return {
      start: this.#start.slice(0, this.#listings + 1),
      values: this.#values.slice(0, this.#length),
      dictionaries: new Map([...this.#dictionaries].map(([fieldId, { values }]) => [fieldId, [...values]])),
    };
  }

  #numberOf(field: Field, value: FieldValue | undefined): number {
    if (value === undefined) return NaN;
    if (isMeasured(field)) return measurableValue(value) ?? NaN;
    if (field.kind === 'flag') return value === true ? 0 : NaN;
    return this.dictionaryOf(field.id).codeOf(displayedValue(field, value));
  }
}

const INITIAL_CAPACITY = 4096;

function grown<Values extends { set(values: Values): void }>(from: Values, to: Values): Values {
  to.set(from);
  return to;
}
