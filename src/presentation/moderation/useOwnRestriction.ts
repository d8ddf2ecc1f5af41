import { use, useEffect, useState } from 'react';
import type { Restricted } from '../../domain/shared/Restricted';
import { ViewModelContext } from '../shared/useViewModel';
import type { OwnRestrictionViewModel } from './OwnRestrictionViewModel';
import { ownRestrictionViewModel } from './viewModels';

/**
 * What the signed-in person may not do; null as long as nothing is known. The page does not wait for it, since nearly nobody is
 * restricted: its code is loaded beside. To be used in an observer.
 */
export function useOwnRestriction(): Restricted | null {
  const source = use(ViewModelContext);
  const [viewModel, setViewModel] = useState<OwnRestrictionViewModel | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const follow = async () => {
      const create = await source?.factoryOf(ownRestrictionViewModel);
      if (create === undefined || leaving.signal.aborted) return;
      const own = create();
      leaving.signal.addEventListener('abort', own.start());
      setViewModel(own);
    };
    // Without network it stays unknown: what is not allowed is refused, with the reason.
    follow().catch(() => undefined);
    return () => leaving.abort();
  }, [source]);
  return viewModel?.restricted ?? null;
}
