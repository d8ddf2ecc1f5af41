import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useParams } from 'react-router-dom';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { caseTargetOf } from '../../../domain/moderation/ModerationCase';
import { visuallyHidden } from '../../shared/controls/VisuallyHidden';
import { PageTitle } from '../../shared/page/PageTitle';
import { above, below } from '../../shared/page/screenWidths';
import { caseMessages as messages } from './caseMessages';
import { CasePane } from './CasePane';
import { CaseQueue } from './CaseQueue';
import type { CaseQueueViewModel } from './CaseQueueViewModel';

interface CasesScreenProps {
  readonly queue: CaseQueueViewModel;
  readonly admin: UserProfile;
}

/** The queue, and beside it the open case; on a narrow screen one of the two. */
export const CasesScreen = observer(function CasesScreen({ queue, admin }: CasesScreenProps) {
  const { caseId } = useParams();
  const target = caseId === undefined ? null : caseTargetOf(caseId);
  const heading = useFocusWithoutCase(caseId);
  return (
    <>
      {caseId === undefined && <PageTitle>{messages.title}</PageTitle>}
      <Columns data-open={caseId === undefined ? undefined : true}>
        <div className="queue">
          <h1 ref={heading} tabIndex={-1}>
            {messages.title}
          </h1>
          <CaseQueue queue={queue} admin={admin.uid} openId={caseId ?? null} />
        </div>
        <div className="case">
          {caseId === undefined && queue.cases.length > 0 && <p className="choose">{messages.choose}</p>}
          {caseId !== undefined && target === null && <p role="alert">{messages.unknownCase}</p>}
          {caseId !== undefined && target !== null && (
            <CasePane key={caseId} caseId={caseId} target={target} queue={queue} admin={admin} />
          )}
        </div>
      </Columns>
    </>
  );
});

/** After the last case, the heading of the queue takes the focus. */
function useFocusWithoutCase(caseId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const last = useRef(caseId);
  useEffect(() => {
    const isClosed = last.current !== undefined && caseId === undefined;
    last.current = caseId;
    if (isClosed && navigation !== NavigationType.Pop) heading.current?.focus();
  }, [caseId, navigation]);
  return heading;
}

const Columns = styled.div({
  'h1:focus, h2:focus': { outline: 'none' },
  '.case': { minWidth: 0 },
  '.choose': {
    padding: 'clamp(24px, 8vh, 96px) 24px',
    textAlign: 'center',
    color: 'var(--mb-palette-text-secondary)',
  },
  [below(900)]: {
    // The page still has its heading for screen readers.
    '&[data-open] > .queue > :not(h1)': { display: 'none' },
    '&[data-open] > .queue > h1': visuallyHidden,
    '.choose': { display: 'none' },
  },
  [above(900)]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(260px, 320px) minmax(0, 1fr)',
    alignItems: 'start',
    gap: 24,
    // The queue scrolls by itself: the next case is always in sight.
    '.queue': { position: 'sticky', top: 0, maxHeight: '100dvh', overflowY: 'auto', padding: '0 4px 24px' },
  },
});
