import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { Instant } from '../../../domain/shared/Instant';
import { reportReasonLabels } from '../../moderation/messages';
import { formatDate } from '../../shared/format/formatDate';
import { Panel } from '../Panel';
import { caseMessages as messages } from './caseMessages';
import type { CaseViewModel } from './CaseViewModel';

interface CaseReportsProps {
  readonly viewModel: CaseViewModel;
  readonly now: Instant;
}

/** The reports, newest first. Who sent them is nobody’s business here: a decision rests on what they say. */
export const CaseReports = observer(function CaseReports({ viewModel, now }: CaseReportsProps) {
  const reports = viewModel.reports?.ok === true ? viewModel.reports.value : [];
  const count = viewModel.current?.reports ?? 0;
  return (
    <Panel title={messages.reportsTitle(count)}>
      {reports.length === 0 && <p>{messages.noReport}</p>}
      {reports.length > 0 && reports.length < count && (
        <p className="quiet">{messages.newestReports(reports.length)}</p>
      )}
      <List>
        {reports.map(({ reporterId, reason, details, createdAt }) => (
          <li key={reporterId}>
            <p className="reason">
              <strong>{reportReasonLabels[reason]}</strong> <span>{formatDate(createdAt, now)}</span>
            </p>
            <p className="details">{details === '' ? messages.noDetails : details}</p>
          </li>
        ))}
      </List>
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
  '& > li > p': { margin: 0 },
  '.reason span': { color: 'var(--mb-palette-text-secondary)' },
  '.details': { maxWidth: '72ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
