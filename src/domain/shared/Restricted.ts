import type { Instant } from './Instant';

/** An act that a person is refused: until `until`, or, since their account is closed, for good. See `Restriction`. */
export type Restricted =
  | { readonly kind: 'restricted'; readonly until: Instant }
  | { readonly kind: 'closed'; readonly since: Instant };
