import type { Instant } from '../../domain/shared/Instant';
import { token } from './token';

export interface Clock {
  now(): Instant;
}
export const Clock = token<Clock>('Clock');
