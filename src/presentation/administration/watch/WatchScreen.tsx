import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { caseIdOf, caseTargetOf } from '../../../domain/moderation/ModerationCase';
import { PageTitle } from '../../shared/page/PageTitle';
import { useViewModel } from '../../shared/useViewModel';
import { CasePane } from '../cases/CasePane';
import type { CaseQueueViewModel } from '../cases/CaseQueueViewModel';
import { QueueColumns } from '../cases/QueueColumns';
import { useFocusWithoutCase } from '../cases/useFocusWithoutCase';
import type { WorkList } from '../cases/WorkList';
import { watchViewModel } from '../desk/viewModels';
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
  const heading = useFocusWithoutCase(listingId);
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
    <>
      {listingId === undefined && <PageTitle>{messages.title}</PageTitle>}
      <QueueColumns
        isOpen={listingId !== undefined}
        heading={
          <h1 ref={heading} tabIndex={-1}>
            {messages.title}
          </h1>
        }
        list={
          <>
            <p>{messages.lead}</p>
            <WatchList viewModel={viewModel} queue={queue} list={list} openId={listingId ?? null} />
          </>
        }
        pane={
          listingId === undefined ? (
            viewModel.suspects.length > 0 && <p className="choose">{messages.choose}</p>
          ) : (
            <CasePane
              key={listingId}
              caseId={caseIdOf({ kind: 'listing', id: listingId })}
              target={{ kind: 'listing', id: listingId }}
              list={list}
              admin={admin}
              why={open !== null && <SuspicionSigns signs={open.signs} />}
            />
          )
        }
      />
    </>
  );
});
