import { boundsOfDay, pastDays } from '../../../domain/analytics/DailyFigures';
import type { Instant } from '../../../domain/shared/Instant';
import type { ModerationTransaction } from '../moderation/ModerationTransaction';
import { SeededRandom } from './SeededRandom';

const DAYS = 60;
/** Fewer visitors at the beginning of the week than at its end, from Sunday on. */
const visitorsByWeekday = [58, 34, 36, 41, 38, 45, 63] as const;

/** Stores invented visitors of the days before `datedFrom`, growing over time; a day that is counted stays. */
export async function storeDemoVisits(transaction: ModerationTransaction, datedFrom: Instant): Promise<void> {
  const analytics = transaction.objectStore('analytics');
  const random = new SeededRandom(DAYS);
  const days = pastDays(datedFrom, DAYS).map((date, index) => {
    const usual = visitorsByWeekday[new Date(`${date}T12:00Z`).getUTCDay()] ?? 0;
    return { date, uniqueVisitors: Math.round(usual * (0.6 + index / DAYS) + random.upTo(12)) };
  });
  const counted = new Set(await analytics.getAllKeys());
  const missing = days.filter(({ date }) => !counted.has(date));
  // A request that throws must not leave the failures of those before it unhandled: hence `async`.
  await Promise.all(missing.map(async (day) => analytics.put({ ...day, lastUpdated: boundsOfDay(day.date)[1] - 1 })));
}
