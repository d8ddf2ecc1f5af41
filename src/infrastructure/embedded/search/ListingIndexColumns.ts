import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import type { Location } from '../../../domain/listings/place/Location';
import { priceInEuros } from '../../../domain/listings/Price';
import type { Instant } from '../../../domain/shared/Instant';
import { isGift } from '../../../domain/search/matching/matchesFilters';
import { intact } from './intact';
import { ListingIndexFields, type PackedFields } from './ListingIndexFields';
import { ListingIndexDictionary } from './ListingIndexDictionary';

/** Yes-or-no properties of a listing, one bit each. `gift` is any price of 0, `calledGift` the price kind `gift`. */
export const traits = {
  wanted: 1,
  professional: 2,
  gift: 4,
  photo: 8,
  delivery: 16,
  inPerson: 32,
  reserved: 64,
  calledGift: 128,
} as const;

/** « Sur demande » in the price column. */
export const NO_PRICE = -1;

export interface PackedColumns {
  readonly ids: readonly string[];
  readonly categories: readonly string[];
  readonly locations: readonly Location[];
  readonly fields: PackedFields;
  readonly category: Uint8Array<ArrayBuffer>;
  readonly location: Int32Array<ArrayBuffer>;
  readonly traits: Uint8Array<ArrayBuffer>;
  readonly price: Int32Array<ArrayBuffer>;
  readonly memberSince: Float64Array<ArrayBuffer>;
  readonly publishedAt: Float64Array<ArrayBuffer>;
  readonly expiresAt: Float64Array<ArrayBuffer>;
}

/** The properties that filters and sorts read, in columns by listing number. */
export class ListingIndexColumns {
  readonly categories: ListingIndexDictionary<string>;
  readonly locations: ListingIndexDictionary<Location>;
  /** The JSON of `locations`. */
  readonly locationTexts: string[];
  readonly fields: ListingIndexFields;
  category = new Uint8Array(INITIAL_CAPACITY);
  location = new Int32Array(INITIAL_CAPACITY);
  traits = new Uint8Array(INITIAL_CAPACITY);
  price = new Int32Array(INITIAL_CAPACITY);
  memberSince = new Float64Array(INITIAL_CAPACITY);
  publishedAt = new Float64Array(INITIAL_CAPACITY);
  /** 0 once the listing has been removed. */
  expiresAt = new Float64Array(INITIAL_CAPACITY);
  readonly ids: string[];

  constructor(packed: PackedColumns | null) {
    const { ids, categories, locations, fields } = packed ?? { ids: [], categories: [], locations: [], fields: null };
    const listings = ids.length;
    this.ids = [...ids];
    this.categories = new ListingIndexDictionary((id) => id, categories);
    this.locations = new ListingIndexDictionary(keyOfLocation, locations);
    this.locationTexts = locations.map((location) => JSON.stringify(location));
    this.fields = new ListingIndexFields(fields, listings);
    if (packed === null) return;
    this.category = intact(packed.category, Uint8Array, listings);
    this.location = intact(packed.location, Int32Array, listings);
    this.traits = intact(packed.traits, Uint8Array, listings);
    this.price = intact(packed.price, Int32Array, listings);
    this.memberSince = intact(packed.memberSince, Float64Array, listings);
    this.publishedAt = intact(packed.publishedAt, Float64Array, listings);
    this.expiresAt = intact(packed.expiresAt, Float64Array, listings);
  }

  get size(): number {
    return this.ids.length;
  }

  /** Returns the listing’s number. */
  add(listing: Listing): number {
    const number = this.ids.push(listing.id) - 1;
    if (number >= this.category.length) this.#grow();
    this.category[number] = this.categories.codeOf(listing.categoryId);
    this.location[number] = this.#locationOf(listing.location);
    this.traits[number] = traitsOf(listing);
    this.price[number] = priceInEuros(listing.price) ?? NO_PRICE;
    this.memberSince[number] = listing.seller.memberSince;
    this.publishedAt[number] = listing.publishedAt;
    this.expiresAt[number] = listing.expiresAt;
    this.fields.add(findCategory(listing.categoryId), listing.fields);
    return number;
  }

  remove(number: number): void {
    this.expiresAt[number] = 0;
  }

  isFindable(number: number, now: Instant): boolean {
    return (this.expiresAt[number] ?? 0) > now;
  }

  /** Whether the listing has not been removed. */
  isHeld(number: number): boolean {
    return this.isFindable(number, 0);
  }

  pack(): PackedColumns {
    const { size } = this;
    return {
      ids: [...this.ids],
      categories: [...this.categories.values],
      locations: [...this.locations.values],
      fields: this.fields.pack(),
      category: this.category.slice(0, size),
      location: this.location.slice(0, size),
      traits: this.traits.slice(0, size),
      price: this.price.slice(0, size),
      memberSince: this.memberSince.slice(0, size),
      publishedAt: this.publishedAt.slice(0, size),
      expiresAt: this.expiresAt.slice(0, size),
    };
  }

  #locationOf(location: Location): number {
    const code = this.locations.codeOf(location);
    this.locationTexts[code] ??= JSON.stringify(location);
    return code;
  }

  #grow(): void {
    const capacity = Math.max(INITIAL_CAPACITY, this.category.length * 2);
    this.category = grown(this.category, new Uint8Array(capacity));
    this.location = grown(this.location, new Int32Array(capacity));
    this.traits = grown(this.traits, new Uint8Array(capacity));
    this.price = grown(this.price, new Int32Array(capacity));
    this.memberSince = grown(this.memberSince, new Float64Array(capacity));
    this.publishedAt = grown(this.publishedAt, new Float64Array(capacity));
    this.expiresAt = grown(this.expiresAt, new Float64Array(capacity));
  }
}

const INITIAL_CAPACITY = 1024;

interface Column {
  set(values: this): void;
}

function grown<Values extends Column>(from: Values, to: Values): Values {
  to.set(from);
  return to;
}

function keyOfLocation({ communeCode, postalCode, latitude, longitude }: Location): string {
  return `${communeCode} ${postalCode} ${latitude} ${longitude}`;
}

function traitsOf(listing: Listing): number {
  return (
    (listing.kind === 'wanted' ? traits.wanted : 0) |
    (listing.seller.kind === 'professional' ? traits.professional : 0) |
    (isGift(listing) ? traits.gift : 0) |
    (listing.photos.length > 0 ? traits.photo : 0) |
    (listing.handover.delivery ? traits.delivery : 0) |
    (listing.handover.inPerson ? traits.inPerson : 0) |
    (listing.state === 'reserved' ? traits.reserved : 0) |
    (listing.price.kind === 'gift' ? traits.calledGift : 0)
  );
}
