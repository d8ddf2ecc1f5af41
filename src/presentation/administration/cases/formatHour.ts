import type { Instant } from '../../../domain/shared/Instant';
import { formatTime } from '../../shared/format/formatDate';

/** « 14 h 32 ». */
export function formatHour(instant: Instant): string {
  return formatTime(instant).replace(':', '\u00a0h\u00a0');
}
