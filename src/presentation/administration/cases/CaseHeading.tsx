import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { Instant } from '../../../domain/shared/Instant';
import { useViewModel } from '../../shared/useViewModel';
import { namesViewModel } from '../desk/viewModels';
import { formatClock } from '../../shared/format/formatDate';
import { caseMessages as messages, isUrgent, kindLabels, urgencyLabel } from './caseMessages';
import type { CaseViewModel } from './CaseViewModel';
import { urgencyLook } from './QueueCard';

interface CaseHeadingProps {
  readonly known: ModerationCase;
  readonly viewModel: CaseViewModel;
  readonly now: Instant;
}

/** The title of a case, which takes the focus when the case is opened from another page, and who else examines it. */
export const CaseHeading = observer(function CaseHeading({ known, viewModel, now }: CaseHeadingProps) {
  const names = useViewModel(namesViewModel);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const isOpened = useRef(navigation !== NavigationType.Pop);
  useEffect(() => {
    if (isOpened.current) heading.current?.focus();
  }, []);
  const holder = viewModel.otherHolderAt(now);
  const holderId = holder?.uid;
  useEffect(() => names.load(holderId === undefined ? [] : [holderId]), [names, holderId]);
  const { target, title, reports, notices, score, state, decision } = known;
  const count = reports + notices;
  return (
    <Root>
      <h2 ref={heading} tabIndex={-1}>
        {title === '' ? messages.untitled : title}
      </h2>
      <p>
        {kindLabels[target.kind]}&nbsp;· {stateOf(known, viewModel.isWaiting)}
        {state === 'open' && (
          <>
            {'\u00a0· '}
            <span className="urgency" data-high={isUrgent(score) || undefined}>
              {urgencyLabel(score)}
            </span>
          </>
        )}
        {count > 0 && (
          <>
            {'\u00a0· '}
            <span className="count">{messages.reports(count)}</span>
          </>
        )}
      </p>
      {state === 'closed' && decision !== null && <p>{messages.closedBy(decision)}</p>}
      {viewModel.isWaiting && <p>{messages.waiting}</p>}
      {count === 0 && decision === null && !viewModel.isWaiting && <p>{messages.unreported}</p>}
      <div role="status">
        {holder !== null && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {messages.heldBy(names.names.get(holder.uid) ?? messages.otherAdmin, formatClock(holder.until))}
          </Alert>
        )}
      </div>
    </Root>
  );
});

function stateOf({ state, reports, notices, decision }: ModerationCase, isWaiting: boolean): string {
  if (state === 'open') return messages.open;
  if (isWaiting) return messages.inReview;
  return reports + notices === 0 && decision === null ? messages.none : messages.closed;
}

const Root = styled.div({
  // Larger than the titles of the sections, as the title of a screen.
  h2: {
    margin: '20px 0 8px',
    font: 'var(--mb-font-h1)',
    fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
  },
  p: { margin: '0 0 12px', color: 'var(--mb-palette-text-secondary)' },
  '.count, .urgency': { whiteSpace: 'nowrap' },
  ...urgencyLook,
});
