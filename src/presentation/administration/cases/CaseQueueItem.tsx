import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { Instant } from '../../../domain/shared/Instant';
import { reportReasonLabels } from '../../moderation/messages';
import { formatClock, formatDate } from '../../shared/format/formatDate';
import { administrationPaths } from '../paths';
import { caseMessages as messages, isUrgent, kindLabels, urgencyLabel } from './caseMessages';
import { otherHolderOf } from './otherHolderOf';
import { QueueCard } from './QueueCard';

interface CaseQueueItemProps {
  readonly known: ModerationCase;
  readonly now: Instant;
  /** The uid of the admin. */
  readonly admin: string;
  readonly isOpen: boolean;
  readonly names: ReadonlyMap<string, string>;
}

export function CaseQueueItem({ known, now, admin, isOpen, names }: CaseQueueItemProps) {
  const { target, title, reports, notices, score, lastReason, lastReportAt } = known;
  const holder = otherHolderOf(known, admin, now);
  return (
    <li>
      <QueueCard to={administrationPaths.case(target)} aria-current={isOpen ? 'true' : undefined}>
        <strong>{title === '' ? messages.untitled : title}</strong>
        <span className="facts">
          <span className="urgency" data-high={isUrgent(score) || undefined}>
            {urgencyLabel(score)}
          </span>
          <span>{kindLabels[target.kind]}</span>
          <span>{messages.reports(reports + notices)}</span>
        </span>
        <span className="quiet">
          {lastReason !== null && reportReasonLabels[lastReason]}
          {lastReportAt !== null && `, ${formatDate(lastReportAt, now)}`}
        </span>
        {holder !== null && (
          <span className="quiet">
            {messages.heldBy(names.get(holder.uid) ?? messages.otherAdmin, formatClock(holder.until))}
          </span>
        )}
      </QueueCard>
    </li>
  );
}
