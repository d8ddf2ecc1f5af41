import { DAY, type Instant } from '../../../domain/shared/Instant';
import { formatDay } from '../../shared/format/formatDate';
import { messages } from '../messages';

/** « Aujourd’hui », « Hier », « 3 novembre 2025 ». */
export function dayHeading(instant: Instant, now: Instant): string {
  const day = formatDay(instant);
  if (day === formatDay(now)) return messages.today;
  return day === formatDay(now - DAY) ? messages.yesterday : day;
}
