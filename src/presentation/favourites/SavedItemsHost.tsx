import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { useNotify } from '../shared/notices/notify';
import { useSession } from '../shared/session/useSession';
import type { SavedItemsViewModel } from './SavedItemsViewModel';
import { troubleText } from './messages';
import type { NewResultsViewModel } from './NewResultsViewModel';
import { QuietSearches } from './QuietSearches';

interface SavedItemsHostProps {
  readonly keeping: SavedItemsViewModel;
  readonly newResults: NewResultsViewModel;
}

/** Keeps the keeper at work as long as the site stands, and says what it could not do. */
export const SavedItemsHost = observer(function SavedItemsHost({ keeping, newResults }: SavedItemsHostProps) {
  const notify = useNotify();
  const isSignedIn = useSession().profile !== null;
  const { trouble } = keeping;
  useEffect(() => keeping.start(), [keeping]);
  useEffect(() => newResults.start(), [newResults]);
  useEffect(() => {
    if (trouble !== null) notify({ text: troubleText(trouble), kind: 'error' });
  }, [trouble, notify]);
  return isSignedIn ? (
    <Suspense fallback={null}>
      <QuietSearches newResults={newResults} />
    </Suspense>
  ) : null;
});
