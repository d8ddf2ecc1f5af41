import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { caseIdOf, caseTargetOf } from '../../../domain/moderation/ModerationCase';
import { PageTitle } from '../../shared/page/PageTitle';
import { administrationPaths } from '../paths';
import { caseMessages as messages } from './caseMessages';
import { CasePane } from './CasePane';
import { CaseQueue } from './CaseQueue';
import type { CaseQueueViewModel } from './CaseQueueViewModel';
import { QueueColumns } from './QueueColumns';
import { useFocusWithoutCase } from './useFocusWithoutCase';
import type { WorkList } from './WorkList';

interface CasesScreenProps {
  readonly queue: CaseQueueViewModel;
  readonly admin: UserProfile;
}

/** What has been reported: the queue, and the open case. */
export const CasesScreen = observer(function CasesScreen({ queue, admin }: CasesScreenProps) {
  const { caseId } = useParams();
  const target = caseId === undefined ? null : caseTargetOf(caseId);
  const next = caseId === undefined ? null : queue.after(caseId);
  // Under its key, the pane of the next case keeps what it has read ahead when its turn comes.
  const panes = [target, ...(next === null ? [] : [next.target])].filter((one) => one !== null);
  const heading = useFocusWithoutCase(caseId);
  const list: WorkList = {
    address: administrationPaths.cases,
    back: messages.back,
    now: queue.now,
    addressOf: administrationPaths.case,
    addressAfter: (decided) => {
      const next = queue.after(decided);
      return next === null ? administrationPaths.cases : administrationPaths.case(next.target);
    },
  };
  return (
    <>
      {caseId === undefined && <PageTitle>{messages.title}</PageTitle>}
      <QueueColumns
        isOpen={caseId !== undefined}
        heading={
          <h1 ref={heading} tabIndex={-1}>
            {messages.title}
          </h1>
        }
        list={<CaseQueue queue={queue} admin={admin.uid} openId={caseId ?? null} />}
        pane={
          <>
            {caseId === undefined && queue.cases.length > 0 && <p className="choose">{messages.choose}</p>}
            {caseId !== undefined && target === null && <p role="alert">{messages.unknownCase}</p>}
            {panes.map((one) => {
              const id = caseIdOf(one);
              return <CasePane key={id} caseId={id} target={one} list={list} admin={admin} isAhead={id !== caseId} />;
            })}
          </>
        }
      />
    </>
  );
});
