import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { useNotify } from '../shared/notices/notify';
import { useSession } from '../shared/session/useSession';
import type { SavedItemsViewModel } from './SavedItemsViewModel';
import { errorText } from './messages';
import type { NewResultsViewModel } from './NewResultsViewModel';
import { QuietSearches } from './QuietSearches';

interface SavedItemsHostProps {
  readonly savedItems: SavedItemsViewModel;
  readonly newResults: NewResultsViewModel;
}

/** Runs the view-models of saved items while the site is open, and shows their errors as toasts. */
export const SavedItemsHost = observer(function SavedItemsHost({ savedItems, newResults }: SavedItemsHostProps) {
  const notify = useNotify();
  const isSignedIn = useSession().profile !== null;
  const { error } = savedItems;
  useEffect(() => savedItems.start(), [savedItems]);
  useEffect(() => newResults.start(), [newResults]);
  useEffect(() => {
    if (error !== null) notify({ text: errorText(error), kind: 'error' });
  }, [error, notify]);
  return isSignedIn ? (
    <Suspense fallback={null}>
      <QuietSearches newResults={newResults} />
    </Suspense>
  ) : null;
});
