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
  for (const [index, date] of pastDays(datedFrom, DAYS).entries()) {
    const usual = visitorsByWeekday[new Date(`${date}T12:00Z`).getUTCDay()] ?? 0;
    const uniqueVisitors = Math.round(usual * (0.6 + index / DAYS) + random.upTo(12));
    if ((await analytics.getKey(date)) !== undefined) continue;
    await analytics.put({ date, uniqueVisitors, lastUpdated: boundsOfDay(date)[1] - 1 });
  }
}
