import type { ListingCard } from '../../../domain/listings/Listing';
import { MINUTE, type Instant } from '../../../domain/shared/Instant';

export const FIRST_CARDS_ID = 'first-cards';

/** A card as it stands in the prerendered page, which does not know when it will be read. */
export type FirstCard = Omit<ListingCard, 'publishedAt'> & { readonly ageInMinutes: number };

/** The cards that stand in the page itself, for the time before the backend answers; none on a page without them. */
export function readFirstCards(now: Instant): readonly ListingCard[] {
  const data = document.getElementById(FIRST_CARDS_ID)?.textContent;
  // Written by the build of this very site: its shape is known.
  const cards = data === undefined ? [] : (JSON.parse(data) as readonly FirstCard[]);
  return cards.map(({ ageInMinutes, ...card }) => ({ ...card, publishedAt: now - ageInMinutes * MINUTE }));
}
