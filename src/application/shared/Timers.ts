import type { Unsubscribe } from './Unsubscribe';
import { token } from './token';

/** Time that passes; in tests it is virtual. */
export interface Timers {
  /** Calls `action` once, so many milliseconds from now, unless it is ended before. */
  after(milliseconds: number, action: () => void): Unsubscribe;
}
export const Timers = token<Timers>('Timers');
