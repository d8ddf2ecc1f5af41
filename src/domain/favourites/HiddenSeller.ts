import type { Instant } from '../shared/Instant';

/** Someone whose listings a person does not want to be shown. */
export interface HiddenSeller {
  readonly uid: string;
  /** As it stood on the listing: the list of hidden sellers costs no further reading. */
  readonly name: string;
  readonly hiddenAt: Instant;
}
