import * as v from 'valibot';
import { findCategory } from '../../../domain/listings/catalogue/categories';

/** A moment as the SDK gives it, whichever of its builds; read as an `Instant`. */
export const moment = v.pipe(
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

/** What every card of a listing shows, a kept one too. */
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
  publishedAt: moment,
};

/** What a listing and its cards have in common. */
const shownEntries = { ...cardEntries, expiresAt: moment };

/** `listings/{id}`: what stands there beside is dropped. */
export const listingDocument = v.object({
  ...shownEntries,
  ownerId: text,
  seller: v.object({
    name: text,
    kind: sellerKind,
    memberSince: moment,
    company: v.exactOptional(v.object({ name: text, siret: text })),
  }),
  description: text,
  updatedAt: moment,
});

/** What a card document tells of its listing. */
export const shownListing = v.object({ ...shownEntries, seller: v.object({ kind: sellerKind }) });

function hasMillis(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function';
}
