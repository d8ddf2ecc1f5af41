import type { Category } from '../../../domain/listings/catalogue/Category';
import type { Field, FieldValue, FieldValues } from '../../../domain/listings/catalogue/Field';
import {
  comparableValue,
  displayedValue,
  isMeasured,
  measurableValue,
} from '../../../domain/search/matching/fieldValues';
import { ListingIndexLegend } from './ListingIndexLegend';

/**
 * The fields by which a category filters, as numbers: a listing has one place for each of its category's. Choices and texts
 * stand as the code of their value, a flag that is set as 0; NaN is what is not said, or a flag not set.
 */
export class ListingIndexFields {
  readonly #legends = new Map<string, ListingIndexLegend<string>>();
  readonly #places = new Map<string, readonly Field[]>();
  #start = new Int32Array(1024);
  #values = new Float64Array(4096);
  #listings = 0;
  #length = 0;

  /** Takes the next listing. */
  add(category: Category | undefined, values: FieldValues): void {
    const fields = category === undefined ? [] : this.filtersOf(category);
    if (this.#listings === this.#start.length) this.#start = grown(this.#start, new Int32Array(this.#listings * 2));
    if (this.#length + fields.length > this.#values.length)
      this.#values = grown(this.#values, new Float64Array(this.#values.length * 2));
    this.#start[this.#listings++] = this.#length;
    for (const field of fields) this.#values[this.#length++] = this.#numberOf(field, values[field.id]);
  }

  /** The fields that have a place, in the order of their places. */
  filtersOf(category: Category): readonly Field[] {
    const known = this.#places.get(category.id);
    if (known !== undefined) return known;
    const fields = category.fields.filter(({ filter }) => filter === true);
    this.#places.set(category.id, fields);
    return fields;
  }

  valueOf(listing: number, place: number): number {
    return this.#values[(this.#start[listing] ?? 0) + place] ?? NaN;
  }

  /** The values that a choice or text field has had, as they are shown; a value's index is its code. */
  legendOf(fieldId: string): ListingIndexLegend<string> {
    const known = this.#legends.get(fieldId);
    if (known !== undefined) return known;
    const legend = new ListingIndexLegend<string>(comparableValue);
    this.#legends.set(fieldId, legend);
    return legend;
  }

  #numberOf(field: Field, value: FieldValue | undefined): number {
    if (value === undefined) return NaN;
    if (isMeasured(field)) return measurableValue(value) ?? NaN;
    if (field.kind === 'flag') return value === true ? 0 : NaN;
    return this.legendOf(field.id).codeOf(displayedValue(field, value));
  }
}

function grown<Values extends { set(values: Values): void }>(from: Values, to: Values): Values {
  to.set(from);
  return to;
}
