import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { Instant } from '../../../domain/shared/Instant';
import { reportReasonLabels } from '../../moderation/messages';
import { formatDate } from '../../shared/format/formatDate';
import { administrationPaths } from '../paths';
import { caseMessages as messages, kindLabels, urgencyLabel } from './caseMessages';
import { formatHour } from './formatHour';
import { otherHolderOf } from './otherHolderOf';

interface CaseQueueItemProps {
  readonly known: ModerationCase;
  readonly now: Instant;
  /** The uid of the admin. */
  readonly admin: string;
  readonly isOpen: boolean;
  readonly names: ReadonlyMap<string, string>;
}

export function CaseQueueItem({ known, now, admin, isOpen, names }: CaseQueueItemProps) {
  const { target, title, reports, score, lastReason, lastReportAt } = known;
  const holder = otherHolderOf(known, admin, now);
  return (
    <li>
      <Card to={administrationPaths.case(target)} aria-current={isOpen ? 'true' : undefined}>
        <strong>{title === '' ? messages.untitled : title}</strong>
        <span className="facts">
          <span className="urgency" data-high={score >= 5 || undefined}>
            {urgencyLabel(score)}
          </span>
          <span>{kindLabels[target.kind]}</span>
          <span>{messages.reports(reports)}</span>
        </span>
        <span className="quiet">
          {lastReason !== null && reportReasonLabels[lastReason]}
          {lastReportAt !== null && `, ${formatDate(lastReportAt, now)}`}
        </span>
        {holder !== null && (
          <span className="quiet">
            {messages.heldBy(names.get(holder.uid) ?? messages.otherAdmin, formatHour(holder.until))}
          </span>
        )}
      </Card>
    </li>
  );
}

const Card = styled(Link)({
  display: 'grid',
  gap: 4,
  padding: '12px 14px',
  borderRadius: 14,
  border: '1px solid var(--mb-palette-divider)',
  textDecoration: 'none',
  color: 'var(--mb-palette-text-primary)',
  backgroundColor: 'var(--mb-palette-background-paper)',
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'var(--mb-palette-outline)' },
  '&[aria-current]': {
    borderColor: 'var(--mb-palette-primary-main)',
    boxShadow: 'inset 4px 0 0 var(--mb-palette-primary-main)',
  },
  strong: { fontWeight: 650, lineHeight: 1.3 },
  '.facts': { display: 'flex', flexWrap: 'wrap', gap: '2px 10px', fontSize: '0.9375rem' },
  '.urgency': { fontWeight: 650 },
  '.urgency[data-high]': { color: 'var(--mb-palette-error-main)' },
  '.quiet': { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
});
