import type { ComponentType } from 'react';
import type { ViewModelKey } from '../viewModelKey';

/** A screen of an area at its address; `app/routes` gives it a frame. */
export interface ScreenRoute {
  readonly path: string;
  /** Loads the code of the screen, which happens when it is first shown. */
  readonly load: () => Promise<ComponentType>;
  /** The view-model that the screen uses first; its area is loaded with the screen. */
  readonly viewModel?: ViewModelKey<unknown>;
}
