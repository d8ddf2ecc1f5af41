import type { Instant } from '../../domain/shared/Instant';

export interface SubscriberRecord {
  readonly email: string;
  readonly subscribedAt: Instant;
  readonly source: string;
}
