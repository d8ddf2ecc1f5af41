import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

export class SystemTimers implements Timers {
  after(milliseconds: number, action: () => void): Unsubscribe {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  }
}
