import type { Unsubscribe } from './Unsubscribe';
import { token } from './token';

/** Timers; virtual in tests. */
export interface Timers {
  /** Calls `action` once after so many milliseconds, unless it is cancelled before. */
  after(milliseconds: number, action: () => void): Unsubscribe;
}
export const Timers = token<Timers>('Timers');
