import type { ListingCard } from './Listing';

/** Copies only what a card shows, of a whole listing too. */
export function cardOf(listing: ListingCard): ListingCard {
  const { kind, memberSince } = listing.seller;
  return {
    id: listing.id,
    ownerId: listing.ownerId,
    title: listing.title,
    price: listing.price,
    categoryId: listing.categoryId,
    kind: listing.kind,
    location: listing.location,
    photos: listing.photos,
    handover: listing.handover,
    state: listing.state,
    publishedAt: listing.publishedAt,
    fields: listing.fields,
    seller: { kind, ...(memberSince !== undefined && { memberSince }) },
  };
}
