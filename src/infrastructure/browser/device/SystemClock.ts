import type { Clock } from '../../../application/shared/Clock';

export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }
}
