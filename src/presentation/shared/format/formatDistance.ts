import { formatNumber } from './formatNumber';
import { messages } from '../messages';

/** « environ 3 km », « quelques km ». */
export function formatDistance(kilometres: number): string {
  return kilometres < 1 ? messages.lessThanOneKilometre : messages.kilometres(formatNumber(kilometres));
}
