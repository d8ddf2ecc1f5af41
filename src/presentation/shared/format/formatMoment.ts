import type { Instant } from '../../../domain/shared/Instant';
import { parisDay } from '../../../domain/shared/parisTime';
import { momentText, weekdays } from '../momentMessages';
import { parisTimeOf } from './formatDate';

/** « samedi 28 novembre à 14 h 30 », in Paris. */
export function formatMoment(instant: Instant): string {
  const { day, month, hour, minute } = parisTimeOf(instant);
  const weekday = weekdays[new Date(parisDay(instant)).getUTCDay()] ?? '';
  return momentText(weekday, day, month, hour, minute);
}
