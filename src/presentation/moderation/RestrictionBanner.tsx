import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OwnRestriction } from '../../application/moderation/FollowOwnRestriction';
import { formatDay } from '../shared/format/formatDate';
import { reportHeight } from '../shared/notices/reportHeight';
import { PAGE_MARGIN } from '../shared/page/pageMargin';
import { paths } from '../shared/paths';
import { restrictionMessages as messages } from './restrictionMessages';
import { categoryLabels } from './categoryMessages';

/**
 * Tells a restricted person, or one whose account is closed, on every page until or since when, what for, and where to contest it. It
 * comes after the page that the browser has loaded, so as not to delay it: there it stands over the end of the window, in few words, and
 * moves nothing that is being read. It stands above every page that follows.
 */
export function RestrictionBanner(restriction: OwnRestriction) {
  const { pathname } = useLocation();
  const [firstPage, setFirstPage] = useState<string | null>(pathname);
  if (firstPage !== null && firstPage !== pathname) setFirstPage(null);
  const isLate = firstPage === pathname;
  const { category, kind } = restriction;
  const isClosed = kind === 'closed';
  const title = isClosed ? messages.closed(formatDay(restriction.since)) : messages.title(formatDay(restriction.until));
  const Place = isLate ? LatePlace : Above;
  return (
    <Place key={Number(isLate)} ref={reportBannerHeight} aria-label={messages.label}>
      {isLate && <Global styles={roomBelow} />}
      <p>
        <strong>{title}</strong>
        {!isLate && category !== null && ` ${messages.reason(categoryLabels[category])}`}
        {!isLate && ` ${isClosed ? messages.closedEffect : messages.effect}`}
      </p>
      <Link to={paths.accountDecisions}>{messages.contest}</Link>
    </Place>
  );
}

/** Above and below, in pixels. */
const MARGIN = 24;

const reportBannerHeight = reportHeight('--mb-banner-height', MARGIN);

const Above = styled.aside({
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

/** Below toasts, menus and dialogs, above the page and its links at the bottom. */
const LatePlace = styled(Above)({
  position: 'fixed',
  zIndex: 1090,
  insetInline: 12,
  bottom: 'calc(var(--mb-bottom-offset, 0px) + 12px)',
  width: 'fit-content',
  margin: '0 auto',
  padding: '8px 20px',
  gap: '0 20px',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.22)',
  p: { flex: '0 1 auto' },
});

/** The end of the page, and what takes the focus there, can be scrolled clear of it. */
const roomBelow = {
  body: { paddingBottom: 'var(--mb-banner-height, 0px)' },
  'html:root': { scrollPaddingBottom: 'calc(var(--mb-bottom-offset, 0px) + var(--mb-banner-height, 0px))' },
};
