import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyState } from '../../shared/empty/EmptyState';
import { useItemCount } from '../../shared/controls/useItemCount';
import { useViewModel } from '../../shared/useViewModel';
import { VisuallyHidden } from '../../shared/controls/VisuallyHidden';
import { paths } from '../../shared/paths';
import { above } from '../../shared/page/screenWidths';
import { buyersViewModel } from '../viewModels';
import { pathOfGroup, type ListingGroup } from './listingGroups';
import { buyerMessages, emptyGroups, groupLabels, myListingsMessages as messages } from './messages';
import type { ListingPlace, MyListingsViewModel } from './MyListingsViewModel';
import { OwnListing } from './OwnListing';
import { RenewAll } from './RenewAll';
import { RetryNotice } from './RetryNotice';
import { useFocusAfterActing } from './useFocusAfterActing';
import { useOwnerActions } from './useOwnerActions';

const PAGE_SIZE = 12;

const ways = {
  all: { to: paths.myListings, linkLabel: messages.seeAll },
  post: { to: paths.postListing, linkLabel: messages.post },
} as const;

/** `moved`: the listing that has just left the group, and where it is now. `hasOthers`: whether another group has a listing. */
function emptyState(group: ListingGroup, moved: ListingPlace | null, hasOthers: boolean) {
  if (group === 'toutes') return { ...messages.empty.toutes, ...ways.post };
  const empty = emptyGroups[group];
  if (moved === null) return { ...empty, ...(hasOthers ? ways.all : ways.post) };
  const label = groupLabels[moved.group];
  return {
    ...empty,
    text: messages.empty.moved(moved.listing.title, label),
    to: pathOfGroup(moved.group),
    linkLabel: messages.empty.goThere(label),
  };
}

interface MyListingsListProps {
  readonly viewModel: MyListingsViewModel;
  readonly group: ListingGroup;
}

/** The listings of a group. Audience and buyers are loaded only for those that are shown. */
export const MyListingsList = observer(function MyListingsList({ viewModel, group }: MyListingsListProps) {
  const [count, show] = useItemCount(PAGE_SIZE);
  const listings = viewModel.inGroup(group);
  const shown = listings.slice(0, count);
  const ids = shown.map(({ id }) => id).join(' ');
  const buyers = useViewModel(buyersViewModel);
  const loadBuyers = useEffectEvent(() => void buyers.load(shown));
  const { act, holder } = useFocusAfterActing(useOwnerActions());
  const [lastId, setLastId] = useState<string | null>(null);
  useEffect(() => {
    void viewModel.loadAudience(ids === '' ? [] : ids.split(' '));
  }, [viewModel, ids]);
  useEffect(() => loadBuyers(), [ids]);
  const audienceFailed = shown.some(({ id }) => viewModel.failedIds.has(id));
  const withoutBuyer = shown.filter(({ id }) => buyers.failedIds.has(id));
  // The retry button disappears and would lose the focus.
  const retryWithFocus = (read: () => Promise<void>) => () => {
    holder.current?.focus({ preventScroll: true });
    void read();
  };
  return (
    <Holder ref={holder} tabIndex={-1} role="region" aria-label={groupLabels[group]}>
      <VisuallyHidden as="h2">{groupLabels[group]}</VisuallyHidden>
      {audienceFailed && (
        <RetryNotice
          text={messages.audienceNotLoaded}
          onRetry={retryWithFocus(() => viewModel.loadAudience(shown.map(({ id }) => id)))}
        />
      )}
      {withoutBuyer.length > 0 && (
        <RetryNotice
          text={buyerMessages.notLoaded(withoutBuyer.length)}
          onRetry={retryWithFocus(() => buyers.load(withoutBuyer))}
        />
      )}
      <RenewAll listings={listings} />
      {listings.length === 0 && (
        <EmptyState
          drawing="stall"
          {...emptyState(
            group,
            lastId === null ? null : viewModel.placeOf(lastId),
            viewModel.inGroup('toutes').length > 0,
          )}
        />
      )}
      <ul>
        {shown.map((listing) => (
          <li key={listing.id}>
            <OwnListing
              listing={listing}
              audience={viewModel.audienceOf(listing.id)}
              onAct={(...taken) => {
                setLastId(taken[0].id);
                act(...taken);
              }}
            />
          </li>
        ))}
      </ul>
      {listings.length > count && (
        <Button variant="outlined" size="large" onClick={() => show(count + PAGE_SIZE)}>
          {messages.more}
        </Button>
      )}
    </Holder>
  );
});

const Holder = styled.div({
  '&:focus:not(:focus-visible)': { outline: 'none' },
  display: 'grid',
  justifyItems: 'center',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: 24,
  '> *': { width: '100%', boxSizing: 'border-box' },
  '> .MuiButton-root': { width: 'auto' },
  '> ul': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, margin: 0, padding: 0, listStyle: 'none' },
  [above(1200)]: { '> ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 20 } },
});
