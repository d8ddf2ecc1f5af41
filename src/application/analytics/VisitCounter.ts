import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** How many visitors came, day by day (`2026-06-15`, the date in France). */
export interface VisitCounter {
  /** Counts one more. Refused for any day but today. */
  count(day: string): Promise<BackendResult<void>>;
  /** For admins; others are `denied`. A day on which nobody came has 0. */
  read(day: string): Promise<BackendResult<number>>;
}
export const VisitCounter = token<VisitCounter>('VisitCounter');
