import type { FacetCounts } from '../../../src/application/search/ListingSearch';
import { findCategory } from '../../../src/domain/listings/catalogue/categories';
import type { Listing } from '../../../src/domain/listings/Listing';
import { SENIORITIES, seniorityLimit, type SellerSeniority } from '../../../src/domain/listings/sellerSeniority';
import { comparableValue, isCounted } from '../../../src/domain/search/matching/fieldValues';
import { isGift, matchesFilters } from '../../../src/domain/search/matching/matchesFilters';
import { noCriteria, type SearchCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import type { Instant } from '../../../src/domain/shared/Instant';

/**
 * Counts what each choice of a filter would leave, in one pass over the listings that match the words: what a site does on an engine that
 * only finds.
 */
export class PlainCounts {
  readonly #criteria: SearchCriteria;
  /** The filters that no count leaves out. */
  readonly #common: SearchCriteria;
  readonly #now: Instant;
  readonly #categories: Record<string, number> = {};
  readonly #kinds: Record<string, number> = {};
  readonly #sellers: Record<string, number> = {};
  readonly #seniorities: Record<SellerSeniority | 'any', number> = { any: 0, 3: 0, 12: 0, 36: 0 };
  readonly #fields: readonly {
    readonly id: string;
    readonly isFlag: boolean;
    readonly counts: Record<string, number>;
  }[];
  readonly #seniorityLimits: Readonly<Record<SellerSeniority, Instant>>;
  #gift = 0;
  #withPhoto = 0;
  #delivery = 0;
  #notReserved = 0;

  constructor(criteria: SearchCriteria, now: Instant) {
    const { price, giftOnly, withPhoto, delivery, hideReserved, place } = criteria;
    this.#criteria = criteria;
    this.#common = { ...noCriteria, price, giftOnly, withPhoto, delivery, hideReserved, ...(place && { place }) };
    this.#now = now;
    this.#seniorityLimits = { 3: seniorityLimit(3, now), 12: seniorityLimit(12, now), 36: seniorityLimit(36, now) };
    this.#fields = (findCategory(criteria.categoryId ?? '')?.fields ?? [])
      .filter(isCounted)
      .map(({ id, kind }) => ({ id, isFlag: kind === 'flag', counts: {} }));
  }

  /** Counts a listing that matches the words; returns whether it passes all filters. */
  add(listing: Listing): boolean {
    if (!matchesFilters(this.#common, listing, this.#now)) return false;
    const { family, categoryId, kind, seller, seniority } = this.#criteria;
    const inCategory =
      categoryId === undefined
        ? family === undefined || findCategory(listing.categoryId)?.family === family
        : listing.categoryId === categoryId;
    const ofKind = kind === undefined || listing.kind === kind;
    const bySeller = seller === undefined || listing.seller.kind === seller;
    const isSenior = seniority === undefined || this.#hasSeniority(listing, seniority);
    const failedFields = inCategory ? this.#failedFields(listing) : [];
    const withFields = inCategory && failedFields.length === 0;
    if (ofKind && bySeller && isSenior) {
      increase(this.#categories, listing.categoryId);
      if (inCategory) this.#countFields(listing, failedFields);
    }
    if (withFields && bySeller && isSenior) increase(this.#kinds, listing.kind);
    if (withFields && ofKind && isSenior) increase(this.#sellers, listing.seller.kind);
    if (withFields && ofKind && bySeller) this.#countSeniorities(listing);
    const passes = withFields && ofKind && bySeller && isSenior;
    if (passes) this.#countTraits(listing);
    return passes;
  }

  get result(): FacetCounts {
    return {
      categories: this.#categories,
      kinds: this.#kinds,
      sellers: this.#sellers,
      seniorities: this.#seniorities,
      gift: this.#gift,
      withPhoto: this.#withPhoto,
      delivery: this.#delivery,
      notReserved: this.#notReserved,
      fields: Object.fromEntries(this.#fields.map(({ id, counts }) => [id, counts])),
    };
  }

  #failedFields(listing: Listing): readonly string[] {
    const { categoryId, fields } = this.#criteria;
    if (categoryId === undefined) return [];
    return Object.entries(fields)
      .filter(
        ([id, filter]) => !matchesFilters({ ...noCriteria, categoryId, fields: { [id]: filter } }, listing, this.#now),
      )
      .map(([id]) => id);
  }

  /** A field’s own filter is left out. */
  #countFields(listing: Listing, failedFields: readonly string[]): void {
    for (const { id, isFlag, counts } of this.#fields) {
      const value = listing.fields[id];
      if (value === undefined || value === false || failedFields.some((failed) => failed !== id)) continue;
      increase(counts, isFlag ? 'true' : comparableValue(value));
    }
  }

  #countSeniorities(listing: Listing): void {
    this.#seniorities.any += 1;
    for (const seniority of SENIORITIES) if (this.#hasSeniority(listing, seniority)) this.#seniorities[seniority] += 1;
  }

  #hasSeniority({ seller }: Listing, seniority: SellerSeniority): boolean {
    return seller.memberSince < this.#seniorityLimits[seniority];
  }

  #countTraits(listing: Listing): void {
    if (isGift(listing)) this.#gift += 1;
    if (listing.photos.length > 0) this.#withPhoto += 1;
    if (listing.handover.delivery) this.#delivery += 1;
    if (listing.state !== 'reserved') this.#notReserved += 1;
  }
}

function increase(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
