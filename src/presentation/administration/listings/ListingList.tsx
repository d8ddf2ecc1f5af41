import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import type { Measure } from '../../../domain/moderation/Measure';
import type { ReviewReason } from '../../../domain/listings/review/reviewReason';
import { Loader } from '../../shared/controls/Loader';
import type { CaseQueueViewModel } from '../cases/CaseQueueViewModel';
import { caseMessages } from '../cases/caseMessages';
import { ShortcutsDialog } from '../cases/ShortcutsDialog';
import { useQueueKeys } from '../cases/useQueueKeys';
import type { WorkList } from '../cases/WorkList';
import { FailureNotice } from '../FailureNotice';
import type { ListingListViewModel } from './ListingListViewModel';
import { ListingListItem } from './ListingListItem';
import { ListingPages } from './ListingPages';
import { listingMessages as messages } from './listingMessages';

interface ListingListProps {
  readonly viewModel: ListingListViewModel;
  /** What is said of an empty list. */
  readonly empty: { readonly text: string; readonly hint: string };
  readonly queue: CaseQueueViewModel;
  readonly list: WorkList;
  readonly openId: string | null;
  /** Why a listing is in review. */
  readonly reasonOf: (listing: Listing) => ReviewReason | null;
}

const letters: Readonly<Record<string, readonly Measure[]>> = {
  m: ['approval'],
  c: ['correction'],
  r: ['removal'],
};

/** A page of listings. */
export const ListingList = observer(function ListingList({
  viewModel,
  empty,
  queue,
  list,
  openId,
  reasonOf,
}: ListingListProps) {
  const [areKeysShown, setKeysShown] = useState(false);
  const { listings, status, hasNext, hasPrevious, pageNumber } = viewModel;
  const onKeyDown = useQueueKeys({
    targets: listings.map(({ id }) => ({ kind: 'listing', id })),
    letters,
    hasLetters: queue.hasLetters,
    addressOf: list.addressOf,
    showKeys: () => setKeysShown(true),
  });
  const isEmpty = status === 'ready' && listings.length === 0;
  return (
    <Root>
      {status === 'loading' && listings.length === 0 && <Loader message={messages.loading} />}
      {status !== 'loading' && status !== 'ready' && <FailureNotice failure={status} onRetry={viewModel.retry} />}
      <p className="count" role="status">
        {isEmpty && empty.text}
        {status === 'ready' && !isEmpty && messages.count(listings.length, pageNumber, !hasNext && !hasPrevious)}
      </p>
      {isEmpty && <p className="hint">{empty.hint}</p>}
      {listings.length > 0 && (
        <ul aria-label={messages.list} onKeyDown={onKeyDown}>
          {listings.map((listing) => (
            <ListingListItem
              key={listing.id}
              listing={listing}
              address={list.addressOf({ kind: 'listing', id: listing.id })}
              isOpen={listing.id === openId}
              now={list.now}
              reason={reasonOf(listing)}
            />
          ))}
        </ul>
      )}
      <ListingPages viewModel={viewModel} />
      <Button onClick={() => setKeysShown(true)}>{caseMessages.shortcuts}</Button>
      {areKeysShown && <ShortcutsDialog queue={queue} keys={messages.keys} onClose={() => setKeysShown(false)} />}
    </Root>
  );
});

const Root = styled.div({
  '.count': { margin: '16px 0 12px', fontWeight: 600, color: 'var(--mb-palette-text-secondary)' },
  '.hint': { margin: '0 0 12px', color: 'var(--mb-palette-text-secondary)' },
  ul: { display: 'grid', gap: 8, margin: '0 0 12px', padding: 0, listStyle: 'none' },
});
