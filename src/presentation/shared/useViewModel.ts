import { createContext, use, useState } from 'react';
import type { ViewModelKey } from './viewModelKey';
import type { ViewModelSource } from './ViewModelSource';

/** Given once, by the application; screens know nothing else of how view-models are made. */
export const ViewModelContext = createContext<ViewModelSource | null>(null);

/** The view-model of a key, the same one as long as the component is mounted. Suspends while its code is being loaded. */
export function useViewModel<ViewModel>(key: ViewModelKey<ViewModel>): ViewModel {
  const source = use(ViewModelContext);
  if (source === null) throw new Error('useViewModel must be used within a ViewModelContext');
  const factory = source.factoryOf(key);
  const create = typeof factory === 'function' ? factory : use(factory);
  const [viewModel] = useState(create);
  return viewModel;
}
