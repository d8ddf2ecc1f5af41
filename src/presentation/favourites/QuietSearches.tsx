import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { notificationsViewModel } from '../account/viewModels';
import { useViewModel } from '../shared/useViewModel';
import type { NewResultsViewModel } from './NewResultsViewModel';

/** Renders nothing; applies the person’s choice of notifications to `newResults`. */
export const QuietSearches = observer(function QuietSearches({
  newResults,
}: {
  readonly newResults: NewResultsViewModel;
}) {
  const notifications = useViewModel(notificationsViewModel);
  useEffect(() => notifications.start(), [notifications]);
  const isQuiet = notifications.choices?.savedSearches === false;
  useEffect(() => {
    newResults.setQuiet(isQuiet);
    return () => newResults.setQuiet(false);
  }, [isQuiet, newResults]);
  return null;
});
