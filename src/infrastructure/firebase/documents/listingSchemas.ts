import * as v from 'valibot';
import { findCategory } from '../../../domain/listings/catalogue/categories';

/** A `Timestamp` of either build of the SDK, read as an `Instant`. */
export const instant = v.pipe(
  v.custom<{ toMillis(): number }>(hasMillis),
  v.transform((timestamp) => timestamp.toMillis()),
);

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const photo = v.object({ id: text, width: count, height: count, url: v.exactOptional(text) });
export const price = v.variant('kind', [
  v.object({ kind: v.literal('amount'), euros: count }),
  v.object({ kind: v.literal('gift') }),
  v.object({ kind: v.literal('on-request') }),
]);
const location = v.object({
  communeCode: text,
  communeName: text,
  postalCode: text,
  latitude: v.number(),
  longitude: v.number(),
});
const sellerKind = v.picklist(['private', 'professional']);

/** What every card of a listing shows, also one stored as a favourite. */
export const cardEntries = {
  kind: v.picklist(['offer', 'wanted']),
  categoryId: v.pipe(
    text,
    v.check((id) => findCategory(id) !== undefined),
  ),
  title: text,
  price,
  fields: v.record(text, v.union([text, v.number(), v.boolean()])),
  location,
  photos: v.array(photo),
  handover: v.object({ inPerson: v.boolean(), delivery: v.boolean() }),
  state: v.picklist(['draft', 'in-review', 'online', 'reserved', 'sold', 'paused', 'expired', 'deleted', 'refused']),
  publishedAt: instant,
};

/** The fields that listings and their cards share. */
const summaryEntries = { ...cardEntries, expiresAt: instant };

/** `listings/{id}`; other fields, such as the ids of its cards, are ignored. */
export const listingDocument = v.object({
  ...summaryEntries,
  ownerId: text,
  seller: v.object({
    name: text,
    kind: sellerKind,
    memberSince: instant,
    company: v.exactOptional(v.object({ name: text, siret: text })),
  }),
  description: text,
  updatedAt: instant,
  formerPrices: v.exactOptional(v.array(v.object({ price, until: instant }))),
});

/** A tombstone, or what a former version left of a deleted listing. */
export const deletedListing = v.object({ state: v.literal('deleted') });

/** The field `listing` of a card document. Cards of former versions do not say since when the seller is a member. */
export const listingSummary = v.object({
  ...summaryEntries,
  seller: v.object({ kind: sellerKind, memberSince: v.exactOptional(instant) }),
});

function hasMillis(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function';
}
