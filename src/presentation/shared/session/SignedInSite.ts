import type { Notify } from '../notices/notify';
import type { ViewModelSource } from '../ViewModelSource';

/** What work that runs on the whole site gets, for one signed-in person. */
export interface SignedInSite {
  readonly viewModels: ViewModelSource;
  readonly uid: string;
  /** Aborted when the person is signed out. */
  readonly signal: AbortSignal;
  readonly notify: Notify;
  readonly open: (path: string) => void;
  readonly isOpen: (path: string) => boolean;
}
