import * as v from 'valibot';
import { criteriaFromEntries } from '../../../domain/search/criteria/criteriaFromEntries';
import { cardEntries, instant } from '../documents/listingSchemas';

/** A card as it was when its listing became a favourite. */
const snapshot = v.object({
  ...cardEntries,
  id: v.string(),
  ownerId: v.string(),
  publishedAt: v.number(),
  seller: v.object({ kind: v.picklist(['private', 'professional']), memberSince: v.exactOptional(v.number()) }),
});

/** `users/{uid}/favourites/{listingId}`; the card is stored as JSON text, because it is only read whole. */
export const favouriteDocument = v.object({
  addedAt: instant,
  card: v.pipe(v.string(), v.parseJson(), snapshot),
});

/** `favourite_counts/{listingId}` */
export const favouriteCountDocument = v.object({ count: v.pipe(v.number(), v.integer()) });

/** `users/{uid}/saved_searches/{id}`; `search` holds the criteria in the form of a URL query. */
export const savedSearchDocument = v.pipe(
  v.object({ name: v.string(), search: v.string(), createdAt: instant, lookedAt: instant }),
  v.transform(({ search, ...others }) => ({ ...others, criteria: criteriaFromEntries(new URLSearchParams(search)) })),
);

/** `users/{uid}/hidden_sellers/{sellerUid}` */
export const hiddenSellerDocument = v.object({ name: v.string(), hiddenAt: instant });
