import { token } from '../shared/token';

/** The listings whose views this browser has counted; stored there only, the latest 500. */
export interface CountedViews {
  isCounted(listingId: string): boolean;
  markCounted(listingId: string): void;
}
export const CountedViews = token<CountedViews>('CountedViews');
