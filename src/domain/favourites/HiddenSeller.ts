import type { Instant } from '../shared/Instant';

/** A seller whose listings a person does not want to see. */
export interface HiddenSeller {
  readonly uid: string;
  /** The name on the listing, so that the list of hidden sellers costs no further reads. */
  readonly name: string;
  readonly hiddenAt: Instant;
}
