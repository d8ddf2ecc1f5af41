import type { ListingCard } from '../../../domain/listings/Listing';
import { MINUTE, startOfHour, type Instant } from '../../../domain/shared/Instant';

export const FIRST_CARDS_ID = 'first-cards';

/** A card of a page that is written before it is known when it is read: its age at the beginning of the hour, as in the demo catalogue. */
export type AgedCard = Omit<ListingCard, 'publishedAt'> & { readonly ageInMinutes: number };

/** A card of a prerendered page: a server knows its date, the build its age. */
export type FirstCard = ListingCard | AgedCard;

/** The cards of the prerendered page, shown until the backend answers; none on other pages. */
export function readFirstCards(now: Instant): readonly ListingCard[] {
  const data = document.getElementById(FIRST_CARDS_ID)?.textContent;
  // Written by the same build: its shape is known.
  const cards = data === undefined ? [] : (JSON.parse(data) as readonly FirstCard[]);
  return cards.map((card) => ('ageInMinutes' in card ? datedCard(card, now) : card));
}

export function datedCard({ ageInMinutes, ...card }: AgedCard, now: Instant): ListingCard {
  return { ...card, publishedAt: startOfHour(now) - ageInMinutes * MINUTE };
}
