import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { caseTargetOf } from '../../../domain/moderation/ModerationCase';
import { useViewModel } from '../../shared/useViewModel';
import type { CaseQueueViewModel } from '../cases/CaseQueueViewModel';
import type { WorkList } from '../cases/WorkList';
import { watchViewModel } from '../desk/viewModels';
import { ListingColumns } from '../listings/ListingColumns';
import { administrationPaths } from '../paths';
import { SuspicionSigns } from './SuspicionSigns';
import { WatchList } from './WatchList';
import { watchMessages as messages } from './watchMessages';

interface WatchScreenProps {
  readonly queue: CaseQueueViewModel;
  readonly admin: UserProfile;
}

/** The newest listings that deserve a look, and the one that is examined. */
export const WatchScreen = observer(function WatchScreen({ queue, admin }: WatchScreenProps) {
  const viewModel = useViewModel(watchViewModel);
  const { listingId } = useParams();
  useEffect(() => viewModel.start(), [viewModel]);
  const list: WorkList = {
    address: administrationPaths.watch,
    back: messages.back,
    now: queue.now,
    addressOf: ({ id }) => administrationPaths.watched(id),
    addressAfter: (caseId) => {
      const next = viewModel.after(caseTargetOf(caseId)?.id ?? '');
      return next === null ? administrationPaths.watch : administrationPaths.watched(next);
    },
  };
  const open = listingId === undefined ? null : viewModel.suspect(listingId);
  return (
    <ListingColumns
      title={messages.title}
      listingId={listingId}
      hasListings={viewModel.suspects.length > 0}
      list={list}
      admin={admin}
      why={open !== null && <SuspicionSigns signs={open.signs} />}
    >
      <p>{messages.lead}</p>
      <WatchList viewModel={viewModel} queue={queue} list={list} openId={listingId ?? null} />
    </ListingColumns>
  );
});
