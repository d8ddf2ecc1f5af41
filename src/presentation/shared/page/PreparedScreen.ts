import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** Where a screen is shown. */
export interface ScreenPlace {
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The query of the address, with its `?`. */
  readonly search: string;
}

/** A screen that can ask for its data before it is rendered: a server renders once, and runs no effects. */
export interface PreparedScreen<ViewModel> {
  prepare(viewModel: ViewModel, place: ScreenPlace): Unsubscribe;
}
