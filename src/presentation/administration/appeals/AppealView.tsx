import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Decision } from '../../../domain/moderation/Decision';
import type { Instant } from '../../../domain/shared/Instant';
import { StatementOfReasons } from '../../moderation/StatementOfReasons';
import { formatDate } from '../../shared/format/formatDate';
import { above } from '../../shared/page/screenWidths';
import { useViewModel } from '../../shared/useViewModel';
import { caseMessages } from '../cases/caseMessages';
import { actionLabels } from '../decision/decisionMessages';
import { administrationPaths } from '../paths';
import { judgementViewModel, namesViewModel } from '../desk/viewModels';
import { appealMessages as messages, overturnEffects } from './appealMessages';
import { JudgementForm } from './JudgementForm';

interface AppealViewProps {
  readonly decision: Decision;
  /** Null: not known. */
  readonly decidedBy: string | null;
  /** Whether another admin has to judge it. */
  readonly isOwn: boolean;
  readonly admin: UserProfile;
  readonly now: Instant;
  readonly onJudged: () => void;
}

/** An appeal, the decision that it is against, beside it on wide screens, and the answer. */
export const AppealView = observer(function AppealView({
  decision,
  decidedBy,
  isOwn,
  admin,
  now,
  onJudged,
}: AppealViewProps) {
  const judgement = useViewModel(judgementViewModel);
  const names = useViewModel(namesViewModel);
  const headingId = useId();
  const { number, statement, appeal, appealedAt } = decision;
  useEffect(() => names.load(decidedBy === null ? [] : [decidedBy]), [names, decidedBy]);
  return (
    <Root aria-labelledby={headingId}>
      <h2 id={headingId}>{caseMessages.decisionOn(actionLabels[statement.measure], statement.title)}</h2>
      <Link className="case" to={administrationPaths.case(statement.target)}>
        {messages.openCase}
      </Link>
      <div className="columns">
        <div className="complaint">
          <h3>{messages.appeal}</h3>
          {appealedAt !== null && <p className="quiet">{messages.sentOn(formatDate(appealedAt, now))}</p>}
          <p className="appeal">{appeal}</p>
        </div>
        <div className="decision">
          <h3>{messages.decision}</h3>
          {decidedBy !== null && <p className="quiet">{messages.takenBy(names.names.get(decidedBy) ?? decidedBy)}</p>}
          <p className="quiet">{messages.asRead}</p>
          <blockquote>
            <StatementOfReasons statement={statement} taken={{ number, decidedAt: statement.decidedAt }} />
          </blockquote>
          {statement.measure === 'text-reset' && (
            <>
              <h3>{messages.resetText}</h3>
              <p className="typed">{decision.content?.description}</p>
            </>
          )}
        </div>
        <div>
          <h3>{isOwn ? messages.replyOfOther : messages.reply}</h3>
          {isOwn ? (
            <p>{messages.own}</p>
          ) : (
            <>
              <p className="quiet">{overturnEffects[statement.measure]}</p>
              <JudgementForm decision={decision} admin={admin} judgement={judgement} onJudged={onJudged} />
            </>
          )}
        </div>
      </div>
    </Root>
  );
});

const Root = styled.article({
  minWidth: 0,
  padding: 'clamp(18px, 3vw, 28px)',
  borderRadius: 22,
  border: '1px solid var(--mb-palette-divider)',
  backgroundColor: 'var(--mb-palette-background-paper)',
  h2: { margin: 0, font: 'var(--mb-font-h2)', letterSpacing: '-0.01em', overflowWrap: 'anywhere' },
  h3: { margin: '0 0 8px', fontSize: '1.125rem', fontWeight: 650 },
  p: { margin: '0 0 14px' },
  '.case': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '.quiet': { color: 'var(--mb-palette-text-secondary)' },
  '.appeal, .typed': { maxWidth: '72ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  blockquote: {
    margin: '0 0 20px',
    paddingInlineStart: 16,
    borderInlineStart: '3px solid var(--mb-palette-divider)',
  },
  '.columns': { display: 'grid', alignItems: 'start', gap: 28, marginTop: 8 },
  '.columns > div': { minWidth: 0 },
  [above(900)]: {
    '.columns': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    '.decision': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
