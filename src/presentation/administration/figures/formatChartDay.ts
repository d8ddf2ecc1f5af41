import { boundsOfDay } from '../../../domain/analytics/DailyFigures';

const format = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', day: 'numeric', month: 'short' });

/** « 3 nov. » of `2026-11-03`. */
export function formatChartDay(day: string): string {
  return format.format(boundsOfDay(day)[0]);
}
