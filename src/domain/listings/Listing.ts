import type { Instant } from '../shared/Instant';
import type { FieldValues } from './catalogue/Field';
import type { ListingState } from './lifecycle/ListingState';
import type { Location } from './place/Location';
import type { Photo } from './Photo';
import type { Price } from './Price';

export interface Listing {
  readonly id: string;
  readonly ownerId: string;
  readonly seller: SellerCard;
  readonly kind: ListingKind;
  readonly categoryId: string;
  readonly title: string;
  readonly description: string;
  readonly price: Price;
  readonly fields: FieldValues;
  readonly location: Location;
  readonly photos: readonly Photo[];
  readonly handover: Handover;
  readonly state: ListingState;
  readonly publishedAt: Instant;
  readonly expiresAt: Instant;
  readonly updatedAt: Instant;
  /** Oldest first; absent while the price has never changed (`formerPricesAfter`). */
  readonly formerPrices?: readonly FormerPrice[];
}

export interface FormerPrice {
  readonly price: Price;
  /** When another price took its place. */
  readonly until: Instant;
}

/** Shown as « Offre » or « Demande ». */
export type ListingKind = 'offer' | 'wanted';

/** How the object changes hands: at least one of the two. */
export interface Handover {
  readonly inPerson: boolean;
  readonly delivery: boolean;
}

/** The public data of a seller, copied onto the listing so that its page costs one read. */
export interface SellerCard {
  readonly name: string;
  readonly kind: SellerKind;
  readonly memberSince: Instant;
  /** Professionals only (legal duty): company name and SIRET number. */
  readonly company?: { readonly name: string; readonly siret: string };
}

export type SellerKind = 'private' | 'professional';

/** The part of a listing that a card shows. */
export type ListingCard = Pick<
  Listing,
  | 'id'
  | 'ownerId'
  | 'title'
  | 'price'
  | 'categoryId'
  | 'kind'
  | 'location'
  | 'photos'
  | 'handover'
  | 'state'
  | 'publishedAt'
  | 'fields'
> & {
  /** Cards of earlier versions do not say since when the seller is a member. */
  readonly seller: Pick<SellerCard, 'kind'> & Partial<Pick<SellerCard, 'memberSince'>>;
};
