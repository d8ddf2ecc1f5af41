import type { Instant } from './Instant';

/** An act that a restricted person is refused until `until`: see `Restriction`. */
export interface Restricted {
  readonly kind: 'restricted';
  readonly until: Instant;
}
