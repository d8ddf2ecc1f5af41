import { observer } from 'mobx-react-lite';
import type { Listing } from '../../../domain/listings/Listing';
import type { Measure } from '../../../domain/moderation/Measure';
import type { ReviewReason } from '../../../domain/listings/review/reviewReason';
import type { CaseQueueViewModel } from '../cases/CaseQueueViewModel';
import type { WorkList } from '../cases/WorkList';
import type { ListingListViewModel } from './ListingListViewModel';
import { ListingListItem } from './ListingListItem';
import { ListingQueue } from './ListingQueue';
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
  const { listings, status, hasNext, hasPrevious, pageNumber } = viewModel;
  return (
    <ListingQueue
      name={messages.list}
      viewModel={viewModel}
      status={status}
      listings={listings}
      count={listings.length === 0 ? empty.text : messages.count(listings.length, pageNumber, !hasNext && !hasPrevious)}
      emptyHint={empty.hint}
      letters={letters}
      keys={messages.keys}
      queue={queue}
      list={list}
    >
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
    </ListingQueue>
  );
});
