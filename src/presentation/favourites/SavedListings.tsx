import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  favouriteSortOf,
  favouriteSorts,
  favouriteSortWords,
  type FavouriteSort,
} from '../../domain/favourites/FavouriteSort';
import { FailureNotice } from '../shared/notices/FailureNotice';
import { ListingGrid } from '../shared/cards/ListingGrid';
import { ListingGridSkeleton } from '../shared/cards/ListingGridSkeleton';
import { useFocusOnReturn } from '../shared/focus/useFocusOnReturn';
import { useNotify } from '../shared/notices/notify';
import { SelectField } from '../shared/controls/SelectField';
import { useItemCount } from '../shared/controls/useItemCount';
import { below } from '../shared/page/screenWidths';
import { useViewModel } from '../shared/useViewModel';
import { VisuallyHidden, visuallyHidden } from '../shared/controls/VisuallyHidden';
import { paths } from '../shared/paths';
import { EmptyState } from '../shared/empty/EmptyState';
import { FavouriteItem } from './FavouriteItem';
import { InstallOffer } from './InstallOffer';
import type { ShownFavourite } from './FavouritesViewModel';
import { favouritesMessages as messages } from './messages';
import { UNDO_MS } from '../shared/notices/toastDurations';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { favouritesViewModel, savedItemsViewModel } from './viewModels';

const PAGE = 24;
const EAGER_CARDS = 4;

/** The favourites, in the order that the address says. */
export const SavedListings = observer(function SavedListings() {
  const viewModel = useViewModel(favouritesViewModel);
  const { reload } = useViewModel(savedItemsViewModel);
  const [parameters, setParameters] = useSearchParams();
  const [limit, setLimit] = useItemCount(PAGE);
  const notify = useNotify();
  const { list, empty, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>('[data-heart]');
  useFocusOnReturn(list);
  const sort = favouriteSortOf(parameters.get('tri'));
  const { shown, status, total } = viewModel;
  useEffect(() => viewModel.setView(sort, limit), [viewModel, sort, limit]);
  useEffect(() => viewModel.start(), [viewModel]);

  if (status === 'loading') return <ListingGridSkeleton count={4} />;
  if (status !== 'ready') return <FailureNotice failure={status} onRetry={reload} />;
  if (total === 0)
    return (
      <EmptyState
        drawing="crate"
        heading={empty}
        title={messages.emptyTitle}
        text={messages.empty}
        to={paths.search()}
        linkLabel={messages.browse}
      />
    );

  const order = (next: FavouriteSort) =>
    setParameters(next === 'added' ? {} : { tri: favouriteSortWords[next] }, { replace: true });
  const remove = ({ favourite, card }: ShownFavourite, index: number) => {
    expectRemoval(index);
    void viewModel.remove(favourite);
    notify({
      text: messages.removed(card.title),
      kind: 'info',
      durationMs: UNDO_MS,
      action: { label: messages.undo, run: () => void viewModel.restore(favourite) },
    });
  };
  return (
    <div ref={list}>
      <Top>
        <p role="status">{messages.count(total)}</p>
        <SelectField
          label={messages.sort}
          value={sort}
          choices={favouriteSorts.map((value) => ({ value, label: messages.sorts[value] }))}
          onChange={order}
        />
      </Top>
      <VisuallyHidden as="h2">{messages.listings}</VisuallyHidden>
      <ListingGrid label={messages.listings}>
        {shown.map((one, index) => (
          <FavouriteItem
            key={one.card.id}
            shown={one}
            eager={index < EAGER_CARDS}
            onRemove={() => remove(one, index)}
          />
        ))}
      </ListingGrid>
      {shown.length < total && (
        <More>
          <Button variant="outlined" size="large" onClick={() => setLimit(limit + PAGE)}>
            {messages.more}
          </Button>
        </More>
      )}
      <InstallOffer />
    </div>
  );
});

const Top = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
  p: { margin: 0, color: 'var(--mb-palette-text-secondary)' },
  // Count and order on one line.
  [below(450)]: { label: visuallyHidden },
});

const More = styled.div({ display: 'flex', justifyContent: 'center', paddingTop: 36 });
