import { HOUR, type Instant } from '../shared/Instant';
import { parisWallTime } from '../shared/parisTime';

/** The next time that it is eight o’clock in Paris, which is whole hours ahead of UTC all year. */
export function nextMorning(now: Instant): Instant {
  let hour = now - (now % HOUR) + HOUR;
  while (!parisWallTime(hour).endsWith('T08:00')) hour += HOUR;
  return hour;
}
