import type { ViewModelKey } from './viewModelKey';

/** Makes view-models; implemented by `src/di`. */
export interface ViewModelSource {
  /** How to make a view-model: at once if its code is at hand, otherwise a promise of it, always the same one for a key. */
  factoryOf<ViewModel>(key: ViewModelKey<ViewModel>): Factory<ViewModel> | Promise<Factory<ViewModel>>;
}

export type Factory<ViewModel> = () => ViewModel;
