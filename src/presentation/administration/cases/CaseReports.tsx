import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { Instant } from '../../../domain/shared/Instant';
import { reportReasonLabels } from '../../moderation/messages';
import { formatDate } from '../../shared/format/formatDate';
import { flushButton } from '../../shared/controls/flushButtons';
import { Panel } from '../Panel';
import { caseMessages as messages } from './caseMessages';
import type { CaseViewModel } from './CaseViewModel';
import { NoticeSender } from './NoticeSender';

interface CaseReportsProps {
  readonly viewModel: CaseViewModel;
  readonly now: Instant;
}

/**
 * The reports and notices, newest first. Which account has sent a report is nobody’s business here: a decision rests on what it says.
 * Who sends a notice is named, to be answered. Without any, the heading of the case says so.
 */
export const CaseReports = observer(function CaseReports({ viewModel, now }: CaseReportsProps) {
  const { count, hasNewNotice } = viewModel;
  const { all: received, isWhole, loadAll } = viewModel.received;
  if (count === 0) return null;
  return (
    <Panel title={messages.reportsTitle(count)}>
      <div role="status">{hasNewNotice && <p>{messages.newNotice}</p>}</div>
      {received.length > 0 && received.length < count && (
        <p className="quiet">{messages.newestReports(received.length)}</p>
      )}
      <List>
        {received.map((report) => {
          const { reason, details, createdAt } = report;
          const isNotice = 'reference' in report;
          return (
            <li key={isNotice ? report.reference : report.reporterId}>
              <p className="reason">
                <strong>{reportReasonLabels[reason]}</strong> <span>{formatDate(createdAt, now)}</span>
              </p>
              <p className="details">{details === '' ? messages.noDetails : details}</p>
              {isNotice && <NoticeSender notice={report} />}
            </li>
          );
        })}
      </List>
      {received.length < count && !isWhole && (
        <Button variant="text" sx={flushButton} onClick={() => void loadAll()}>
          {messages.allReports}
        </Button>
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
  '& > li > p': { margin: 0 },
  '.reason span': { whiteSpace: 'nowrap', color: 'var(--mb-palette-text-secondary)' },
  '.details': { maxWidth: '72ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
