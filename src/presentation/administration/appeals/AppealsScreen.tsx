import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Instant } from '../../../domain/shared/Instant';
import { Loader } from '../../shared/controls/Loader';
import { PageTitle } from '../../shared/page/PageTitle';
import { FailureNotice } from '../FailureNotice';
import { appealMessages as messages } from './appealMessages';
import type { AppealsViewModel } from './AppealsViewModel';
import { AppealView } from './AppealView';

interface AppealsScreenProps {
  readonly appeals: AppealsViewModel;
  readonly admin: UserProfile;
  readonly now: Instant;
}

/** The decisions whose appeal waits, the longest waiting first. */
export const AppealsScreen = observer(function AppealsScreen({ appeals, admin, now }: AppealsScreenProps) {
  const { appealed, deciders, status } = appeals;
  useEffect(() => appeals.start(), [appeals]);
  const left = appealed.filter((decision) => appeals.isOwn(decision, admin)).length;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Root>
      <PageTitle>{messages.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      {status === 'loading' && appealed.length === 0 && <Loader message={messages.loading} />}
      {status !== 'loading' && status !== 'ready' && <FailureNotice failure={status} onRetry={appeals.retry} />}
      <p className="count" role="status">
        {status === 'ready' && (appealed.length === 0 ? messages.empty : messages.count(appealed.length, left))}
      </p>
      {status === 'ready' && appealed.length === 0 && <p>{messages.emptyHint}</p>}
      {appealed.map((decision) => (
        <AppealView
          key={decision.number}
          decision={decision}
          decidedBy={deciders.get(decision.number) ?? null}
          isOwn={appeals.isOwn(decision, admin)}
          admin={admin}
          now={now}
          onJudged={() => heading.current?.focus()}
        />
      ))}
    </Root>
  );
});

const Root = styled.div({
  display: 'grid',
  gap: 20,
  'h1:focus': { outline: 'none' },
  // Stronger than the frame, whose margin would add to the gap.
  '&& > h1': { marginBottom: 0 },
  '& > p': { margin: 0 },
  '.count': { fontWeight: 600, color: 'var(--mb-palette-text-secondary)' },
});
