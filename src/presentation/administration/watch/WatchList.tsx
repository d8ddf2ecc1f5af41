import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Measure } from '../../../domain/moderation/Measure';
import { Loader } from '../../shared/controls/Loader';
import type { CaseQueueViewModel } from '../cases/CaseQueueViewModel';
import { caseMessages } from '../cases/caseMessages';
import { ShortcutsDialog } from '../cases/ShortcutsDialog';
import { useQueueKeys } from '../cases/useQueueKeys';
import type { WorkList } from '../cases/WorkList';
import { FailureNotice } from '../FailureNotice';
import { listingMessages } from '../listings/listingMessages';
import { ListingPages } from '../listings/ListingPages';
import { WatchListItem } from './WatchListItem';
import { watchMessages as messages } from './watchMessages';
import type { WatchViewModel } from './WatchViewModel';

interface WatchListProps {
  readonly viewModel: WatchViewModel;
  readonly queue: CaseQueueViewModel;
  readonly list: WorkList;
  readonly openId: string | null;
}

const letters: Readonly<Record<string, readonly Measure[]>> = {
  c: ['correction'],
  r: ['removal'],
  v: ['none'],
};

/** The listings that deserve a look, the most suspect first. */
export const WatchList = observer(function WatchList({ viewModel, queue, list, openId }: WatchListProps) {
  const [areKeysShown, setKeysShown] = useState(false);
  const { suspects, status } = viewModel;
  const { page, pageNumber, hasNext, hasPrevious, retry } = viewModel.list;
  const onKeyDown = useQueueKeys({
    targets: suspects.map(({ listing }) => ({ kind: 'listing', id: listing.id })),
    letters,
    hasLetters: queue.hasLetters,
    addressOf: list.addressOf,
    showKeys: () => setKeysShown(true),
  });
  const read = page.listings.length;
  const count = suspects.length === 0 ? messages.empty : messages.count(suspects.length, read);
  return (
    <Root>
      {status === 'loading' && suspects.length === 0 && <Loader message={listingMessages.loading} />}
      {status !== 'loading' && status !== 'ready' && <FailureNotice failure={status} onRetry={retry} />}
      <p className="count" role="status">
        {status === 'ready' && (hasNext || hasPrevious ? messages.page(pageNumber, count) : count)}
      </p>
      {status === 'ready' && suspects.length === 0 && <p className="hint">{messages.emptyHint(read)}</p>}
      {suspects.length > 0 && (
        <ul aria-label={messages.list} onKeyDown={onKeyDown}>
          {suspects.map((suspect) => (
            <WatchListItem
              key={suspect.listing.id}
              suspect={suspect}
              address={list.addressOf({ kind: 'listing', id: suspect.listing.id })}
              isOpen={suspect.listing.id === openId}
              now={list.now}
            />
          ))}
        </ul>
      )}
      <ListingPages viewModel={viewModel.list} />
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
