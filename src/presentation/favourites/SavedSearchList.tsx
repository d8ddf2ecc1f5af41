import { observer } from 'mobx-react-lite';
import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import { FailureNotice } from '../shared/notices/FailureNotice';
import { Loader } from '../shared/controls/Loader';
import { useNotify } from '../shared/notices/notify';
import { useViewModel } from '../shared/useViewModel';
import { paths } from '../shared/paths';
import { EmptyState } from '../shared/empty/EmptyState';
import { favouritesMessages, savedSearchMessages as messages } from './messages';
import { SavedSearchItem } from './SavedSearchItem';
import { Rows } from './Rows';
import { UNDO_MS } from '../shared/notices/toastDurations';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { savedItemsViewModel, savedSearchesViewModel } from './viewModels';

export const SavedSearchList = observer(function SavedSearchList() {
  const viewModel = useViewModel(savedSearchesViewModel);
  const { reload } = useViewModel(savedItemsViewModel);
  const notify = useNotify();
  const { list, empty, expectRemoval } = useFocusAfterRemoval<HTMLUListElement>('.remove');
  const { searches, status } = viewModel;
  if (status === 'loading') return <Loader />;
  if (status !== 'ready') return <FailureNotice failure={status} onRetry={reload} />;
  if (searches.length === 0)
    return (
      <EmptyState
        drawing="tag"
        heading={empty}
        title={messages.emptyTitle}
        text={messages.empty}
        to={paths.search()}
        linkLabel={messages.search}
      />
    );

  const remove = (search: SavedSearch, index: number) => {
    expectRemoval(index);
    viewModel.remove(search);
    notify({
      text: messages.removed(search.name),
      kind: 'info',
      durationMs: UNDO_MS,
      action: { label: favouritesMessages.undo, run: () => viewModel.restore(search) },
    });
  };
  return (
    <Rows ref={list} aria-label={favouritesMessages.searches}>
      {searches.map((search, index) => (
        <SavedSearchItem key={search.id} search={search} viewModel={viewModel} onRemove={() => remove(search, index)} />
      ))}
    </Rows>
  );
});
