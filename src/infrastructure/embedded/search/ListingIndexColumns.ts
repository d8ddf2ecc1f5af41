import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import type { Location } from '../../../domain/listings/place/Location';
import { priceInEuros } from '../../../domain/listings/Price';
import type { Instant } from '../../../domain/shared/Instant';
import { isGift } from '../../../domain/search/matching/matchesFilters';
import { ListingIndexFields } from './ListingIndexFields';
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

/** The properties that filters and sorts read, in columns by listing number. */
export class ListingIndexColumns {
  readonly categories = new ListingIndexDictionary<string>((id) => id);
  readonly locations = new ListingIndexDictionary<Location>(
    ({ communeCode, postalCode, latitude, longitude }) => `${communeCode} ${postalCode} ${latitude} ${longitude}`,
  );
  /** The JSON of `locations`. */
  readonly locationTexts: string[] = [];
  readonly fields = new ListingIndexFields();
  category = new Uint8Array(INITIAL_CAPACITY);
  location = new Int32Array(INITIAL_CAPACITY);
  traits = new Uint8Array(INITIAL_CAPACITY);
  price = new Int32Array(INITIAL_CAPACITY);
  memberSince = new Float64Array(INITIAL_CAPACITY);
  publishedAt = new Float64Array(INITIAL_CAPACITY);
  /** 0 once the listing has been removed. */
  expiresAt = new Float64Array(INITIAL_CAPACITY);
  readonly ids: string[] = [];

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

  #locationOf(location: Location): number {
    const code = this.locations.codeOf(location);
    this.locationTexts[code] ??= JSON.stringify(location);
    return code;
  }

  #grow(): void {
    const capacity = this.category.length * 2;
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
