import * as v from 'valibot';
import type { DailyFigures } from '../../../domain/analytics/DailyFigures';

/**
 * `statistics/{YYYY-MM}`. Each day from the first one of the month is a text of four numbers, which the rules can check: visitors, new
 * listings, new accounts and reports.
 */
export const statisticsDocument = v.object({ days: v.array(v.string()) });

export function statisticsEntryOf({ visitors, listings, accounts, reports }: DailyFigures): string {
  return [visitors, listings, accounts, reports].join(' ');
}

export function figuresOfEntry(day: string, entry: string): DailyFigures {
  const [visitors = 0, listings = 0, accounts = 0, reports = 0] = entry.split(' ').map(Number);
  return { day, visitors, listings, accounts, reports };
}
