import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { OwnReport } from '../../../domain/moderation/ReportOutcome';
import { reportReasonLabels } from '../../moderation/messages';
import { Loader } from '../../shared/controls/Loader';
import { formatDay } from '../../shared/format/formatDate';
import { paths } from '../../shared/paths';
import { useViewModel } from '../../shared/useViewModel';
import { LoadFailure } from '../LoadFailure';
import { ownReportsViewModel } from '../viewModels';
import { ownReportsMessages as messages } from './messages';
import { ModerationList } from './ModerationList';
import { Verdict } from '../../moderation/Verdict';

/** What the person has reported, and what became of it. */
export const OwnReports = observer(function OwnReports() {
  const viewModel = useViewModel(ownReportsViewModel);
  const { attempt, reports, status } = viewModel;
  useEffect(() => viewModel.start(), [attempt, viewModel]);
  return (
    <div>
      <h3>{messages.title}</h3>
      {status === 'loading' && <Loader />}
      {status !== 'loading' && status !== 'ready' && <LoadFailure failure={status} onRetry={viewModel.retry} />}
      {status === 'ready' && reports.length === 0 && <p className="note">{messages.none}</p>}
      {status === 'ready' && reports.length > 0 && (
        <>
          <ModerationList>
            {reports.map((report) => (
              <ReportLine key={`${report.target.kind} ${report.target.id}`} report={report} />
            ))}
          </ModerationList>
          <p className="note">
            {messages.disagree} <Link to={paths.contact}>{messages.write}</Link>.
          </p>
        </>
      )}
    </div>
  );
});

function ReportLine({ report }: { readonly report: OwnReport }) {
  const { createdAt, decidedAt, outcome, reason, target, title } = report;
  return (
    <li>
      <strong>{messages.targets[target.kind](title)}</strong>
      <small>{messages.sent(reportReasonLabels[reason], formatDay(createdAt))}</small>
      <Verdict>
        {messages.outcome(target.kind, outcome)}
        {decidedAt !== null && messages.since(formatDay(decidedAt))}
      </Verdict>
      {target.kind === 'conversation' && outcome === 'dismissed' && <small>{messages.aboutPeople}</small>}
    </li>
  );
}
