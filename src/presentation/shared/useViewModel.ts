import { createContext, use, useState } from 'react';
import type { ViewModelName, ViewModels, ViewModelSource } from './ViewModels';

/** Given once, by the application; screens know nothing else of how view-models are made. */
export const ViewModelContext = createContext<ViewModelSource | null>(null);

/** The screen's own view-model, kept as long as the screen stands. Suspends while its code is on the way. */
export function useViewModel<Name extends ViewModelName>(name: Name): ViewModels[Name] {
  const source = use(ViewModelContext);
  if (source === null) throw new Error('useViewModel must be used within a ViewModelContext');
  const factory = source.factoryOf(name);
  const create = typeof factory === 'function' ? factory : use(factory);
  const [viewModel] = useState(create);
  return viewModel;
}
