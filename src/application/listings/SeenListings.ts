import { token } from '../shared/token';

/** Which listings were opened in this browser; kept there only, the latest 500. */
export interface SeenListings {
  has(listingId: string): boolean;
  add(listingId: string): void;
}
export const SeenListings = token<SeenListings>('SeenListings');
