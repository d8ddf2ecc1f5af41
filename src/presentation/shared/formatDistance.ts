import { formatNumber } from './formatNumber';
import { messages } from './messages';

/** « 3 km », « moins de 1 km ». */
export function formatDistance(kilometres: number): string {
  return kilometres < 1 ? messages.lessThanOneKilometre : messages.kilometres(formatNumber(kilometres));
}
