import { observer } from 'mobx-react-lite';
import type { Measure } from '../../../domain/moderation/Measure';
import type { CaseQueueViewModel } from '../cases/CaseQueueViewModel';
import type { WorkList } from '../cases/WorkList';
import { ListingQueue } from '../listings/ListingQueue';
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
  const { suspects, status } = viewModel;
  const { page, pageNumber, hasNext, hasPrevious } = viewModel.list;
  const read = page.listings.length;
  const count = suspects.length === 0 ? messages.empty : messages.count(suspects.length, read);
  return (
    <ListingQueue
      name={messages.list}
      viewModel={viewModel.list}
      status={status}
      listings={suspects.map(({ listing }) => listing)}
      count={hasNext || hasPrevious ? messages.page(pageNumber, count) : count}
      emptyHint={messages.emptyHint(read)}
      letters={letters}
      keys={messages.keys}
      queue={queue}
      list={list}
    >
      {suspects.map((suspect) => (
        <WatchListItem
          key={suspect.listing.id}
          suspect={suspect}
          address={list.addressOf({ kind: 'listing', id: suspect.listing.id })}
          isOpen={suspect.listing.id === openId}
          now={list.now}
        />
      ))}
    </ListingQueue>
  );
});
