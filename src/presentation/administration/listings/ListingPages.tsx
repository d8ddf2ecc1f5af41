import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { ListingListViewModel } from './ListingListViewModel';
import { listingMessages as messages } from './listingMessages';

/** Turns the pages of a list; nothing where there is one only. */
export const ListingPages = observer(function ListingPages({
  viewModel,
}: {
  readonly viewModel: ListingListViewModel;
}) {
  const { hasNext, hasPrevious } = viewModel;
  if (!hasNext && !hasPrevious) return null;
  return (
    <Pages role="group" aria-label={messages.pages}>
      <Button variant="outlined" aria-disabled={!hasPrevious} onClick={viewModel.showPrevious}>
        {messages.previous}
      </Button>
      <Button variant="outlined" aria-disabled={!hasNext} onClick={viewModel.showNext}>
        {messages.next}
      </Button>
    </Pages>
  );
});

const Pages = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 12,
  '[aria-disabled="true"]': {
    cursor: 'default',
    borderStyle: 'dashed',
    borderColor: 'var(--mb-palette-divider)',
    color: 'var(--mb-palette-text-secondary)',
  },
});
