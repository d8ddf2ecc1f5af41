import type { ListingCard } from '../../../domain/listings/Listing';
import { MINUTE, type Instant } from '../../../domain/shared/Instant';

export const FIRST_CARDS_ID = 'first-cards';

/** A card of the prerendered page; its date is relative, since the page may be read at any time. */
export type FirstCard = Omit<ListingCard, 'publishedAt'> & { readonly ageInMinutes: number };

/** The cards of the prerendered page, shown until the backend answers; none on other pages. */
export function readFirstCards(now: Instant): readonly ListingCard[] {
  const data = document.getElementById(FIRST_CARDS_ID)?.textContent;
  // Written by the same build: its shape is known.
  const cards = data === undefined ? [] : (JSON.parse(data) as readonly FirstCard[]);
  return cards.map(({ ageInMinutes, ...card }) => ({ ...card, publishedAt: now - ageInMinutes * MINUTE }));
}
