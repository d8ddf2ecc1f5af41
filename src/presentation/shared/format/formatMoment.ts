import type { Instant } from '../../../domain/shared/Instant';
import { momentText } from '../momentMessages';

const format = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

/** « samedi 28 novembre à 14 h 30 », in Paris. */
export function formatMoment(instant: Instant): string {
  const parts = format.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return momentText(part('weekday'), Number(part('day')), part('month'), Number(part('hour')), part('minute'));
}
