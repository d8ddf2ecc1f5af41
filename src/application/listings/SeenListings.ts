import { token } from '../shared/token';

/** The listings opened in this browser, stored there only, the latest 500. */
export interface SeenListings {
  has(listingId: string): boolean;
  add(listingId: string): void;
}
export const SeenListings = token<SeenListings>('SeenListings');
