import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Decision } from '../../../domain/moderation/Decision';
import type { ReportTarget } from '../../../domain/moderation/Report';
import type { Instant } from '../../../domain/shared/Instant';
import { verdictsOf } from '../../moderation/courseMessages';
import { flushButton } from '../../shared/controls/flushButtons';
import { formatDate } from '../../shared/format/formatDate';
import { OverturnDialog } from '../appeals/OverturnDialog';
import { actionLabels, statusLabel } from '../decision/decisionMessages';
import { Panel } from '../Panel';
import { administrationPaths } from '../paths';
import { caseMessages as messages } from './caseMessages';
import type { CaseViewModel } from './CaseViewModel';

interface PersonDecisionsProps {
  readonly target: ReportTarget;
  readonly viewModel: CaseViewModel;
  readonly admin: UserProfile;
  readonly now: Instant;
}

/** What has been decided about the person before, with their points of the last twelve months. */
export const PersonDecisions = observer(function PersonDecisions({
  target,
  viewModel,
  admin,
  now,
}: PersonDecisionsProps) {
  const [overturning, setOverturning] = useState<Decision | null>(null);
  const { decisions, personId, points, areDecisionsCut } = viewModel;
  const seller = viewModel.listing?.ok === true ? viewModel.listing.value?.seller.name : undefined;
  const known = decisions?.ok === true ? decisions.value : null;
  return (
    <Panel title={messages.person}>
      {seller !== undefined && personId !== null && (
        <p>
          {messages.seller} <Link to={administrationPaths.case({ kind: 'person', id: personId })}>{seller}</Link>
        </p>
      )}
      {personId === null && <p>{messages.noPerson}</p>}
      {personId !== null && known === null && <p>{messages.decisionsLoading}</p>}
      {known !== null && <p>{messages.pointsLabel(messages.points(points), areDecisionsCut)}</p>}
      {known?.length === 0 && <p>{messages.noDecision}</p>}
      {known !== null && known.length > 0 && (
        <List>
          {known.map((decision) => {
            const { number, status, statement } = decision;
            const { decidedAt, measure, title } = statement;
            const isHere = statement.target.kind === target.kind && statement.target.id === target.id;
            return (
              <li key={number}>
                <p>
                  <strong>{messages.decisionOn(actionLabels[measure], title)}</strong>
                </p>
                <p className="quiet">
                  {[
                    formatDate(decidedAt, now),
                    messages.points(decision.points),
                    ...verdictsOf(statusLabel(status), decision, viewModel.restriction.courseAt(decision, now)),
                  ].join('\u00a0· ')}
                </p>
                <div className="actions">
                  {!isHere && (
                    <Button component={Link} to={administrationPaths.case(statement.target)} variant="text">
                      {messages.openCase}
                    </Button>
                  )}
                  {status === 'standing' && (
                    <Button variant="text" onClick={() => setOverturning(decision)}>
                      {messages.overturn}
                    </Button>
                  )}
                </div>
              </li>
            );
          })}
        </List>
      )}
      {areDecisionsCut && (
        <Button variant="text" sx={flushButton} onClick={viewModel.showAllDecisions}>
          {messages.allDecisions}
        </Button>
      )}
      {overturning !== null && (
        <OverturnDialog decision={overturning} admin={admin} onClose={() => setOverturning(null)} />
      )}
    </Panel>
  );
});

const List = styled.ul({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { paddingTop: 12, borderTop: '1px solid var(--mb-palette-divider)' },
  '& > li > p': { margin: 0, overflowWrap: 'anywhere' },
  '.actions': { display: 'flex', flexWrap: 'wrap', marginInlineStart: -20 },
});
