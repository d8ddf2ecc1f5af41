import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { reportHeight } from '../shared/notices/reportHeight';
import { PAGE_MARGIN } from '../shared/page/pageMargin';
import { paths } from '../shared/paths';
import { closedSiteMessages as messages } from './messages';

const reportNoticeHeight = reportHeight('--mb-closed-notice-height', 0);

export function ClosedSiteNotice({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Root ref={reportNoticeHeight} aria-label={messages.label}>
      <p>{messages.text}</p>
      <Link to={paths.administrationMaintenance}>{messages.manage}</Link>
      <button type="button" onClick={onLeave}>
        {messages.leave}
      </button>
    </Root>
  );
}

const Root = styled.aside({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 24px',
  // Clear of the awning.
  padding: `14px ${PAGE_MARGIN} 4px`,
  color: 'var(--mb-palette-ground-contrastText)',
  backgroundColor: 'var(--mb-palette-ground-main)',
  p: { flex: '1 1 34ch', margin: 0, lineHeight: 1.4, fontWeight: 600 },
  'a, button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    font: 'inherit',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  ':focus-visible': { outlineColor: 'var(--mb-palette-accent-main)' },
});
