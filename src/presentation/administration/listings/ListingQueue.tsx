import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import type { Measure } from '../../../domain/moderation/Measure';
import { Loader } from '../../shared/controls/Loader';
import type { CaseQueueViewModel } from '../cases/CaseQueueViewModel';
import { Shortcuts } from '../cases/Shortcuts';
import { useQueueKeys } from '../cases/useQueueKeys';
import type { WorkList } from '../cases/WorkList';
import { FailureNotice } from '../FailureNotice';
import type { ListingListViewModel } from './ListingListViewModel';
import { ListingPages } from './ListingPages';
import { listingMessages as messages } from './listingMessages';

interface ListingQueueProps {
  /** The name of the list. */
  readonly name: string;
  /** Whose pages are turned. */
  readonly viewModel: ListingListViewModel;
  readonly status: ListingListViewModel['status'];
  readonly listings: readonly Listing[];
  /** What is said of the list once it is read. */
  readonly count: string;
  /** What is said of it besides when it is empty. */
  readonly emptyHint: string;
  /** The measures that a letter proposes, and what each key does. */
  readonly letters: Readonly<Record<string, readonly Measure[]>>;
  readonly keys: readonly { readonly keys: readonly string[]; readonly label: string }[];
  readonly queue: CaseQueueViewModel;
  readonly list: WorkList;
  /** The items of the listings. */
  readonly children: ReactNode;
}

/** A page of listings that are worked through by keyboard. */
export const ListingQueue = observer(function ListingQueue({
  name,
  viewModel,
  status,
  listings,
  count,
  emptyHint,
  letters,
  keys,
  queue,
  list,
  children,
}: ListingQueueProps) {
  const [areKeysShown, setKeysShown] = useState(false);
  const onKeyDown = useQueueKeys({
    targets: listings.map(({ id }) => ({ kind: 'listing', id })),
    letters,
    hasLetters: queue.hasLetters,
    addressOf: list.addressOf,
    showKeys: () => setKeysShown(true),
  });
  const isEmpty = listings.length === 0;
  return (
    <Root>
      {status === 'loading' && isEmpty && <Loader message={messages.loading} />}
      {status !== 'loading' && status !== 'ready' && <FailureNotice failure={status} onRetry={viewModel.retry} />}
      <p className="count" role="status">
        {status === 'ready' && count}
      </p>
      {status === 'ready' && isEmpty && <p className="hint">{emptyHint}</p>}
      {!isEmpty && (
        <ul aria-label={name} onKeyDown={onKeyDown}>
          {children}
        </ul>
      )}
      <ListingPages viewModel={viewModel} />
      <Shortcuts
        queue={queue}
        keys={keys}
        isOpen={areKeysShown}
        onOpen={() => setKeysShown(true)}
        onClose={() => setKeysShown(false)}
      />
    </Root>
  );
});

const Root = styled.div({
  '.count': { margin: '16px 0 12px', fontWeight: 600, color: 'var(--mb-palette-text-secondary)' },
  '.hint': { margin: '0 0 12px', color: 'var(--mb-palette-text-secondary)' },
  ul: { display: 'grid', gap: 8, margin: '0 0 12px', padding: 0, listStyle: 'none' },
});
