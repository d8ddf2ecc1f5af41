import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { notificationsViewModel } from '../account/viewModels';
import { useViewModel } from '../shared/useViewModel';
import type { NewResultsViewModel } from './NewResultsViewModel';

/** Heeds what the person has chosen to be told of. */
export const QuietSearches = observer(function QuietSearches({
  newResults,
}: {
  readonly newResults: NewResultsViewModel;
}) {
  const notifications = useViewModel(notificationsViewModel);
  useEffect(() => notifications.start(), [notifications]);
  const isQuiet = notifications.choices?.savedSearches === false;
  useEffect(() => {
    newResults.hush(isQuiet);
    return () => newResults.hush(false);
  }, [isQuiet, newResults]);
  return null;
});
