import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** Daily visitors, by day (`2026-06-15`, the date in Paris). */
export interface VisitCounter {
  /** Adds one. Refused for any day but today. */
  count(day: string): Promise<BackendResult<void>>;
  /** For admins; `denied` for others. A day without visitors has 0. */
  read(day: string): Promise<BackendResult<number>>;
}
export const VisitCounter = token<VisitCounter>('VisitCounter');
