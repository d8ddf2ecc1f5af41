import type { Instant } from '../../domain/shared/Instant';

export interface Clock {
  now(): Instant;
}
