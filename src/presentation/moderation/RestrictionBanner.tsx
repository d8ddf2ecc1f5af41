import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { OwnRestriction } from '../../application/moderation/FollowOwnRestriction';
import { formatDay } from '../shared/format/formatDate';
import { reportHeight } from '../shared/notices/reportHeight';
import { PAGE_MARGIN } from '../shared/page/pageMargin';
import { paths } from '../shared/paths';
import { restrictionMessages as messages } from './restrictionMessages';
import { categoryLabels } from './categoryMessages';

/** Tells a restricted person, or one whose account is closed, on every page until or since when, what for, and where to contest it. */
export function RestrictionBanner(restriction: OwnRestriction) {
  const { category, kind } = restriction;
  const isClosed = kind === 'closed';
  return (
    <Root ref={reportBannerHeight} aria-label={messages.label}>
      <p>
        <strong>
          {isClosed ? messages.closed(formatDay(restriction.since)) : messages.title(formatDay(restriction.until))}
        </strong>
        {category !== null && ` ${messages.reason(categoryLabels[category])}`}{' '}
        {isClosed ? messages.closedEffect : messages.effect}
      </p>
      <Link to={paths.accountDecisions}>{messages.contest}</Link>
    </Root>
  );
}

/** Above and below, in pixels. */
const MARGIN = 24;

const reportBannerHeight = reportHeight('--mb-banner-height', MARGIN);

const Root = styled.aside({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  margin: `${MARGIN}px ${PAGE_MARGIN}`,
  padding: '14px 20px',
  borderRadius: 14,
  border: '1px solid var(--mb-palette-warning-main)',
  color: 'var(--mb-palette-text-primary)',
  backgroundColor: 'var(--mb-palette-background-paper)',
  p: { flex: '1 1 34ch', margin: 0, lineHeight: 1.5 },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit', fontWeight: 650 },
});
